// What an answer changes, in words, and which answer comes first.
import { describe, expect, it, vi } from 'vitest';
import type { Asked } from '../../src/lib/carcassonne/expansions/types';
import type { Change, Option, Region, Table, View } from '../../src/lib/protocol';
import type { Target } from '../../src/lib/table/target';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { changeLines, gainLines, rankOf } = await import('../../src/lib/carcassonne/effects');
const { ranked } = await import('../../src/lib/carcassonne/targets');

const road = (now: number, leaders: number[], change: Partial<Region> = {}): Region => ({
  terrain: 'road',
  parts: [[0, 0]],
  tiles: now,
  pennants: 0,
  gold: 0,
  magician: null,
  open: 1,
  leaders,
  strengths: leaders.map((seat) => ({ seat, meeples: 1 })),
  now,
  finished: now + 1,
  cities: 0,
  ...change,
});
const table = {
  seats: [
    { seat: 0, name: 'Anna', who: 'me' },
    { seat: 1, name: 'Ben', who: 'bot' },
  ],
} as unknown as Table;
const asked = (...regions: Region[]): Asked => ({
  view: { regions } as unknown as View,
  table,
  seat: 0,
  about: () => ({ note: '', worth: '' }),
});
const option = (changes: Change[], ...gains: [seat: number, points: number][]): Option => ({
  kind: 'pass',
  sentence: 'pass',
  ends: true,
  effect: { changes, gains: gains.map(([seat, points]) => ({ seat, points })) },
});

describe('what an answer changes', () => {
  it('is told with what was before', () => {
    const mage: Change = { before: [0], after: road(6, [1]) };
    expect(changeLines([mage], asked(road(3, [1])))).toEqual(['Road (Ben): 6 points instead of 3']);
    const joined: Change = { before: [0, 1], after: road(5, [0]) };
    expect(changeLines([joined], asked(road(2, []), road(3, [0])))).toEqual([
      'Road (you): 5 points instead of 2 and 3',
    ]);
    const taken: Change = { before: [0], after: road(3, []) };
    expect(changeLines([taken], asked(road(3, [1])))).toEqual(['Road: belongs to nobody instead of Ben, 3 points']);
  });

  it('is told as it becomes where something falls apart', () => {
    const changes: Change[] = [
      { before: [0], after: road(1, []) },
      { before: [0, 1], after: road(4, [0]) },
    ];
    expect(changeLines(changes, asked(road(3, [0]), road(2, [])))).toEqual([
      'Road: then belongs to nobody, 1 point',
      'Road: then belongs to you, 4 points',
    ]);
  });

  it('tells points that come or go at once', () => {
    expect(gainLines(option([], [0, 4], [1, -3]), asked())).toEqual(['+4 for you at once', '−3 for Ben']);
  });
});

describe('the best answer', () => {
  it('is good for whoever is asked or bad for the others', () => {
    const regions = [road(4, [0]), road(4, [1]), road(4, [])];
    const doubled = (n: number): Option => option([{ before: [n], after: { ...regions[n]!, now: 8, finished: 10 } }]);
    const [mine, theirs, free] = [0, 1, 2].map((n) => rankOf(doubled(n), asked(...regions)));
    expect(mine).toBeGreaterThan(free!);
    expect(free).toBeGreaterThan(theirs!);
    expect(rankOf(option([], [0, 4]), asked())).toBeGreaterThan(rankOf(option([], [1, 4]), asked()));
  });

  it('comes first, and what belongs together stays together', () => {
    const line = (title: string, rank: number, under?: string): Target => ({
      options: [],
      title,
      note: '',
      worth: '',
      rank,
      ...(under ? { under } : {}),
    });
    const lines = [line('a', 1, 'Ben'), line('b', 3, 'Anna'), line('c', 2, 'Ben'), line('d', 0, 'Anna'), line('e', 9)];
    expect(ranked(lines).map(({ title }) => title)).toEqual(['e', 'b', 'd', 'c', 'a']);
  });
});
