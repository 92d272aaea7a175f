// The log of a game as curves and results need it: who had how many points when, and what was counted.
import type { Scoring } from '../protocol';
import type { AnyRow, BoardGameLog } from './kinds';

/** The points of all seats after a turn or a round, which ended or began with entry `n`. */
export interface PointsThen {
  n: number;
  points: number[];
}

export interface Story {
  turns: PointsThen[];
  /** All that was counted before the final count. */
  scorings: Scoring[];
  finale: Scoring[];
}

/** What a log begins with before anything was told. */
export const NO_STORY: Story = { turns: [], scorings: [], finale: [] };

export function storyOf(log: BoardGameLog | null): Story {
  if (!log) return NO_STORY;
  const rows: AnyRow[] = log.rows;
  return { turns: rows, scorings: rows.flatMap((row) => row.scorings), finale: log.finale };
}

/** The points of a row, by seat. */
export function pointsOf({ scorings }: Pick<AnyRow, 'scorings'>): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { seat, points } of scorings) sums.set(seat, (sums.get(seat) ?? 0) + points);
  return [...sums].map(([seat, points]) => ({ seat, points })).filter((sum) => sum.points > 0);
}

/** A log with what changed in it: rows are told from some number on. */
export function merged<L extends { from: number; rows: unknown[] }>(before: L | null, fresh: L): L {
  return { ...fresh, from: 0, rows: [...(before?.rows.slice(0, fresh.from) ?? []), ...fresh.rows] };
}
