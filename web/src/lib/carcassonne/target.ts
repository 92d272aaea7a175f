// How answers become targets: what the base game and all expansions have in common.
import type { Change, Figure, Option, Region, View } from '../protocol';
import { roleOn, terrainName } from '../table/boardWords';
import type { Target } from '../table/target';
import { cellName } from './board';
import { changeLines, gainLines, rankOf, regionAfter } from './effects';
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

/** What an answer changes: lines for each gain and each region but one, and how good all of it is. */
export function effectOf(option: Option, asked: Asked, but?: Change): Pick<Target, 'effects' | 'rank'> {
  const changes = option.effect.changes.filter((change) => change !== but);
  const effects = [...gainLines(option, asked), ...changeLines(changes, asked)];
  return { effects, rank: rankOf(option, asked) };
}

/** The regions as they become, to be shown. */
export const becoming = (option: Option, asked: Asked): Pick<Target, 'shows'> =>
  option.effect.changes.length > 0 ? { shows: option.effect.changes.map((change) => regionAfter(change, asked)) } : {};

/** The picture of a tile. */
export const pictureOf = (view: View, tile: number): Pick<Target, 'picture'> => {
  const found = view.tiles[tile];
  return found ? { picture: { kind: found.kind, facing: found.facing } } : {};
};

/** The cell of a tile, as records write it. */
export function cellOf(view: View, tile: number): string {
  const found = view.tiles[tile];
  return found ? cellName(found.x, found.y) : '';
}

export const nameOf = (region: Region | undefined) => (region ? terrainName(region.terrain) : '');
export const roleOf = (figure: Figure, region: Region | undefined) => (region ? roleOn(figure, region.terrain) : '');
