// Where things lie on the board, in units of the pictures.
import { anchor } from '../art.svelte';
import type { TileView as Laid } from '../protocol';
import type { Target } from '../table/target';
import { TILE, type Point } from './camera';

/** The transform of a tile's square. */
export function place(x: number, y: number, facing = 0): string {
  const turned = facing ? ` rotate(${90 * facing} 120 120)` : '';
  return `translate(${x * TILE} ${y * TILE})${turned}`;
}

/** Where a figure stands on a part; on a small board, where a large one does. */
export function standsAt(
  tile: { kind: string; x: number; y: number; facing: number },
  part: number,
  small = false,
): Point {
  const [x, y] = anchor(tile.kind, part, tile.facing, small);
  return { x: tile.x * TILE + x, y: tile.y * TILE + y };
}

/** The cell nearest to the middle of a region, but never a certain one. */
export function middleOf(cells: [number, number][], not: { x: number; y: number } | null): [number, number] | null {
  const [mx, my] = [0, 1].map((k) => cells.reduce((sum, cell) => sum + cell[k]!, 0) / cells.length) as [number, number];
  const far = ([x, y]: [number, number]) => Math.hypot(x - mx, y - my);
  return cells.filter(([x, y]) => not?.x !== x || not.y !== y).sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** A spot of a tile's square, on the board. */
export const onTile = (tile: Laid, [x, y]: [number, number]): Point => ({ x: tile.x * TILE + x, y: tile.y * TILE + y });

/** Where one points to choose a target, if it lies on the board. */
export function pointsAt({ point, part }: Target, tile: Laid | undefined): Point | null {
  if (!tile) return null;
  if (point) return point(tile);
  return part === undefined ? onTile(tile, [120, 120]) : standsAt(tile, part);
}
