// How answers become targets: what the base game and all expansions have in common.
import type { Figure, Option, Region, View } from '../protocol';
import { roleOn, terrainName } from '../table/boardWords';
import type { Target } from '../table/target';
import { cellName } from './board';
import type { Asked } from './expansions/types';

/** An answer by itself. */
export const plain = (option: Option, title: string, note = '', worth = ''): Target => ({
  options: [option],
  title,
  note,
  worth,
});

/** An answer that is about a region. */
export function onRegion(option: Option, region: Region | undefined, title: string, { about }: Asked): Target {
  return { ...plain(option, title), ...(region ? about(region) : {}), region };
}

/** The cell of a tile, as records write it. */
export function cellOf(view: View, tile: number): string {
  const found = view.tiles[tile];
  return found ? cellName(found.x, found.y) : '';
}

export const nameOf = (region: Region | undefined) => (region ? terrainName(region.terrain) : '');
export const roleOf = (figure: Figure, region: Region | undefined) => (region ? roleOn(figure, region.terrain) : '');
