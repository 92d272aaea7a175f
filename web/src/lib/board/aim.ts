// Pointing at tiles: which facing the edge of a cell means, and how a small tile is enlarged where it lies.
import { TILE, type Point, type Size } from './camera';

/** Pixels of a tile whose parts can be hit, by what points. */
const LARGE = 168;
/** What of the neighbours is shown around it, in units of the board. */
export const EDGE = 44;
/** Air around it, and below it room for its buttons. */
const AIR = 8;
const BUTTONS = 68;

export interface Enlargement {
  /** How much larger than it lies. */
  by: number;
  /** How far from where it lies, in units of the board, so that it is in sight. */
  shift: Point;
  /** Where it is then with the edges of its neighbours, in pixels of the window. */
  at: { left: number; top: number; side: number };
}

/** Enlarges a square of the window until its parts can be hit, and moves it inside. */
export function enlarge({ left, top, side }: { left: number; top: number; side: number }, window: Size): Enlargement {
  const by = Math.max(1, LARGE / side);
  const half = (side * by * (1 + (by > 1 ? (2 * EDGE) / TILE : 0))) / 2;
  const along = (middle: number, room: number) =>
    by === 1 ? middle : Math.max(half + AIR, Math.min(room - half - AIR, middle));
  const [x, y] = [left + side / 2, top + side / 2];
  const [nx, ny] = [along(x, window.width), along(y, window.height - BUTTONS)];
  const unit = TILE / side;
  return {
    by,
    shift: { x: (nx - x) * unit, y: (ny - y) * unit },
    at: { left: nx - half, top: ny - half, side: 2 * half },
  };
}

/** The facing whose top points to the edge of the cell that is nearest to a point of the board. */
export function facingAt(cell: Point, at: Point | null): number | undefined {
  if (!at) return undefined;
  const [x, y] = [at.x / TILE - cell.x - 0.5, at.y / TILE - cell.y - 0.5];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 1 : 3;
  return y > 0 ? 2 : 0;
}
