// What a curve of points needs to know: how it ends, and where its labels stand.
import type { Story } from '../table/log';

/** Everybody's points after the final count: those of the last turn and all that was counted at the end. Nothing,
 * where nothing was: the game goes on, or was broken off. */
export function finalPoints({ turns, finale }: Pick<Story, 'turns' | 'finale'>): number[] | null {
  if (finale.length === 0) return null;
  const points = [...(turns.at(-1)?.points ?? [])];
  for (const scoring of finale) points[scoring.seat] = (points[scoring.seat] ?? 0) + scoring.points;
  return points;
}

/** Heights for labels as near as possible to those wanted, `gap` apart and between `top` and `bottom` as far as there
 * is room; in the order in which they are given, which goes down. */
export function spread(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const placed: number[] = [];
  for (const height of wanted) placed.push(Math.max(height, (placed.at(-1) ?? top - gap) + gap));
  // Those that were pushed out at the bottom push back.
  let limit = bottom;
  for (let n = placed.length - 1; n >= 0; n -= 1) {
    placed[n] = Math.min(placed[n]!, limit);
    limit = placed[n]! - gap;
  }
  return placed;
}
