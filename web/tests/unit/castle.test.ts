// What The Castle says before a choice is made: only what the choice changes, and what really comes next.
import { describe, expect, it, vi } from 'vitest';
import type { CastleOption, CastlePrompt, CastleView, Table, TrackMove, WallTile } from '../../src/lib/protocol';
import type { Placement } from '../../src/lib/castle/words';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { targetsOf } = await import('../../src/lib/castle/targets');
const { remarks } = await import('../../src/lib/castle/remarks');
const { afterTile, freeMatters, freeText, passText } = await import('../../src/lib/castle/words');
const { insetOf } = await import('../../src/lib/play/room');
const { middleOf } = await import('../../src/lib/board/place');

const table = {
  game: 'castle',
  seats: [
    { seat: 0, word: 'black', name: 'Anna' },
    { seat: 1, word: 'white', name: 'Ben' },
  ],
} as unknown as Table;
const held = (...tiles: WallTile[]) =>
  tiles.map((tile, n) => ({ tile, number: n + 1, count: 1, amount: 1, byHand: !tile.startsWith('open') }));
const view = { mover: 0, tiles: [], seats: [{ held: held('extra-turn', 'double-house') }] } as unknown as CastleView;

const mine: TrackMove = { seat: 0, points: 3, to: 12, wall: true };
const others: TrackMove = { seat: 1, points: 4, to: 9, wall: false };
const richer: TrackMove = { seat: 0, points: 6, to: 15, wall: false };
const play = (tile: WallTile, effect: boolean, moves: TrackMove[]): CastleOption => ({
  kind: 'play',
  sentence: `play ${tile}`,
  ends: false,
  tile,
  number: 1,
  effect,
  moves,
});
const pass = (moves: TrackMove[]): CastleOption => ({ kind: 'pass', sentence: 'pass', ends: true, moves });
const asked = (options: CastleOption[]): CastlePrompt => ({
  seat: 0,
  question: 'wall',
  cause: { why: 'holds-wall-tiles' },
  options,
});
const notes = (prompt: CastlePrompt) => targetsOf(prompt, view, table).map((target) => target.note);

describe('the question of wall tiles', () => {
  const prompt = asked([
    play('extra-turn', true, [mine, others]),
    play('double-house', true, [richer, others]),
    pass([mine, others]),
  ]);

  it('promises no points that come either way', () => {
    expect(notes(prompt)[0]).toBe('You take another turn after this one.');
    expect(passText(prompt, table)).toBe('Anna +3 → space 12: wall tile! Ben +4 → space 9.');
  });

  it('says what a wall tile changes', () => {
    expect(notes(prompt)[1]).toBe(
      '+1 point per tile for the largest house you complete this turn. Anna +6 → space 15.',
    );
  });

  it('says that the other loses or wins a wall tile by it', () => {
    const found = { ...others, wall: true };
    const changing = asked([play('double-house', true, [richer, found]), pass([mine, others])]);
    expect(notes(changing)[0]).toMatch(/Anna \+6 → space 15\. Ben \+4 → space 9: wall tile!$/);
  });

  it('tells the way of a marker in one sentence', () => {
    const way = [{ ...mine, points: 2, to: 9, wall: false }, mine, { ...mine, points: 1, to: 13, wall: false }, others];
    expect(passText(asked([pass(way)]), table)).toBe(
      'Anna +2 → space 9, +3 → 12 (wall tile), +1 → 13. Ben +4 → space 9.',
    );
  });

  it('promises nothing where aids foretell nothing', () => {
    expect(notes(asked([play('double-house', true, []), pass([])]))[0]).toBe(
      '+1 point per tile for the largest house you complete this turn.',
    );
  });
});

describe('what comes after the tile', () => {
  const tile = (then: 'figure' | 'wall' | 'order'): Placement => ({
    kind: 'tile',
    sentence: '',
    ends: false,
    then,
    x: 0,
    y: 0,
    facing: 0,
    joins: [],
    moves: [],
  });
  it('is a follower only where a part is free', () => {
    expect(afterTile([tile('figure')], [])).toBe('Next: follower and end of turn');
    expect(afterTile([tile('wall')], held('extra-turn'))).toBe('Next: wall tiles and end of turn');
    expect(afterTile([tile('order')], [])).toBe('Next: your choice and end of turn');
  });
  it('is both where a wall tile may be played as well', () => {
    expect(afterTile([tile('figure')], held('extra-turn'))).toBe('Next: follower, wall tiles and end of turn');
    expect(afterTile([tile('figure')], held('open-path'))).toBe('Next: follower and end of turn');
  });
  it('is not said while it hangs on the placement', () => {
    const both = (['figure', 'wall'] as const).map(tile);
    expect(afterTile(both, held('extra-turn'))).toBe('');
  });
});

describe('the largest free area', () => {
  const free = (freeGoesTo: CastleView['freeGoesTo']) =>
    freeText({ free: [[0, 0]], freeGoesTo } as unknown as CastleView, table);
  it('goes to whoever the rules say', () => {
    expect(free({ who: 'no-keep' })).toBe('');
    expect(freeMatters({ freeGoesTo: { who: 'no-keep' } } as CastleView)).toBe(false);
    expect(freeMatters({ freeGoesTo: { who: 'tied' } } as CastleView)).toBe(true);
    expect(free({ who: 'tied' })).toMatch(/equally large|same size/i);
    expect(free({ who: 'seat', seat: 1 })).toContain('Ben');
  });
});

describe('the number of the largest empty region', () => {
  it('stands in its middle, but never on the pinned tile', () => {
    const row: [number, number][] = [
      [0, 0],
      [1, 0],
      [2, 0],
    ];
    expect(middleOf(row, null)).toEqual([1, 0]);
    expect(middleOf(row, { x: 1, y: 0 })?.[0]).not.toBe(1);
    expect(middleOf([[1, 0]], { x: 1, y: 0 })).toBeNull();
    expect(middleOf([], null)).toBeNull();
  });
});

describe('the room of the wall', () => {
  /** How large a tile is drawn. */
  const tile = (wide: number, high: number, inset: { left: number; top: number; right: number; bottom: number }) =>
    Math.min((wide - inset.left - inset.right) / 11, (high - inset.top - inset.bottom) / 14);

  it('leaves news its place without making the wall smaller', () => {
    for (const [wide, tall, boardHigh] of [
      [390, 844, 700],
      [390, 844, 540],
      [360, 640, 500],
      [360, 640, 343],
    ] as const) {
      const inset = insetOf({ wide, tall, boardHigh }, true);
      expect(tile(wide, boardHigh, inset)).toBeCloseTo(tile(wide, boardHigh, { ...inset, top: 60 }));
    }
    expect(insetOf({ wide: 390, tall: 844, boardHigh: 700 }, true).top).toBe(108);
    expect(insetOf({ wide: 390, tall: 844, boardHigh: 700 }, false).top).toBe(60);
  });
});

describe('a keep that a wall tile decided', () => {
  const seat = (size: number | null, larger: number) => ({
    points: 0,
    keep: size === null ? null : { tile: 0, part: 0, size },
    held: larger > 0 ? [{ tile: 'larger-keep', number: 8, count: larger, byHand: false, amount: 2 }] : [],
  });
  const result = (seats: unknown[], freeGoesTo: CastleView['freeGoesTo'], how = 'played') =>
    remarks({ seats, freeGoesTo, over: { how } } as unknown as CastleView, table);
  it('is said in the result, and only then', () => {
    const [said] = result([seat(3, 0), seat(2, 1)], { who: 'seat', seat: 1 });
    expect(said).toMatch(/Ben.* 4 tiles instead of 2 .*Larger keep.* of 3\./);
    expect(result([seat(2, 1), seat(4, 0)], { who: 'tied' })[0]).toMatch(/both keeps count as 4 tiles/);
    expect(result([seat(3, 0), seat(2, 0)], { who: 'seat', seat: 0 })).toEqual([]);
    expect(result([seat(3, 0), seat(3, 0)], { who: 'tied' })).toEqual([]);
    expect(result([seat(5, 1), seat(2, 0)], { who: 'seat', seat: 0 })).toEqual([]);
    expect(result([seat(null, 1), seat(null, 0)], { who: 'no-keep' })).toEqual([]);
    expect(result([seat(3, 0), seat(2, 1)], { who: 'seat', seat: 1 }, 'resigned')).toEqual([]);
  });
});
