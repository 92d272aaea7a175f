import { describe, expect, it, vi } from 'vitest';
import type { Scoring, Table } from '../../src/lib/protocol';
import { turns } from '../../src/lib/table/turns';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: {} });
const { speak } = await import('../../src/lib/i18n/index.svelte');
const { rowText, scoringText } = await import('../../src/lib/table/words');

const table = {
  game: 'castle',
  seats: [
    { seat: 0, word: 'black', name: 'Anna' },
    { seat: 1, word: 'white', name: 'Ben' },
  ],
} as unknown as Table;
const tower: Scoring = {
  n: 5,
  seat: 1,
  reason: 'tower',
  points: 4,
  terms: [{ item: 'tiles', count: 2, each: 2 }],
  at: null,
  last: false,
  brought: [{ what: 'wall', corner: 12, tile: 'double-house' }],
};
const house: Scoring = {
  n: 5,
  seat: 0,
  reason: 'house',
  points: 3,
  terms: [{ item: 'tiles', count: 3, each: 1 }],
  at: null,
  last: false,
  brought: [{ what: 'keep', size: 3 }],
};

describe('the log of The Castle', () => {
  it('says who took a wall tile, where and for what, though somebody else laid the tile', async () => {
    await speak('en');
    expect(scoringText(tower, 0, table)).toBe(
      'Tower: 2 tiles × 2 = 4 → Ben · Ben lands on corner tower 12/13, takes “House counts double”',
    );
    await speak('de');
    expect(scoringText(tower, 0, table)).toBe(
      'Turm: 2 Plättchen × 2 = 4 → Ben · Ben landet auf Eckturm 12/13, nimmt „Haus zählt doppelt“',
    );
  });

  it('says where a keep moved and for which house', async () => {
    await speak('en');
    expect(scoringText(house, 0, table)).toBe('House: 3 tiles = 3 · Anna’s keep moves to a house of 3 tiles');
    await speak('de');
    expect(scoringText(house, 0, table)).toBe(
      'Haus: 3 Plättchen = 3 · Anna: Der Palas zieht auf ein Haus aus 3 Plättchen',
    );
  });

  it('says why a path counts two a tile', async () => {
    const path = (each: number): Scoring => ({
      ...house,
      reason: 'path',
      points: 3 * each,
      terms: [{ item: 'tiles', count: 3, each }],
      brought: [],
    });
    await speak('en');
    expect(scoringText(path(1), 0, table)).toBe('Path: 3 tiles = 3');
    expect(scoringText(path(2), 0, table)).toBe('Path with fountain: 3 tiles × 2 = 6');
    await speak('de');
    expect(scoringText(path(2), 0, table)).toBe('Weg mit Brunnen: 3 Plättchen × 2 = 6');
  });

  it('tells a wall tile once, with the scoring and not as a deed of whoever laid the tile', async () => {
    await speak('en');
    const entries = [
      { n: 4, actor: 'black', say: 'tile C1 E9 ^' },
      { n: 5, actor: 'black', say: 'pass' },
      { n: 6, actor: 'chance', say: 'wall double-house' },
    ];
    const [row] = turns(entries, [tower]);
    expect(row?.deeds.map((deed) => deed.words)).toEqual([['pass']]);
    expect(rowText(row!, table).match(/House counts double/g)).toHaveLength(1);
  });
});
