// Where things are on a lake, in units of the pictures.
import { pier } from '../../../art.svelte';
import type { Point } from '../../../board/camera';
import { onTile } from '../../../board/place';
import type { Side, TileView } from '../../../protocol';

/** The way between two piers: its ends, the lake it bends towards, and its middle, which keeps to the side of the piers. */
export function wayOver(tile: TileView, sides: [Side, Side]) {
  const [from, to] = sides.map((side) => onTile(tile, pier(tile.kind, tile.facing, side))) as [Point, Point];
  const lake = onTile(tile, [120, 120]);
  const boat = { x: (from.x + to.x) / 4 + lake.x / 2, y: (from.y + to.y) / 4 + lake.y / 2 };
  return { from, to, lake, boat };
}

/** Beside the lake, on the side of the piers, so that the boat itself is seen. */
export function besideLake(tile: TileView, sides: [Side, Side]): Point {
  const { from, to, lake } = wayOver(tile, sides);
  const [mx, my] = [(from.x + to.x) / 2 - lake.x, (from.y + to.y) / 2 - lake.y];
  const [dx, dy] = Math.hypot(mx, my) > 8 ? [mx, my] : [from.y - to.y, to.x - from.x];
  const long = Math.hypot(dx, dy) || 1;
  return { x: lake.x + (dx / long) * 92, y: lake.y + (dy / long) * 92 };
}
