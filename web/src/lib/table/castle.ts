// The Castle in people's words: what may be chosen, where markers come to rest, what wall tiles do.
import { t, tt } from '../i18n/index.svelte';
import type { Brought, CastleOption, CastlePrompt, CastleView, Table, TrackMove, WallTileCount } from '../protocol';
import type { BoardEvent } from './kinds';
import type { Target } from './targets';
import { names, pointsText, regionFacts, regionWorth, terrainName, tilesText } from './words';

export type CastleTile = Extract<CastleOption, { kind: 'tile' }>;

export const wallName = (tile: string) => tt(`wall_${tile}`);

/** What a wall tile does, in a sentence. */
export function wallText(tile: Pick<WallTileCount, 'tile' | 'amount'>): string {
  return tt(`wallText_${tile.tile}`, { n: tile.amount });
}

/** `Anna +3 → 12: wall tile`, a sentence for each move of a marker. */
export function moveText(move: TrackMove, table: Table): string {
  const gaps = { name: names([move.seat], table), n: move.points, to: move.to };
  return t(move.wall ? 'landsOnWall' : 'landsOn', gaps);
}

export const movesText = (moves: TrackMove[], table: Table) => moves.map((move) => moveText(move, table)).join(' ');

/** Where an answer brings markers that doing nothing would not bring there, and where they would rest then. What
 * comes either way is no reason to choose it. */
export function changeText(option: CastleOption, pass: CastleOption | undefined, table: Table): string {
  const of = (moves: TrackMove[] | undefined, seat: number) => movesText((moves ?? []).filter((move) => move.seat === seat), table);
  const changed = [0, 1].filter((seat) => of(option.moves, seat) && of(option.moves, seat) !== of(pass?.moves, seat));
  const now = changed.map((seat) => of(option.moves, seat));
  const otherwise = changed.map((seat) => of(pass?.moves, seat)).filter(Boolean).join(' ');
  return [...now, otherwise && t('otherwise', { moves: otherwise })].filter(Boolean).join(' ');
}

function single(option: CastleOption, pass: CastleOption | undefined, view: CastleView, table: Table, values: boolean): Target {
  const plain = (title: string, note = '', worth = ''): Target => ({ options: [option], title, note, worth });
  const lands = pass ? changeText(option, pass, table) : movesText(option.moves, table);
  switch (option.kind) {
    case 'figure': {
      const { region } = option;
      const facts = values ? regionFacts(region) : '';
      return { ...plain(terrainName(region.terrain), [facts, lands].filter(Boolean).join(' · '), values ? regionWorth(region) : ''), region, tile: view.tiles.length - 1, part: option.part };
    }
    case 'play': {
      const held = view.seats[view.mover]?.held.find((tile) => tile.tile === option.tile);
      const amount = held?.amount ?? 0;
      const what = wallText({ tile: option.tile, amount });
      const title = wallName(option.tile) + ((held?.count ?? 1) > 1 ? ` × ${held?.count}` : '');
      return { ...plain(title, [what, option.effect ? lands : ''].filter(Boolean).join(' '), option.effect ? '' : t('noEffect')), wall: option.tile };
    }
    case 'score': {
      const region = view.regions[option.at];
      const worth = option.moves[0] ? pointsText(option.moves[0].points) : '';
      return { ...plain(terrainName(region?.terrain ?? ''), lands, worth), region, tile: option.tile, part: option.part };
    }
    case 'tile':
    case 'pass':
      return plain(t('none'));
  }
}

/** Everything one may choose now but the placements of the tile and doing nothing. */
export function castleTargets(prompt: CastlePrompt, view: CastleView, table: Table, values: boolean): Target[] {
  const others = prompt.options.filter((option) => option.kind !== 'tile' && option.kind !== 'pass');
  const pass = prompt.options.find((option) => option.kind === 'pass');
  return others.map((option) => single(option, pass, view, table, values));
}

/** Where the markers come to rest if nothing is chosen. */
export function passText(prompt: CastlePrompt, table: Table): string {
  return movesText(prompt.options.find((option) => option.kind === 'pass')?.moves ?? [], table);
}

/** What comes after the tile, as far as it is known before it lies: for the pinned placement, or if it is the same for
 * all of them. */
export function afterTile(options: CastleTile[], held: WallTileCount[]): string {
  const [first, ...others] = new Set(options.map((option) => option.then));
  if (!first || others.length > 0) return '';
  if (first === 'figure') return t(held.some((tile) => tile.byHand) ? 'thenBoth' : 'thenFigure_castle');
  return t(first === 'wall' ? 'thenWall' : 'thenChoice');
}

/** What brings the marker to the next wall tiles: `+3 or +4`. */
export function aheadText(view: CastleView, seat: number): string[] {
  return (view.seats[seat]?.ahead ?? []).map((ahead) => ahead.points.map((n) => `+${n}`).join(` ${t('or')} `));
}

/** What one might miss on the wall, said for some seconds. */
export function castleNotes(event: BoardEvent, name: (seat: number) => string): string | null {
  if (event.type === 'wallTaken') return t('wallTaken', { name: name(event.seat), corner: event.corner, tile: wallName(event.tile) });
  if (event.type === 'wallPlayed') return t('wallPlayed', { name: name(event.seat), tile: wallName(event.tile) });
  if (event.type === 'keepMoved') return t('keepMoved', { name: name(event.owner), tiles: tilesText(event.size) });
  return null;
}

/** What a scoring brought besides points, for the log. */
export function broughtText(brought: Brought, seat: number, table: Table): string {
  const name = names([seat], table);
  if (brought.what === 'keep') return t('logKeepMoved', { name, tiles: tilesText(brought.size) });
  return t('logWall', { name, corner: brought.corner, tile: wallName(brought.tile) });
}

/** Whether one player scored several things with one tile, so that their order mattered. */
export function severalAtOnce(events: readonly BoardEvent[]): boolean {
  const end = events.findIndex((event) => event.type === 'finaleBegan');
  const scored = events.slice(0, end < 0 ? undefined : end).flatMap((event) => (event.type === 'scored' ? [event.to] : []));
  return new Set(scored).size < scored.length;
}
