import { describe, expect, it } from 'vitest';
import type { Line, Scoring } from '../../src/lib/protocol';
import { counted, pointsOf, turns } from '../../src/lib/table/turns';

const lines = (...said: string[]): Line[] =>
  said.map((line, n) => ({
    n: n + 1,
    actor: line.slice(0, line.indexOf(' ')),
    say: line.slice(line.indexOf(' ') + 1),
  }));
const scoring = (n: number, seat: number, points: number, last = false): Scoring => ({
  n,
  seat,
  points,
  last,
  reason: 'road',
  terms: [],
  at: null,
  brought: [],
});

describe('the log', () => {
  const entries = lines(
    'chance draw V',
    'red tile V +1,0 >',
    'red meeple road W',
    'chance draw W',
    'blue tile W -1,-2 v',
    'blue undo 5',
    'blue tile W +2,0 ^',
    'blue pass',
    'chance draw X',
  );

  it('forgets what was taken back', () => {
    expect(counted(entries).map((line) => line.n)).toEqual([1, 2, 3, 4, 7, 8, 9]);
  });

  it('has a row a tile, with what followed and where it ends', () => {
    const rows = turns(entries, []);
    expect(rows.map((row) => [row.turn, row.n, row.end, row.actor, row.kind, row.x, row.y, row.facing])).toEqual([
      [1, 2, 4, 'red', 'V', 1, 0, 1],
      [2, 7, 9, 'blue', 'W', 2, 0, 0],
    ]);
    expect(rows[0]?.deeds.map((deed) => deed.words)).toEqual([['meeple', 'road', 'W']]);
  });

  it('adds points where they were counted, the final count nowhere', () => {
    const rows = turns(entries, [
      scoring(3, 0, 4),
      scoring(9, 0, 2),
      scoring(9, 1, 2),
      scoring(9, 1, 3),
      scoring(9, 1, 30, true),
    ]);
    expect(rows.map(pointsOf)).toEqual([
      [{ seat: 0, points: 4 }],
      [
        { seat: 0, points: 2 },
        { seat: 1, points: 5 },
      ],
    ]);
  });
});
