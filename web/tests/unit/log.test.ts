import { describe, expect, it, vi } from 'vitest';
import type { BoardRow, CastleDeed, Deed, Scoring, Table } from '../../src/lib/protocol';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('document', { documentElement: {}, createElement: () => ({ getContext: () => null }) });
const { setLanguage } = await import('../../src/lib/i18n/index.svelte');
const { deedText } = await import('../../src/lib/carcassonne/words');
const castle = await import('../../src/lib/castle/words');
const { rowText, scoringText: textOf } = await import('../../src/lib/table/boardWords');
const { merged, pointsOf, storyOf } = await import('../../src/lib/table/log');

const table = {
  game: 'castle',
  seats: [
    { seat: 0, word: 'black', name: 'Anna' },
    { seat: 1, word: 'white', name: 'Ben' },
  ],
} as unknown as Table;
const words = {
  deedText: castle.deedText,
  broughtText: (...[brought, seat]: [Scoring['brought'][number], number]) => castle.broughtText(brought, seat, table),
};
const scoringText = (scoring: Scoring, mover: number) => textOf(scoring, mover, table, words);
const tower: Scoring = {
  n: 5,
  seat: 1,
  reason: 'tower',
  points: 4,
  terms: [{ item: 'tiles', count: 2, each: 2 }],
  at: null,
  brought: [{ what: 'wall', corner: 12, tile: 'double-house' }],
};
const house: Scoring = {
  n: 5,
  seat: 0,
  reason: 'house',
  points: 3,
  terms: [{ item: 'tiles', count: 3, each: 1 }],
  at: null,
  brought: [{ what: 'keep', size: 3 }],
};

describe('the log of The Castle', () => {
  it('says who took a wall tile, where and for what, though somebody else laid the tile', async () => {
    await setLanguage('en');
    expect(scoringText(tower, 0)).toBe(
      'Tower: 2 tiles × 2 = 4 → Ben · Ben lands on corner tower 12/13, takes “House counts double”',
    );
    await setLanguage('de');
    expect(scoringText(tower, 0)).toBe(
      'Turm: 2 Plättchen × 2 = 4 → Ben · Ben landet auf Eckturm 12/13, nimmt „Haus zählt doppelt“',
    );
  });

  it('says where a keep moved and for which house', async () => {
    await setLanguage('en');
    expect(scoringText(house, 0)).toBe('House: 3 tiles = 3 · Anna’s keep moves to a house of 3 tiles');
    await setLanguage('de');
    expect(scoringText(house, 0)).toBe('Haus: 3 Plättchen = 3 · Anna: Der Palas zieht auf ein Haus aus 3 Plättchen');
  });

  it('says why a path counts two a tile', async () => {
    const path = (each: number): Scoring => ({
      ...house,
      reason: 'path',
      points: 3 * each,
      terms: [{ item: each > 1 ? 'fountain-tiles' : 'tiles', count: 3, each }],
      brought: [],
    });
    await setLanguage('en');
    expect(scoringText(path(1), 0)).toBe('Path: 3 tiles = 3');
    expect(scoringText(path(2), 0)).toBe('Path with fountain: 3 tiles × 2 = 6');
    await setLanguage('de');
    expect(scoringText(path(2), 0)).toBe('Weg mit Brunnen: 3 Plättchen × 2 = 6');
  });

  const row = (n: number, change: Partial<BoardRow<CastleDeed>> = {}): BoardRow<CastleDeed> => ({
    turn: n,
    n,
    end: n,
    seat: 0,
    kind: 'C1',
    x: 4,
    y: 8,
    facing: 0,
    deeds: [],
    scorings: [],
    points: [0, 0],
    ...change,
  });

  it('tells a wall tile once, with the scoring and not as a deed of whoever laid the tile', async () => {
    await setLanguage('en');
    const text = rowText(row(4, { scorings: [tower] }), table, words);
    expect(text.match(/House counts double/g)).toHaveLength(1);
    expect(text).toMatch(/^no follower/);
    const played = row(4, { deeds: [{ n: 5, seat: 0, did: { kind: 'wall-tile', tile: 'bonus' } }] });
    expect(rowText(played, table, words)).toBe('played “Bonus”');
  });

  it('replaces rows from the one that is told', () => {
    const log = (from: number, ...rows: BoardRow<CastleDeed>[]) => ({
      game: 'castle' as const,
      from,
      rows,
      finale: [],
    });
    const all = merged(null, log(0, row(1), row(2)));
    expect(merged(all, log(1, row(2, { end: 9 }), row(3))).rows.map(({ n, end }) => [n, end])).toEqual([
      [1, 1],
      [2, 9],
      [3, 3],
    ]);
    // After an undo there are fewer.
    expect(merged(all, log(1)).rows).toHaveLength(1);
  });

  it('adds up the points of a row by seat, and tells them turn by turn', () => {
    const two = row(1, { scorings: [tower, house, { ...tower, points: 2 }], points: [3, 6] });
    expect(pointsOf(two)).toEqual([
      { seat: 1, points: 6 },
      { seat: 0, points: 3 },
    ]);
    const story = storyOf({ game: 'castle', from: 0, rows: [two], finale: [house] });
    expect(story.turns.map(({ points }) => points)).toEqual([[3, 6]]);
    expect([story.scorings.length, story.finale.length]).toEqual([3, 1]);
  });
});

describe('the log of Carcassonne', () => {
  it('has words for every deed, in both languages', async () => {
    const deeds: Deed[] = [
      { kind: 'figure', figure: 'meeple', terrain: 'city' },
      { kind: 'figure', figure: 'pig', terrain: 'field' },
      { kind: 'enchant', who: 'witch' },
      { kind: 'robber', space: 12 },
      { kind: 'capture', figure: 'meeple', owner: 1 },
      { kind: 'circle', circle: 'remove' },
      { kind: 'second-tile' },
    ];
    const texts = () => deeds.map((did) => deedText(did, table));
    await setLanguage('en');
    expect(texts()).toEqual([
      'knight',
      'pig',
      'witch moved',
      'robber placed on space 12',
      'captured: Meeple (Ben)',
      'crop circle: take a meeple back',
      'second tile',
    ]);
    await setLanguage('de');
    expect(texts()).toEqual([
      'Ritter',
      'Schwein',
      'Hexe versetzt',
      'Räuber auf Feld 12 gestellt',
      'gefangen genommen: Meeple (Ben)',
      'Kornkreis: Meeple zurücknehmen',
      'zweites Plättchen',
    ]);
  });
});
