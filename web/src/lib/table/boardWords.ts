// What games with tiles say alike: regions, figures, placements, rows of the log.
import { describe, terrain } from '../art.svelte';
import { isKey, language, t, tg } from '../i18n/index.svelte';
import type {
  BoardFigure,
  BoardRow,
  BoardTerrain,
  Brought,
  FigureView,
  Join,
  PartChange,
  Scoring,
  Table,
  TileView,
} from '../protocol';
import type { BoardStore } from './board.svelte';
import { regionOn } from '../board/regions';
import type { AnyRow, BoardRegion, BoardTraits, BoardView, TileOption } from './kinds';
import { personAt, seatName, seatNames } from './names';
import { formula, sentences, tilesText } from './words';

export const terrainName = (terrain: BoardTerrain) => t(`terrain_${terrain}`);
export const figureName = (figure: BoardFigure) => t(`figure_${figure}`);

/** What a figure is called where it stands; those of their own kind are called so everywhere. */
export function roleOn(figure: BoardFigure, terrain: BoardTerrain | null): string {
  const own = `role_${figure}`;
  if (isKey(own)) return t(own);
  // Nobody stands on a river.
  return terrain === null || terrain === 'river' ? '' : t(`role_${terrain}`);
}

/** Why a figure of the supply cannot be put on this tile. */
export const whyNot = (figure: BoardFigure) => t(`whyNot_${figure}`);

export function openEnds(open: number): string {
  return open === 0 ? t('regionFinished') : t('regionOpen', { n: open });
}

/** Whose it is: names, or `free`. */
export function ownerNames(region: BoardRegion, table: Table): string {
  return seatNames(table, region.leaders) || t('free');
}

const FACINGS = ['facing0', 'facing1', 'facing2', 'facing3'] as const;
export const facingName = (facing: number) => t(FACINGS[facing] ?? 'facing0');

export function joinText(join: Join, table: Table): string {
  const owners = join.owners.map((seat) => personAt(table, seat)).map(({ name, you }) => (you ? t('you') : name));
  const whose = owners.join(', ') || t('joinFree');
  const params = { what: terrainName(join.terrain), whose, tiles: tilesText(join.tiles) };
  return tg(table.game, join.open === 0 ? 'joinFinishes' : 'joinExtends', params);
}

/** `Option 3 of 11: +2,−1, turned right. …` */
export function optionSentence(option: TileOption, n: number, of: number, store: BoardStore): string {
  const where = `${store.traits.cellName(option.x, option.y)}, ${facingName(option.facing)}`;
  return `${t('optionOf', { n, of })}: ${where}. ${store.placement(option)}`;
}

/** What a game says in the rows of a log. */
export interface LogWords<D> {
  deedText(did: D): string;
  /** Its picture, if there is one, in the colours of whoever did it and of others. */
  deedSign(did: D, colours: { own: number; of: (seat: number) => number }): string | null;
  /** What a scoring brought besides points. */
  broughtText(brought: Brought, seat: number): string;
}

/** How something was counted, for whom if somebody else laid the tile, and what it brought besides points. */
export function scoringText(
  scoring: Scoring,
  mover: number,
  table: Table,
  words: Pick<LogWords<never>, 'broughtText'>,
) {
  const whose = scoring.seat === mover ? '' : ` → ${seatName(table, scoring.seat)}`;
  const brought = scoring.brought.map((what) => words.broughtText(what, scoring.seat));
  return [formula(scoring) + whose, ...brought].join(' · ');
}

/** A row of the log in sentences: what was done, and what it brought. */
export function rowText<D>(row: BoardRow<D>, table: Table, words: Omit<LogWords<D>, 'deedSign'>): string {
  const deeds = row.deeds.map(({ did }) => words.deedText(did)).join(', ');
  return sentences([
    deeds || tg(table.game, 'pass'),
    ...row.scorings.filter((s) => s.points > 0).map((s) => scoringText(s, row.seat, table, words)),
  ]);
}

/** A tile on the board, for whoever asks what was done last. */
export function laidText(row: AnyRow, table: Table, traits: BoardTraits): string {
  const kind = describe(row.kind, language(), row.facing);
  return t('logTile', { name: personAt(table, row.seat), kind, cell: traits.cellName(row.x, row.y) });
}

/** What is still open and belongs to some seats. */
export function openSentence(store: BoardStore, mine: number[]): string {
  const regions: BoardRegion[] = store.shown?.regions ?? [];
  const open = regions.filter((r) => r.open > 0 && r.leaders.some((seat) => mine.includes(seat)));
  if (open.length === 0) return t('nothingOpen');
  return sentences(open.map((r) => `${terrainName(r.terrain)}: ${store.regionFacts(r)}, ${store.regionWorth(r)}`));
}

/** A figure on the board: `Anna: knight`. */
export function standingText(figure: FigureView, tile: TileView | undefined, table: Table): string {
  return `${seatName(table, figure.owner)}: ${tile ? roleOn(figure.figure, terrain(tile.kind, figure.part)) : ''}`;
}

/** What a reason is about: a feature by its owners and its size; its terrain alone where that is not certain. */
export function featureText(change: PartChange, view: BoardView | null, table: Pick<Table, 'seats'>): string {
  const [cell, terrain] = [change.cell, terrainName(change.part as BoardTerrain)];
  if (!view || !cell) return terrain;
  if (!view.tiles.some(({ x, y }) => x === cell[0] && y === cell[1])) return t('onNewTile', { what: terrain });
  const region = regionOn(view, cell, change.part, change.seat);
  if (!region) return terrain;
  const owners = region.leaders.map((seat) => personAt(table, seat)).map(({ name, you }) => (you ? t('you') : name));
  const size = region.terrain === 'field' ? [] : [tilesText(region.tiles)];
  return `${terrain} (${[owners.join(', ') || t('free'), ...size].join(', ')})`;
}
