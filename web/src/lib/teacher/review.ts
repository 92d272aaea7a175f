// A review in numbers: what luck and decisions made of a game, seat by seat, and how the lead went.
import type { Review } from '../protocol';

export interface Sums {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
}

/** What became of the lead of a seat: `start`, `luck`, `own` and `others` add up to `result`. */
export function sumsOf(review: Review, seat: number): Sums {
  const sums = { start: review.start[seat] ?? 0, luck: review.rest[seat] ?? 0, own: 0, others: 0 };
  for (const move of review.moves) {
    sums.luck += move.luck[seat] ?? 0;
    sums[move.seat === seat ? 'own' : 'others'] += move.decision[seat] ?? 0;
  }
  return { ...sums, result: review.result[seat] ?? 0 };
}

/** The expected lead of a seat: at the start, after every decision, and at the end. */
export function leadsOf(review: Review, seat: number): number[] {
  let lead = review.start[seat] ?? 0;
  const leads = [lead];
  for (const move of review.moves) {
    lead += (move.luck[seat] ?? 0) + (move.decision[seat] ?? 0);
    leads.push(lead);
  }
  return [...leads, review.result[seat] ?? 0];
}

/** The turn of the log to which an entry belongs. */
export function rowAt<Row extends { n: number }>(rows: Row[], n: number): Row | undefined {
  return rows.findLast((row) => row.n <= n);
}
