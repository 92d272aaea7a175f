// The curve of points: it ends with the final count, and its labels neither cover each other nor leave the picture.
import { describe, expect, it } from 'vitest';
import { finalPoints, spread } from '../../src/lib/play/curve';
import type { Scoring, TurnPoints } from '../../src/lib/protocol';

const turns: TurnPoints[] = [
  { n: 2, seat: 0, points: [0, 3] },
  { n: 5, seat: 1, points: [8, 82] },
];
const scoring = (seat: number, points: number, last: boolean): Scoring => ({
  n: 9,
  seat,
  reason: 'house',
  points,
  terms: [],
  at: null,
  last,
  brought: [],
});

describe('the end of the curve', () => {
  it('adds what was counted at the end to the last turn', () => {
    const scorings = [scoring(1, 82, false), scoring(0, 3, true), scoring(1, 40, true), scoring(1, 6, true)];
    expect(finalPoints(turns, scorings)).toEqual([11, 128]);
    expect(turns.at(-1)?.points).toEqual([8, 82]);
  });

  it('is unknown while nothing was counted at the end', () => {
    expect(finalPoints(turns, [scoring(1, 82, false)])).toBeNull();
    expect(finalPoints([], [])).toBeNull();
  });
});

describe('labels', () => {
  it('stay where they are wanted as long as there is room', () => {
    expect(spread([20, 60, 200], 22, 12, 260)).toEqual([20, 60, 200]);
  });

  it('are pushed apart, and back from the lower edge', () => {
    expect(spread([100, 101, 102], 22, 12, 260)).toEqual([100, 122, 144]);
    expect(spread([260, 260], 22, 12, 260)).toEqual([238, 260]);
    expect(spread([200, 250, 260, 260], 22, 12, 260)).toEqual([194, 216, 238, 260]);
  });
});
