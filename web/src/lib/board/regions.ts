// Which region lies where on the board.
import { partAt } from '../art.svelte';
import type { BoardRegion, BoardView } from '../table/kinds';
import { TILE, type Point } from './camera';

/** Regions that are never finished: figures stay there to the end. */
export const neverFinished = (view: BoardView): BoardRegion[] =>
  (view.regions as BoardRegion[]).filter((region) => region.finished === null);

/** A part of a tile that lies: the index of the tile and of the part. */
export type Place = [tile: number, part: number];

/** The cell under a point of the board. */
export const cellAt = ({ x, y }: Point): Point => ({ x: Math.floor(x / TILE), y: Math.floor(y / TILE) });

/** The part under a point of the board. */
export function placeAt(view: BoardView, on: Point): Place | null {
  const cell = cellAt(on);
  const n = view.tiles.findIndex((tile) => tile.x === cell.x && tile.y === cell.y);
  const tile = view.tiles[n];
  if (!tile) return null;
  const part = partAt(tile.kind, tile.facing, on.x - cell.x * TILE, on.y - cell.y * TILE);
  return part === null ? null : [n, part];
}

/** The region of a part. */
export function regionOf(view: BoardView, place: Place | null): BoardRegion | null {
  const regions: BoardRegion[] = view.regions;
  const holds = (region: BoardRegion) => region.parts.some(([n, part]) => n === place?.[0] && part === place[1]);
  return regions.find(holds) ?? null;
}

/** The region of a terrain on a cell: the one that a seat leads, or the only one. */
export function regionOn(view: BoardView, cell: [number, number], terrain: string, seat: number): BoardRegion | null {
  const tile = view.tiles.findIndex(({ x, y }) => x === cell[0] && y === cell[1]);
  const regions: BoardRegion[] = view.regions;
  const there = regions.filter((each) => each.terrain === terrain && each.parts.some(([n]) => n === tile));
  return there.find(({ leaders }) => leaders.includes(seat)) ?? (there.length === 1 ? there[0]! : null);
}

/** Whether two tell of the same region, however they came here. */
export const sameRegion = (a: BoardRegion, b: BoardRegion): boolean =>
  a === b || b.parts.some(([tile, part]) => tile === a.parts[0]?.[0] && part === a.parts[0][1]);
