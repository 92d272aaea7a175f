import { describe, expect, it } from 'vitest';
import { Patches, patched } from '../../src/lib/net/patches';
import type { ServerMessage } from '../../src/lib/protocol';

const hole = (x: number, left: number) => ({ cell: [x, 0], left });

describe('patched', () => {
  it('replaces fields, splices lists and changes fields of elements', () => {
    const view = { mover: 0, tiles: ['V', 'L', 'K'], holes: [hole(0, 9), hole(1, 9), hole(2, 9)], over: null };
    const fresh = patched(view, {
      set: { mover: 1 },
      lists: {
        tiles: {
          splices: [
            [1, 1, ['X', 'Y']],
            [3, 0, ['Z']],
          ],
          changes: [],
        },
        holes: { splices: [[0, 1, []]], changes: [[1, { left: 8 }]] },
      },
    });
    expect(fresh).toEqual({ mover: 1, tiles: ['V', 'X', 'Y', 'K', 'Z'], holes: [hole(1, 9), hole(2, 8)], over: null });
    expect(view.tiles).toEqual(['V', 'L', 'K']);
    expect(view.holes[2]).toEqual(hole(2, 9));
  });

  it('keeps what did not change', () => {
    const view = { tiles: [1], seats: [{ points: 1 }] };
    const fresh = patched(view, { set: {}, lists: { tiles: { splices: [[1, 0, [2]]], changes: [] } } });
    expect(fresh.seats).toBe(view.seats);
  });
});

describe('Patches', () => {
  const scene = { game: 'castle', view: { mover: 0, tiles: [] }, prompt: null, events: [] };
  const log = { game: 'castle', from: 0, rows: [], finale: [] };
  const message = (fields: object) => ({ log, undo: null, ...fields }) as unknown as ServerMessage;
  const patch = (after: number, seq: number) =>
    message({
      type: 'patch',
      after,
      seq,
      entries: [],
      view: { set: { mover: seq }, lists: {} },
      prompt: null,
      events: [],
    });

  it('makes whole messages of patches that follow', () => {
    const patches = new Patches();
    patches.whole(message({ type: 'welcome', seq: 3, scene, table: {} }));
    expect(patches.whole(patch(3, 4))).toMatchObject({
      type: 'update',
      seq: 4,
      scene: { game: 'castle', view: { mover: 4 } },
    });
    expect(patches.whole(patch(4, 6))).toMatchObject({ seq: 6, scene: { view: { mover: 6, tiles: [] } } });
  });

  it('takes none that does not follow', () => {
    const patches = new Patches();
    expect(patches.whole(patch(3, 4))).toBeNull();
    patches.whole(message({ type: 'update', seq: 3, entries: [], scene }));
    expect(patches.whole(patch(4, 5))).toBeNull();
    expect(patches.whole({ type: 'pong' })).toEqual({ type: 'pong' });
  });
});
