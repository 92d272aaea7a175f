// What happened, as beats: short moments that a table shows one after the other. A beat knows how long it lasts, what
// is said of it, and what moves. Every game maps its own events to them; nothing here knows a rule.
import type { BoardFigure, FigureView, LyingView, Row, Scoring } from '../protocol';

/** Milliseconds at the usual speed. */
export const LASTS = {
  /** A tile comes to its place. */
  tile: 560,
  /** A figure comes to its place. */
  figure: 380,
  /** Points are counted where they arise. */
  points: 900,
  /** Figures walk to somebody's card. */
  leaves: 620,
  /** Something on a tile changes. */
  stirs: 520,
  /** A card or a follower comes to a row. */
  row: 620,
  /** A counter moves on. */
  counter: 160,
  /** A card is read. */
  card: 1300,
  /** A message is read, which is longer. */
  message: 2400,
} as const;

/** A figure on the board; on top of a tower it stands on no part. */
export interface Standing extends Omit<FigureView, 'part'> {
  part: number | null;
}

/** What moves. */
export type Move =
  /** A tile comes: its number on the board. */
  | { kind: 'tile'; tile: number }
  /** A figure comes to a part. */
  | { kind: 'figure'; figure: Standing }
  /** Figures leave the board, each to the card of a seat. */
  | { kind: 'leaves'; figures: (Standing & { to: number })[] }
  /** Points are counted where they arise. */
  | { kind: 'points'; scoring: Scoring }
  /** Points reach a seat. */
  | { kind: 'counter'; points: number }
  /** Something on a tile changes. */
  | { kind: 'stirs'; tile: number }
  /** A card comes to the end of a row, or a follower does. */
  | { kind: 'card'; row: Row; lying: LyingView }
  | { kind: 'claim'; row: Row }
  /** Nothing on the board: it is told, no more. */
  | { kind: 'told' };

export interface Beat {
  ms: number;
  move: Move;
  /** Whom it is about. */
  seat: number | null;
  /** What the head of the table says meanwhile. */
  say: string;
  /** Whether a question waits for it: what matters for an answer is seen before. */
  holds: boolean;
  /** What is laid beside the board until it was read. */
  card?: Card;
}

/** Something one might miss on the board. */
export interface Card {
  text: string;
  seat: number | null;
  /** Whether it is a message, which looks like one. */
  paper?: boolean;
}

/** A scoring as chips show it, before the log has a row for it. */
export const asScoring = (scored: Pick<Scoring, 'reason' | 'points' | 'terms' | 'at'> & { to: number }): Scoring => ({
  n: 0,
  seat: scored.to,
  reason: scored.reason,
  points: scored.points,
  terms: scored.terms,
  at: scored.at,
  brought: [],
});

const beat = (move: Move, ms: number, seat: number | null, say: string, holds = true): Beat => ({
  ms,
  move,
  seat,
  say,
  holds,
});

/** A tile comes. Whoever laid it here has seen it come. */
export const comes = (tile: number, seat: number | null, own: boolean, say: string): Beat =>
  beat({ kind: 'tile', tile }, own ? 0 : LASTS.tile, seat, say);

/** A figure alone, whatever else an event tells. */
const standing = ({ owner, figure, tile, part }: Standing): Standing => ({ owner, figure, tile, part });

export const lands = (figure: Standing, own: boolean, say: string): Beat =>
  beat({ kind: 'figure', figure: standing(figure) }, own ? LASTS.figure / 2 : LASTS.figure, figure.owner, say);

export const leaves = (figure: Standing, to: number, say: string, holds = false): Beat =>
  beat({ kind: 'leaves', figures: [{ ...standing(figure), to }] }, LASTS.leaves, to, say, holds);

export const counts = (scoring: Scoring, say: string): Beat =>
  beat({ kind: 'points', scoring }, scoring.points > 0 ? LASTS.points : 0, scoring.seat, say, false);

export const reaches = (seat: number, points: number): Beat =>
  beat({ kind: 'counter', points }, LASTS.counter, seat, '', false);

export const stirs = (tile: number, seat: number | null, say: string): Beat =>
  beat({ kind: 'stirs', tile }, LASTS.stirs, seat, say);

export const told = (say: string, seat: number | null, ms: number = LASTS.stirs): Beat =>
  beat({ kind: 'told' }, say ? ms : 0, seat, say, say !== '');

/** A card or a follower comes to a row; whoever played it here has seen it come. */
export const joins = (move: Extract<Move, { row: Row }>, seat: number | null, own: boolean, say: string): Beat =>
  beat(move, own ? 0 : LASTS.row, seat, say);

/** The same with a card to read. */
export const withCard = (of: Beat, card: Card): Beat => ({
  ...of,
  ms: Math.max(of.ms, card.paper ? LASTS.message : LASTS.card),
  say: of.say || card.text,
  holds: true,
  card,
});

/** Those who leave one after the other leave together. */
export function together(beats: Beat[]): Beat[] {
  const found: Beat[] = [];
  for (const next of beats) {
    const before = found.at(-1);
    if (before?.move.kind === 'leaves' && next.move.kind === 'leaves' && !before.card && !next.card) {
      const move: Move = { kind: 'leaves', figures: [...before.move.figures, ...next.move.figures] };
      found[found.length - 1] = { ...before, move, holds: before.holds || next.holds };
    } else found.push(next);
  }
  return found;
}

/** Whether two tell of the same figure. */
export const sameFigure = (a: Standing, b: { owner: number; figure: BoardFigure; tile: number; part: number | null }) =>
  a.owner === b.owner && a.figure === b.figure && a.tile === b.tile && a.part === b.part;
