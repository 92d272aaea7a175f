// Where things lie on the board, in units of the pictures.
import { anchor, barSpot, pier, towerSpot } from '../art.svelte';
import type { Side, TileView as Laid } from '../protocol';
import type { BoardOption } from '../table/kinds';
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

/** The cell nearest to the middle of a region, but never a certain one. */
export function middleOf(cells: [number, number][], not: { x: number; y: number } | null): [number, number] | null {
  const [mx, my] = [0, 1].map((k) => cells.reduce((sum, cell) => sum + cell[k]!, 0) / cells.length) as [number, number];
  const far = ([x, y]: [number, number]) => Math.hypot(x - mx, y - my);
  return cells.filter(([x, y]) => not?.x !== x || not.y !== y).sort((a, b) => far(a) - far(b))[0] ?? null;
}

const on = (tile: Laid, [x, y]: [number, number]) => ({ x: tile.x * TILE + x, y: tile.y * TILE + y });

export function barsAt(tile: Laid): { x: number; y: number } {
  return on(tile, barSpot(tile.kind, tile.facing));
}

export function towerAt(tile: Laid): { x: number; y: number } {
  return on(tile, towerSpot(tile.kind, tile.facing));
}

/** The two ends of a ferry and the middle of its way, which keeps to the side of its piers. */
export function ferryWay(tile: Laid, sides: [Side, Side]) {
  const [from, to] = sides.map((side) => on(tile, pier(tile.kind, tile.facing, side))) as [
    { x: number; y: number },
    { x: number; y: number },
  ];
  const lake = on(tile, [120, 120]);
  const boat = { x: (from.x + to.x) / 4 + lake.x / 2, y: (from.y + to.y) / 4 + lake.y / 2 };
  return { from, to, lake, boat };
}

/** Where one points to choose an option, if it lies on the board. */
export function pointsAt(
  option: BoardOption,
  tile: Laid | undefined,
  part: number | undefined,
): { x: number; y: number } | null {
  if (!tile) return null;
  if (option.kind === 'ferry' || option.kind === 'turn') {
    // Beside the lake, on the side of the piers, so that the ferry itself is seen.
    const { from, to, lake } = ferryWay(tile, option.sides);
    const [mx, my] = [(from.x + to.x) / 2 - lake.x, (from.y + to.y) / 2 - lake.y];
    const [dx, dy] = Math.hypot(mx, my) > 8 ? [mx, my] : [from.y - to.y, to.x - from.x];
    const long = Math.hypot(dx, dy) || 1;
    return { x: lake.x + (dx / long) * 92, y: lake.y + (dy / long) * 92 };
  }
  if (option.kind === 'piece' || option.kind === 'guard') return towerAt(tile);
  if (option.kind === 'gold' || option.kind === 'take') return barsAt(tile);
  if (option.kind === 'capture' && part === undefined) return towerAt(tile);
  if (part !== undefined) return standsAt(tile, part);
  return on(tile, [120, 120]);
}
