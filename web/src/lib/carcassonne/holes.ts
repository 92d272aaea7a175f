// Holes: empty cells beside tiles, and which of the tiles that are left fit them, as the server told it.
import type { Hole, View } from '../protocol';

/** The hole at a cell, if what fits there may be known. */
export const holeAt = ({ holes }: View, { x, y }: { x: number; y: number }): Hole | undefined =>
  holes.find(({ cell }) => cell[0] === x && cell[1] === y);

/** The cells that a kind of tile fits. */
export function cellsFor({ holes, undrawn }: View, kind: string): [number, number][] {
  const n = undrawn.findIndex((each) => each.kind === kind);
  return holes.filter(({ kinds }) => kinds.includes(n)).map(({ cell }) => cell);
}
