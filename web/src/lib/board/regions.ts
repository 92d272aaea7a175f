// Which region lies where on the board.
import { partAt } from '../art.svelte';
import type { BoardRegion, BoardView } from '../table/kinds';
import { TILE, type Point } from './camera';

/** Regions that are never finished: figures stay there to the end. */
export const neverFinished = (view: BoardView): BoardRegion[] =>
  (view.regions as BoardRegion[]).filter((region) => region.finished === null);

/** The region under a point of the board. */
export function regionAt(view: BoardView, on: Point): BoardRegion | null {
  const cell = { x: Math.floor(on.x / TILE), y: Math.floor(on.y / TILE) };
  const n = view.tiles.findIndex((tile) => tile.x === cell.x && tile.y === cell.y);
  const tile = view.tiles[n];
  if (!tile) return null;
  const part = partAt(tile.kind, tile.facing, on.x - cell.x * TILE, on.y - cell.y * TILE);
  const regions: BoardRegion[] = view.regions;
  return regions.find((region) => region.parts.some(([k, p]) => k === n && p === part)) ?? null;
}

/** The region that a part of a tile belongs to. */
export const regionOf = (view: BoardView, tile: number, part: number): BoardRegion | null =>
  (view.regions as BoardRegion[]).find(({ parts }) => parts.some(([n, p]) => n === tile && p === part)) ?? null;

/** Whether two tell of the same region, however they came here. */
export const sameRegion = (a: BoardRegion, b: BoardRegion): boolean =>
  a === b || b.parts.some(([tile, part]) => tile === a.parts[0]?.[0] && part === a.parts[0][1]);
