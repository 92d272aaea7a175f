// The curve of points: it ends with the final count, and its labels neither cover each other nor leave the picture.
import { describe, expect, it } from 'vitest';
import { finalPoints, spread } from '../../src/lib/play/curve';
import type { Scoring } from '../../src/lib/protocol';

const turns = [
  { n: 2, points: [0, 3] },
  { n: 5, points: [8, 82] },
];
const scoring = (seat: number, points: number): Scoring => ({
  n: 9,
  seat,
  reason: 'house',
  points,
  terms: [],
  at: null,
  brought: [],
});

describe('the end of the curve', () => {
  it('adds what was counted at the end to the last turn', () => {
    const finale = [scoring(0, 3), scoring(1, 40), scoring(1, 6)];
    expect(finalPoints({ turns, finale })).toEqual([11, 128]);
    expect(turns.at(-1)?.points).toEqual([8, 82]);
  });

  it('is unknown while nothing was counted at the end', () => {
    expect(finalPoints({ turns, finale: [] })).toBeNull();
    expect(finalPoints({ turns: [], finale: [] })).toBeNull();
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
