// The Castle in people's words: what may be chosen, where markers come to rest, what wall tiles do.
import { t, tt } from '../i18n/index.svelte';
import type { Brought, CastleOption, CastlePrompt, CastleView, Table, TrackMove, WallTileCount } from '../protocol';
import type { Person } from '../i18n/text';
import type { BoardEvent } from './kinds';
import { personAt } from './names';
import type { Target } from './targets';
import { names, pointsText, regionFacts, regionWorth, terrainName, tilesText } from './words';

export type CastleTile = Extract<CastleOption, { kind: 'tile' }>;

export const wallName = (tile: string) => tt(`wall_${tile}`);

/** A corner tower has two spaces of the track: `12/13`. */
export const cornerName = (first: number) => `${first}/${first + 1}`;

/** What a wall tile does, in a sentence. */
export function wallText(tile: Pick<WallTileCount, 'tile' | 'amount'>): string {
  return tt(`wallText_${tile.tile}`, { n: tile.amount });
}

/** The way of one marker: `Anna +2 → space 7, +5 → 12: wall tile!` */
function wayOf(moves: TrackMove[], table: Table): string {
  const last = moves.at(-1);
  if (!last) return '';
  const steps = moves.map((move, k) => {
    const step = t(k === 0 ? 'stepTo' : 'stepOn', { n: move.points, to: move.to });
    return move.wall && move !== last ? t('stepWall', { step }) : step;
  });
  return t(last.wall ? 'landsOnWall' : 'landsOn', { name: names([last.seat], table), way: steps.join(', ') });
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

function single(
  option: CastleOption,
  pass: CastleOption | undefined,
  view: CastleView,
  table: Table,
  values: boolean,
): Target {
  const plain = (title: string, note = '', worth = ''): Target => ({ options: [option], title, note, worth });
  const lands = pass ? changeText(option, pass, table) : movesText(option.moves, table);
  switch (option.kind) {
    case 'figure': {
      const { region } = option;
      const facts = values ? regionFacts(region) : '';
      return {
        ...plain(
          terrainName(region.terrain),
          [facts, lands].filter(Boolean).join(' · '),
          values ? regionWorth(region) : '',
        ),
        region,
        tile: view.tiles.length - 1,
        part: option.part,
      };
    }
    case 'play': {
      const held = view.seats[view.mover]?.held.find((tile) => tile.tile === option.tile);
      const amount = held?.amount ?? 0;
      const what = wallText({ tile: option.tile, amount });
      const title = wallName(option.tile) + ((held?.count ?? 1) > 1 ? ` × ${held?.count}` : '');
      return {
        ...plain(
          title,
          [what, option.effect ? lands : ''].filter(Boolean).join(' '),
          option.effect ? '' : t('noEffect'),
        ),
        wall: option.tile,
      };
    }
    case 'score': {
      const region = view.regions[option.at];
      const worth = option.moves[0] ? pointsText(option.moves[0].points) : '';
      return {
        ...plain(terrainName(region?.terrain ?? ''), lands, worth),
        region,
        tile: option.tile,
        part: option.part,
      };
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

/** Who would get the points for the largest empty region if the game ended now. */
export function freeText(view: CastleView, table: Table): string {
  const sizes = view.seats.map(({ keep, held }) => {
    const larger = held.find((tile) => tile.tile === 'larger-keep');
    return keep ? keep.size + (larger ? larger.amount * larger.count : 0) : 0;
  });
  const best = Math.max(...sizes);
  if (best === 0) return t('freeAreaNoKeep');
  if (sizes.filter((size) => size === best).length > 1) return t('freeAreaTie');
  return t('freeAreaNote', { n: view.free.length, name: personAt(table, sizes.indexOf(best)) });
}

/** What brings the marker to the next wall tiles: `+3 or +4`. */
export function aheadText(view: CastleView, seat: number): string[] {
  return (view.seats[seat]?.ahead ?? []).map((ahead) => ahead.points.map((n) => `+${n}`).join(` ${t('or')} `));
}

/** What one might miss on the wall, said for some seconds. */
export function castleNotes(event: BoardEvent, name: (seat: number) => Person): string | null {
  if (event.type === 'wallTaken')
    return t('wallTaken', { name: name(event.seat), corner: cornerName(event.corner), tile: wallName(event.tile) });
  if (event.type === 'wallPlayed') return t('wallPlayed', { name: name(event.seat), tile: wallName(event.tile) });
  if (event.type === 'keepMoved') return t('keepMoved', { name: name(event.owner), tiles: tilesText(event.size) });
  return null;
}

/** What a scoring brought besides points, for the log. */
export function broughtText(brought: Brought, seat: number, table: Table): string {
  const name = personAt(table, seat);
  if (brought.what === 'keep') return t('logKeepMoved', { name, tiles: tilesText(brought.size) });
  return t('logWall', { name, corner: cornerName(brought.corner), tile: wallName(brought.tile) });
}

/** Whether one player scored several things with one tile, so that their order mattered. */
export function severalAtOnce(events: readonly BoardEvent[]): boolean {
  const end = events.findIndex((event) => event.type === 'finaleBegan');
  const scored = events
    .slice(0, end < 0 ? undefined : end)
    .flatMap((event) => (event.type === 'scored' ? [event.to] : []));
  return new Set(scored).size < scored.length;
}
