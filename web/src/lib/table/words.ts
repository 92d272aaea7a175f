// What all games say: points, scorings, problems, sentences one after another.
import { isKey, t } from '../i18n/index.svelte';
import type { Params } from '../i18n/text';
import { Refused, type ErrorCode } from '../net/api';
import type { Over, Scoring, SetupFault, Table, Term } from '../protocol';
import type { Standings } from './kinds';
import { personAt, seatNames } from './names';

export function tilesText(n: number): string {
  return t('regionTiles', { n });
}

export function pointsText(n: number): string {
  return t('pointsNow', { n });
}

function termText(term: Term): string {
  // Persons count the sum of their values once for each of them.
  if (term.item === 'persons') return t('personsTerm', { sum: term.each, n: term.count });
  const what = t(`item_${term.item}`, { n: term.count });
  // Animals count as a set, once; a single building counts nothing, and that is part of the sum.
  const plain = term.each === 1 || (term.each === 0 && !term.item.startsWith('series-'));
  return plain ? `${term.count} ${what}` : `${term.count} ${what} × ${term.each}`;
}

/** `City: 4 tiles × 2 + 2 pennants × 2 = 12`. */
export function formula({ reason, points, terms }: Pick<Scoring, 'reason' | 'points' | 'terms'>): string {
  const sum = terms.map(termText).join(' + ');
  const fountain = terms.some((term) => term.item === 'fountain-tiles');
  const of = t(fountain ? 'one_path_fountain' : `one_${reason}`);
  return sum ? `${of}: ${sum} = ${points}` : `${of}: ${points}`;
}

/** Things said one after another: each ends like a sentence, and only once. */
export function sentences(parts: string[]): string {
  const said = parts.filter(Boolean);
  return said.map((part, n) => (n === said.length - 1 || /[.!?…][”“"»]?$/.test(part) ? part : `${part}.`)).join(' ');
}

/** The points of everybody, for those who listen. */
export function scoreSentence(view: Standings, table: Table): string {
  return table.seats.map((seat) => `${seat.name} ${view.seats[seat.seat]?.points ?? 0}`).join(', ');
}

/** What went wrong and what to do next; a code that a newer server knows says what always helps. */
export function problem(code: ErrorCode, params: Params = {}): string {
  const key = `error_${code}` as const;
  return t(isKey(key) ? key : 'error_other', params);
}

/** The same of whatever a call has thrown; of a table that cannot be set up exactly why. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Refused)) return problem('internal');
  return (error.setup && setupText(error.setup)) || problem(error.code);
}

/** Why a game cannot be set up; nothing for a reason that only a newer server knows. */
export function setupText(setup: SetupFault): string {
  // A game for just one number of players says so.
  const exact = setup.why === 'seats' && setup.min === setup.max;
  const key = exact ? 'setup_seats-exact' : (`setup_${setup.why}` as const);
  return isKey(key) ? t(key, paramsOf(setup)) : '';
}

/** What a text may name: the words and numbers of a reason. */
export function paramsOf(reason: object): Params {
  const simple = ([, value]: [string, unknown]) => typeof value === 'string' || typeof value === 'number';
  return Object.fromEntries(Object.entries(reason).filter(simple)) as Params;
}

/** That a game is over; of one that was broken off who did that, and who won. */
export function endText({ how, by, winners }: Over, table: Table): string {
  if (how === 'played') return t('over');
  const name = personAt(table, winners[0] ?? -1);
  return [
    t(how === 'timeout' ? 'ranOut' : 'hasResigned', { name: personAt(table, by ?? -1) }),
    winners.length > 1 ? t('winsManyByEnd', { names: seatNames(table, winners) }) : t('winsByEnd', { name }),
  ].join(' ');
}
