// The Castle in people's words: where markers come to rest, what wall tiles do, deeds and regions.
import { describe, figurePicture, tokenPicture } from '../art.svelte';
import { language, t } from '../i18n/index.svelte';
import type { Person } from '../i18n/text';
import type {
  Brought,
  CastleDeed,
  CastleEvent,
  CastleOption,
  CastlePrompt,
  CastleRegion,
  CastleView,
  Table,
  TrackMove,
  WallTile,
  WallTileCount,
} from '../protocol';
import { joinText, openEnds, roleOn, terrainName } from '../table/boardWords';
import { personAt, seatName } from '../table/names';
import { pointsText, tilesText } from '../table/words';

export type Placement = Extract<CastleOption, { kind: 'tile' }>;

export const wallName = (tile: WallTile) => t(`wall_${tile}`);

/** A corner tower has two spaces of the track: `12/13`. */
export const cornerName = (first: number) => `${first}/${first + 1}`;

/** What a wall tile does, in a sentence. */
export function wallText(tile: Pick<WallTileCount, 'tile' | 'amount'>): string {
  return t(`wallText_${tile.tile}`, { n: tile.amount });
}

/** What a wall tile does, and when. */
export const effectText = (tile: WallTileCount) => `${wallText(tile)} (${t(tile.byHand ? 'byHand' : 'byItself')})`;

/** The way of one marker: `Anna +2 → space 7, +5 → 12: wall tile!` */
function wayOf(moves: TrackMove[], table: Table): string {
  const last = moves.at(-1);
  if (!last) return '';
  const steps = moves.map((move, k) => {
    const step = t(k === 0 ? 'stepTo' : 'stepOn', { n: move.points, to: move.to });
    return move.wall && move !== last ? t('stepWall', { step }) : step;
  });
  return t(last.wall ? 'landsOnWall' : 'landsOn', { name: seatName(table, last.seat), way: steps.join(', ') });
}

/** Where markers come to rest, a sentence for each player. */
export function movesText(moves: TrackMove[], table: Table): string {
  const seats = [...new Set(moves.map((move) => move.seat))];
  return seats
    .map((seat) =>
      wayOf(
        moves.filter((move) => move.seat === seat),
        table,
      ),
    )
    .join(' ');
}

/** Where an answer brings markers that doing nothing would not bring there. What comes either way is no reason to
 * choose it; where they rest otherwise stands at the line that declines. */
export function changeText(option: CastleOption, pass: CastleOption, table: Table): string {
  const way = ({ moves }: CastleOption, seat: number) =>
    wayOf(
      moves.filter((move) => move.seat === seat),
      table,
    );
  const seats = new Set(option.moves.map((move) => move.seat));
  return [...seats]
    .filter((seat) => way(option, seat) !== way(pass, seat))
    .map((seat) => way(option, seat))
    .join(' ');
}

/** Where the markers come to rest if nothing is chosen. */
export function passText(prompt: CastlePrompt, table: Table): string {
  return movesText(prompt.options.find((option) => option.kind === 'pass')?.moves ?? [], table);
}

/** What comes after the tile, as far as it is known before it lies: for the pinned placement, or if it is the same for
 * all of them. */
export function afterTile(options: Placement[], held: WallTileCount[]): string {
  const [first, ...others] = new Set(options.map((option) => option.then));
  if (!first || others.length > 0) return '';
  if (first === 'figure') return t(held.some((tile) => tile.byHand) ? 'thenBoth' : 'thenFigure_castle');
  return t(first === 'wall' ? 'thenWall' : 'thenChoice');
}

/** Whether the largest empty region means something: it is worth nothing to anybody before there is a keep. */
export const freeMatters = ({ freeGoesTo }: CastleView) => freeGoesTo.who !== 'no-keep';

/** Who would get the points for the largest empty region if the game ended now. */
export function freeText({ free, freeGoesTo }: CastleView, table: Table): string {
  switch (freeGoesTo.who) {
    case 'no-keep':
      return '';
    case 'tied':
      return t('freeAreaTie');
    case 'seat':
      return t('freeAreaNote', { n: free.length, name: personAt(table, freeGoesTo.seat) });
  }
}

/** What brings the marker to the next wall tiles: `+3 or +4`. */
export function aheadText(view: CastleView, seat: number): string[] {
  return (view.seats[seat]?.ahead ?? []).map((ahead) => ahead.points.map((n) => `+${n}`).join(` ${t('or')} `));
}

/** What one might miss on the wall, said for some seconds. */
export function noteOf(event: CastleEvent, name: (seat: number) => Person): string | null {
  switch (event.type) {
    case 'wallTaken':
      return t('wallTaken', { name: name(event.seat), corner: cornerName(event.corner), tile: wallName(event.tile) });
    case 'wallPlayed':
      return t('wallPlayed', { name: name(event.seat), tile: wallName(event.tile) });
    case 'keepMoved':
      return t('keepMoved', { name: name(event.owner), tiles: tilesText(event.size) });
    case 'tileSetAside':
      return `${t('discarded')}: ${describe(event.kind, language())}`;
    default:
      return null;
  }
}

/** What a scoring brought besides points, for the log. */
export function broughtText(brought: Brought, seat: number, table: Table): string {
  const name = personAt(table, seat);
  if (brought.what === 'keep') return t('logKeepMoved', { name, tiles: tilesText(brought.size) });
  return t('logWall', { name, corner: cornerName(brought.corner), tile: wallName(brought.tile) });
}

/** Whether one player scored several things with one tile, so that their order mattered. */
export function severalAtOnce(events: readonly CastleEvent[]): boolean {
  const end = events.findIndex((event) => event.type === 'finaleBegan');
  const scored = events
    .slice(0, end < 0 ? undefined : end)
    .flatMap((event) => (event.type === 'scored' ? [event.to] : []));
  return new Set(scored).size < scored.length;
}

/** `3 tiles · 2 open ends`; of a court its markets. */
export function regionFacts(region: CastleRegion): string {
  const facts = [tilesText(region.tiles)];
  if (region.terrain === 'court') return [...facts, t('regionMarkets', { n: region.markets })].join(' · ');
  if (region.fountains > 0) facts.push(t('regionFountain'));
  return [...facts, openEnds(region.open)].join(' · ');
}

export function regionWorth(region: CastleRegion): string {
  if (region.finished === null) return t('atEnd', { n: region.now });
  return region.open === 0 ? pointsText(region.finished) : t('worthFinished', { n: region.finished });
}

/** What was done after the tile of a row was laid. */
export function deedText(did: CastleDeed): string {
  switch (did.kind) {
    case 'follower':
      return roleOn('follower', did.terrain);
    case 'wall-tile':
      return t('logWallPlayed', { tile: wallName(did.tile) });
    case 'order':
      return t('deed_order', { terrain: terrainName(did.terrain) });
  }
}

/** The picture of what was done. */
export function deedSign(did: CastleDeed, { own }: { own: number }): string | null {
  if (did.kind === 'follower') return figurePicture('follower', own, did.terrain === 'court');
  return did.kind === 'wall-tile' ? tokenPicture(`wall-${did.tile}`) : null;
}

/** What a placement does: what it lengthens or finishes, and where it brings the markers. */
export function placementText(option: Placement, table: Table): string {
  const joins = option.joins.map((join) => joinText(join, table));
  return [...joins, movesText(option.moves, table)].filter(Boolean).join(' ') || t('joinNothing');
}
