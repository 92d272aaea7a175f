// Which turns are shown on a board: the best ones by their rank, and the one that was played.
import type { AdvisedTurn, Analysis } from '../protocol';

export interface Mark {
  turn: AdvisedTurn;
  /** What stands for it on the board. */
  label: string;
  /** From 0, the best first; what was played and is none of the best comes after them. */
  rank: number;
  /** Whether it was played and is none of the best. */
  missed: boolean;
}

/** The sign of what was played and is not the best. */
export const MISSED = '✗';

const same = (a: AdvisedTurn, b: AdvisedTurn) => JSON.stringify(a.steps) === JSON.stringify(b.steps);

/** The place of the turn that was played among the best ones; none if it is not among them or nothing was played. */
export function playedAt({ turns, played }: Pick<Analysis, 'turns' | 'played'>): number | null {
  const at = played ? turns.findIndex((turn) => same(turn, played)) : -1;
  return at < 0 ? null : at;
}

/** What is shown of an analysis. */
export function marksOf(analysis: Pick<Analysis, 'turns' | 'played'>): Mark[] {
  const { turns, played } = analysis;
  const marks = turns.map((turn, rank) => ({ turn, label: `${rank + 1}`, rank, missed: false }));
  if (!played || playedAt(analysis) !== null) return marks;
  return [...marks, { turn: played, label: MISSED, rank: marks.length, missed: true }];
}

/** The best turn and another that was played instead. */
export function duelOf(best: AdvisedTurn, played: AdvisedTurn | null): Mark[] {
  const marks: Mark[] = [{ turn: best, label: '★', rank: 0, missed: false }];
  return played ? [...marks, { turn: played, label: MISSED, rank: 1, missed: true }] : marks;
}
