// @vitest-environment happy-dom
// A table as a browser keeps it: what the server tells is taken as it is, and the end of a round is shown once.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardPrompt, CardView, RoundEnd, ServerMessage, Table } from '../../src/lib/protocol';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('location', { href: 'http://here/' });
vi.stubGlobal('window', globalThis);

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
const { setLanguage } = await import('../../src/lib/i18n/index.svelte');
const { CardStore } = await import('../../src/lib/cardcassonne/store.svelte');

const table = {
  id: 'T',
  game: 'cardcassonne',
  seats: [
    { seat: 0, word: 'red', name: 'Anna', who: 'me' },
    { seat: 1, word: 'blue', name: 'Ben', who: 'person' },
  ],
} as unknown as Table;
const view = { round: 1, eyes: 0, seats: [{ cards: ['blue-1'] }, {}], over: null } as unknown as CardView;
const end = (n: number, undecided: number | null = null): RoundEnd => ({
  round: 1,
  n,
  taken: [],
  last: false,
  undecided,
});
interface Told {
  question?: CardPrompt['question'];
  roundEnd?: RoundEnd | null;
  undo?: number | null;
}
const told = (seq: number, { question = 'play', roundEnd = null, undo = null }: Told) => ({
  seq,
  scene: {
    game: 'cardcassonne' as const,
    view,
    prompt: { seat: 0, question, about: 'blue-1', options: [] },
    events: [],
  },
  log: { game: 'cardcassonne' as const, from: 0, rows: [], roundEnd, rounds: [], finale: [] },
  undo,
});

describe('a table of cards', () => {
  let store: InstanceType<typeof CardStore>;
  const hear = (message: ServerMessage) => FakeSocket.latest.onmessage({ data: JSON.stringify(message) });
  const welcome = (seq: number, what: Told = {}) => hear({ type: 'welcome', table, ...told(seq, what) });
  const update = (seq: number, what: Told = {}) => hear({ type: 'update', entries: [], ...told(seq, what) });
  beforeEach(() => {
    store = new CardStore(table);
    store.open();
  });

  it('shows the end of a round that it saw happen, until somebody goes on', () => {
    welcome(10, { roundEnd: end(5) });
    expect(store.reveal).toBeNull();
    update(20, { roundEnd: end(19) });
    expect([store.reveal?.n, store.resting]).toEqual([19, true]);
    // Coming back changes nothing.
    welcome(20, { roundEnd: end(19) });
    expect(store.reveal?.n).toBe(19);
    store.goOn();
    expect([store.reveal, store.resting]).toEqual([null, false]);
  });

  it('shows it to whoever comes while something about it is decided', () => {
    welcome(20, { question: 'foreign', roundEnd: end(19, 0) });
    expect([store.reveal?.undecided, store.resting, store.disputed]).toEqual([0, false, 'blue-1']);
    update(21, { roundEnd: end(19) });
    expect(store.reveal).toBeNull();
  });

  it('does not show an earlier end again after the last one was taken back', () => {
    welcome(3);
    update(10, { roundEnd: end(9) });
    store.goOn();
    update(20, { roundEnd: end(19) });
    store.goOn();
    update(21, { roundEnd: end(9) });
    expect(store.reveal).toBeNull();
    update(30, { roundEnd: end(29) });
    expect(store.reveal?.n).toBe(29);
  });

  it('takes from the server who may take something back', () => {
    welcome(10, { undo: 0 });
    expect(store.undoable).toBe(0);
    store.undo();
    expect(JSON.parse(FakeSocket.latest.sent[0]!)).toEqual({ type: 'undo', seq: 10, seat: 0 });
    update(11);
    expect(store.undoable).toBeNull();
  });

  it('leaves messages of another game and old ones alone', () => {
    welcome(10);
    const old = store.scene;
    update(9, { roundEnd: end(8) });
    expect(store.scene).toBe(old);
    const { scene } = told(11, {});
    hear({ type: 'update', entries: [], ...told(11, {}), scene: { ...scene, game: 'castle' } as never });
    expect(store.seq).toBe(10);
  });

  it('calls seats without a name in the language of the moment', async () => {
    const seats = table.seats.map((seat) => ({ ...seat, name: '' }));
    store = new CardStore({ ...table, seats });
    const names = () => store.table?.seats.map((seat) => seat.name);
    expect(names()).toEqual(['You', 'Blue']);
    await setLanguage('de');
    expect(names()).toEqual(['Du', 'Blau']);
    await setLanguage('en');
  });
});
