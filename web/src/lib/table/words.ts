// Regions, figures, moves and scorings in people's words.
import { has, t, tg, tt, type Words } from '../i18n/index.svelte';
import type { Gaps } from '../i18n/text';
import { Refused } from '../net/api';
import type { CastleRegion, FigureView, Join, Scoring, Table, Term } from '../protocol';
import { cellName } from '../ui/seats';
import type { TileOption } from './board.svelte';
import { broughtText, movesText, wallName } from './castle';
import type { BoardRegion, BoardView, Standings } from './kinds';
import { personAt } from './names';
import type { TurnRow } from './turns';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function terrainName(terrain: string): string {
  return tt(`terrain${capital(terrain)}`);
}

export function tilesText(n: number): string {
  return t('regionTiles', { n });
}

/** `City · 3 tiles · 1 pennant`, in this order. */
export function regionFacts(region: BoardRegion): string {
  const facts = [tilesText(region.tiles)];
  if (region.terrain === 'field') facts.length = 0;
  if ('markets' in region) return castleFacts(region, facts);
  if (region.pennants > 0) facts.push(t('regionPennants', { n: region.pennants }));
  if (region.terrain === 'monastery' || region.terrain === 'garden') {
    facts.push(region.open === 0 ? t('regionFinished') : t('regionMissing', { n: region.open }));
  } else if (region.terrain !== 'field') facts.push(openEnds(region.open));
  if (region.gold > 0) facts.push(`${region.gold} ${t('goldBars', { n: region.gold })}`);
  if (region.magician) facts.push(tt(region.magician));
  return facts.join(' · ');
}

function castleFacts(region: CastleRegion, facts: string[]): string {
  if (region.terrain === 'court') return [...facts, t('regionMarkets', { n: region.markets })].join(' · ');
  if (region.fountains > 0) facts.push(t('regionFountain'));
  return [...facts, openEnds(region.open)].join(' · ');
}

function openEnds(open: number): string {
  return open === 0 ? t('regionFinished') : t('regionOpen', { n: open });
}

export function pointsText(n: number): string {
  return t('pointsNow', { n });
}

/** `4 now / 8 when finished`, or `6 at the end`. */
export function regionWorth(region: BoardRegion): string {
  if (region.finished === null) return t('atEnd', { n: region.now });
  if (region.open === 0) return pointsText(region.finished);
  if ('markets' in region) return t('worthFinished', { n: region.finished });
  return `${region.now} ${t('now')} / ${region.finished} ${t('whenFinished')}`;
}

/** Whose it is: names, or `free`. */
export function ownerNames(region: BoardRegion, table: Table): string {
  return names(region.leaders, table) || t('free');
}

export function names(seats: number[], table: Table): string {
  return seats.map((seat) => table.seats[seat]?.name ?? '').join(', ');
}

export function figureName(figure: string): string {
  return figure === 'abbot' ? t('abbotFigure') : tt(figure);
}

/** What a figure is called where it stands. */
export function roleOn(figure: string, terrain: string): string {
  if (figure === 'builder') return t('roleBuilder');
  if (figure === 'pig') return t('rolePig');
  if (figure === 'abbot') return t('roleAbbot');
  return t(`role${capital(terrain)}` as keyof Words);
}

/** Why a figure of the supply cannot be put on this tile. */
export function whyNot(figure: string): string {
  return tt(`whyNot_${figure}`);
}

const FIGURES = ['meeple', 'big-meeple', 'abbot', 'builder', 'pig', 'follower'];

/** What was done after the tile of a row was laid. */
export function deedText(words: string[], table: Table): string {
  const [verb = '', object = ''] = words;
  if (verb === 'pass') return tg(table.game, 'pass');
  if (verb === 'recall') return t('roleRecall');
  if (verb === 'again') return t('logAgain');
  if (verb === 'play') return t('logWallPlayed', { tile: wallName(object) });
  if (FIGURES.includes(verb)) return roleOn(verb, object);
  const figure = words.slice(1).find((word) => FIGURES.includes(word));
  const whose = table.seats.find((seat) => words.slice(1).includes(seat.word));
  return [tt(`deed_${verb}`), figure ? figureName(figure) : '', whose ? `(${whose.name})` : '']
    .filter(Boolean)
    .join(' ');
}

/** Those of a row that are worth a word. */
export function deedsOf(row: TurnRow): TurnRow['deeds'] {
  return row.deeds.filter((deed) => !['pass', 'move'].includes(deed.words[0] ?? ''));
}

function rowDeeds(row: TurnRow, table: Table): string {
  return (
    deedsOf(row)
      .map((deed) => deedText(deed.words, table))
      .join(', ') || tg(table.game, 'pass')
  );
}

function termText(term: Term): string {
  // Persons count the sum of their values once for each of them.
  if (term.item === 'persons') return t('personsTerm', { sum: term.each, n: term.count });
  const what = tt(`item_${term.item}`, { n: term.count });
  // Animals count as a set, once; a single building counts nothing, and that is part of the sum.
  const plain = term.each === 1 || (term.each === 0 && !term.item.startsWith('series-'));
  return plain ? `${term.count} ${what}` : `${term.count} ${what} × ${term.each}`;
}

/** `City: 4 tiles × 2 + 2 pennants × 2 = 12`. */
export function formula(scoring: Pick<Scoring, 'reason' | 'points' | 'terms'>): string {
  const sum = scoring.terms.map(termText).join(' + ');
  // Only a fountain makes a path count more for a tile.
  const of =
    scoring.reason === 'path' && (scoring.terms[0]?.each ?? 0) > 1
      ? t('one_path_fountain')
      : tt(`one_${scoring.reason}`);
  return sum ? `${of}: ${sum} = ${scoring.points}` : `${of}: ${scoring.points}`;
}

/** How something was counted, for whom if somebody else laid the tile, and what it brought besides points. */
export function scoringText(scoring: Scoring, mover: number, table: Table): string {
  const whose = scoring.seat === mover ? '' : ` → ${names([scoring.seat], table)}`;
  return [
    formula(scoring) + whose,
    ...scoring.brought.map((brought) => broughtText(brought, scoring.seat, table)),
  ].join(' · ');
}

/** Things said one after another: each ends like a sentence, and only once. */
export function sentences(parts: string[]): string {
  const said = parts.filter(Boolean);
  return said.map((part, n) => (n === said.length - 1 || /[.!?…][”“"»]?$/.test(part) ? part : `${part}.`)).join(' ');
}

/** A row of the log in sentences: what was done, and what it brought. */
export function rowText(row: TurnRow, table: Table): string {
  const mover = table.seats.findIndex((seat) => seat.word === row.actor);
  return sentences([
    rowDeeds(row, table),
    ...row.scorings.filter((s) => s.points > 0).map((s) => scoringText(s, mover, table)),
  ]);
}

function joinText(join: Join, table: Table): string {
  const owners = join.owners.map((seat) => personAt(table, seat)).map(({ name, you }) => (you ? t('you') : name));
  const whose = owners.join(', ') || t('joinFree');
  const gaps = { what: terrainName(join.terrain), whose, tiles: tilesText(join.tiles) };
  return tg(table.game, join.open === 0 ? 'joinFinishes' : 'joinExtends', gaps);
}

/** What a placement does: what it lengthens or finishes, and what is counted at once. */
export function placementText(option: TileOption, table: Table): string {
  const parts = option.joins.map((join) => joinText(join, table));
  if ('moves' in option) parts.push(movesText(option.moves, table));
  else for (const gain of option.gains) parts.push(t('gives', { n: gain.points, name: personAt(table, gain.seat) }));
  return parts.filter(Boolean).join(' ') || t('joinNothing');
}

/** `Option 3 of 11: +2,−1, turned right. …` */
export function optionSentence(option: TileOption, n: number, of: number, table: Table): string {
  const where = `${cellName(option.x, option.y, table.game)}, ${t(`facing${option.facing}` as 'facing0')}`;
  return `${t('optionOf', { n, of })}: ${where}. ${placementText(option, table)}`;
}

/** A figure on the board: `Anna: knight`. */
export function standing(figure: FigureView, terrain: string, table: Table): string {
  return `${table.seats[figure.owner]?.name ?? ''}: ${roleOn(figure.figure, terrain)}`;
}

/** The points of everybody, for those who listen. */
export function scoreSentence(view: Standings, table: Table): string {
  return table.seats.map((seat) => `${seat.name} ${view.seats[seat.seat]?.points ?? 0}`).join(', ');
}

/** What is still open and belongs to some seats. */
export function openSentence(view: BoardView, mine: number[]): string {
  const open = [...view.regions].filter((r) => r.open > 0 && r.leaders.some((seat) => mine.includes(seat)));
  if (open.length === 0) return t('nothingOpen');
  return sentences(open.map((r) => `${terrainName(r.terrain)}: ${regionFacts(r)}, ${regionWorth(r)}`));
}

/** What went wrong and what to do next; a code that nobody knows says what always helps. */
export function problem(code: string, gaps: Gaps = {}): string {
  const key = `error_${code}`;
  return has(key) ? tt(key, gaps) : t('error_other');
}

/** The same of whatever a call has thrown. */
export function problemOf(error: unknown): string {
  return problem(error instanceof Refused ? error.code : 'internal');
}
