// Where things lie on the board, in units of the pictures.
import { anchor } from '../art.svelte';
import { TILE } from './camera';

/** The transform of a tile's square. */
export function place(x: number, y: number, facing = 0): string {
  const turned = facing ? ` rotate(${90 * facing} 120 120)` : '';
  return `translate(${x * TILE} ${y * TILE})${turned}`;
}

/** Where a figure stands on a part. */
export function standsAt(tile: { kind: string; x: number; y: number; facing: number }, part: number) {
  const [x, y] = anchor(tile.kind, part, tile.facing);
  return { x: tile.x * TILE + x, y: tile.y * TILE + y };
}
