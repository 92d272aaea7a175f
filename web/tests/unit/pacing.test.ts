// @vitest-environment happy-dom
// A table that tells one update after the other: what waits cannot be acted upon, and nothing older than the present is.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event, ServerMessage, Table, View } from '../../src/lib/protocol';
import { LASTS } from '../../src/lib/table/beats';

class FakeSocket {
  static readonly OPEN = 1;
  static latest: FakeSocket;
  readyState = 1;
  sent: string[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  constructor() {
    FakeSocket.latest = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
}
vi.stubGlobal('WebSocket', FakeSocket);
const { choose } = await import('../../src/lib/settings.svelte');
const { CarcassonneStore } = await import('../../src/lib/carcassonne/store.svelte');

const ME = 0;
const table = {
  id: 'T',
  game: 'carcassonne',
  with: '',
  seats: [
    { seat: ME, word: 'red', name: 'Anna', who: 'me' },
    { seat: 1, word: 'blue', name: 'Bot', who: 'bot' },
  ],
} as unknown as Table;
const tile = (x: number, by: number) => ({ kind: 'D', x, y: 0, facing: 0, by });
const viewOf = (tiles: number) =>
  ({
    mover: 1,
    tiles: Array.from({ length: tiles }, (_, n) => tile(n, 1)),
    figures: [],
    seats: [{ points: 0 }, { points: 0 }],
    regions: [],
    drawn: null,
    over: null,
  }) as unknown as View;
const laid = (x: number): Event => ({ type: 'tilePlaced', kind: 'D', x, y: 0, facing: 0 });
const scored: Event = { type: 'scored', to: ME, reason: 'city', points: 4, terms: [], at: [0, 0], contest: null };
const told = (seq: number, tiles: number, asked: number, undo: number | null = null, events: Event[] = []) => ({
  seq,
  scene: {
    game: 'carcassonne' as const,
    view: viewOf(tiles),
    prompt: { seat: asked, question: 'tile', cause: { why: 'drew' }, options: [] } as never,
    events,
  },
  log: { game: 'carcassonne' as const, from: 0, rows: [], finale: [] },
  undo,
});

describe('a table that is told', () => {
  let store: InstanceType<typeof CarcassonneStore>;
  const hear = (message: ServerMessage) => FakeSocket.latest.onmessage({ data: JSON.stringify(message) });
  const welcome = (...what: Parameters<typeof told>) => hear({ type: 'welcome', table, ...told(...what) });
  const update = (...what: Parameters<typeof told>) => hear({ type: 'update', entries: [], ...told(...what) });
  const later = (ms: number) => vi.advanceTimersByTime(ms);
  beforeEach(() => {
    vi.useFakeTimers();
    choose({ speed: 'usual' });
    store = new CarcassonneStore(table);
    store.open();
    welcome(1, 1, 1);
  });
  afterEach(() => {
    store.close();
    vi.useRealTimers();
  });

  it('tells a burst of updates one after the other, and asks when all of it was told', () => {
    update(2, 2, 1, null, [laid(1)]);
    update(3, 3, 1, null, [laid(2)]);
    update(4, 4, ME, ME, [laid(3)]);
    expect([store.seq, store.shown?.tiles.length, store.question]).toEqual([2, 2, null]);
    expect(store.undoable).toBeNull();
    later(LASTS.tile);
    expect([store.seq, store.shown?.tiles.length]).toEqual([3, 3]);
    later(LASTS.tile);
    expect([store.seq, store.question]).toEqual([4, null]);
    later(LASTS.tile);
    expect([store.question?.seat, store.undoable]).toEqual([ME, ME]);
    // A double click meets nothing.
    expect(store.listens).toBe(false);
    later(400);
    expect(store.listens).toBe(true);
  });

  it('answers the newest question after a skip', () => {
    update(2, 2, 1, null, [laid(1)]);
    update(3, 3, ME, null, [laid(2), scored]);
    store.skip();
    expect([store.seq, store.shown?.tiles.length, store.timeline.chips.length]).toEqual([3, 3, 1]);
    later(400);
    store.play({ sentence: 'pass' });
    expect(JSON.parse(FakeSocket.latest.sent.at(-1)!)).toMatchObject({ type: 'play', seq: 3, seat: ME });
    // Whoever acts has seen what was counted.
    expect(store.timeline.chips).toEqual([]);
  });

  it('takes at once what comes while somebody here is asked', () => {
    update(2, 2, ME, null, [laid(1), scored]);
    later(LASTS.tile);
    expect(store.question?.seat).toBe(ME);
    update(3, 1, 1);
    expect([store.seq, store.question, store.shown?.tiles.length]).toEqual([3, null, 1]);
    // Something was taken back: what it had brought is gone.
    expect(store.timeline.chips).toEqual([]);
  });

  it('comes to the present with a new connection, and where too much waits', () => {
    update(2, 2, 1, null, [laid(1)]);
    update(3, 3, 1, null, [laid(2)]);
    welcome(9, 5, ME);
    expect([store.seq, store.shown?.tiles.length, store.question?.seat]).toEqual([9, 5, ME]);
    welcome(10, 5, 1);
    for (let n = 1; n <= 30; n += 1) update(10 + n, 5 + n, 1, null, [laid(4 + n)]);
    expect(store.seq).toBeGreaterThan(30);
  });

  it('waits for nothing at once', () => {
    choose({ speed: 'once' });
    update(2, 2, 1, null, [laid(1)]);
    update(3, 3, ME, null, [laid(2)]);
    expect([store.seq, store.question?.seat]).toEqual([3, ME]);
  });
});
