// Arrows in pixels: curves that lead from what somebody holds to where it goes.
import type { Point } from '../board/camera';

export interface Arrow {
  /** The line, up to the head. */
  line: string;
  head: string;
  width: number;
}

/** Pixels of a line by its rank, the best first; all others are as thin as the last. */
const WIDTHS = [9, 6.5, 4.5, 4];
export const widthOf = (rank: number) => WIDTHS[Math.min(rank, WIDTHS.length - 1)]!;

/** How far a curve bends, in parts of its length; those to the same place bend to different sides. */
const BEND = 0.13;

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An arrow from a point to another, of which it stops short by so many pixels; none where there is no way between. */
export function arrow(from: Point, to: Point, short: number, width: number, side: 1 | -1): Arrow | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const head = width * 2.1 + 5;
  if (far < short + head + 6) return null;
  const bend = { x: (from.x + to.x) / 2 - dy * BEND * side, y: (from.y + to.y) / 2 + dx * BEND * side };
  // The end points where the curve leads.
  const last = Math.hypot(to.x - bend.x, to.y - bend.y);
  const way = { x: (to.x - bend.x) / last, y: (to.y - bend.y) / last };
  const back = (by: number, across = 0) => ({
    x: to.x - way.x * by - way.y * across,
    y: to.y - way.y * by + way.x * across,
  });
  const half = width * 1.1 + 4;
  const head_ = [back(short), back(short + head, half), back(short + head * 0.8), back(short + head, -half)];
  return {
    line: `M${at(from)}Q${at(bend)} ${at(back(short + head * 0.85))}`,
    head: `M${head_.map(at).join('L')}Z`,
    width,
  };
}
