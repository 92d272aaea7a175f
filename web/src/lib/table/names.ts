// Seats without a name: you, the computer, or a colour. Nothing of it is sent, so nobody reads it from the
// wrong side.
import { t, tt } from '../i18n/index.svelte';
import type { TableSeat } from '../protocol';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The words of bots: a record knows by nothing else that a computer sat there. */
const BOT = /^(random|greedy|level[1-5])$/;
const isComputer = (seat: TableSeat) => seat.who === 'bot' || BOT.test(seat.name);

function nameOf(seat: TableSeat, seats: TableSeat[]): string {
  const colour = capital(tt(seat.word));
  if (isComputer(seat)) return seats.filter(isComputer).length > 1 ? `${t('computer')} ${colour}` : t('computer');
  if (seat.who === 'me' && seats.filter((s) => s.who === 'me').length === 1) return t('youName');
  return colour;
}

const nameless = ({ name, bot }: TableSeat) => !name || name === bot || BOT.test(name);

export function named<T extends { seats: TableSeat[] }>(table: T): T {
  const { seats } = table;
  return { ...table, seats: seats.map((seat) => (nameless(seat) ? { ...seat, name: nameOf(seat, seats) } : seat)) };
}

/** Whether a name needs a word that it is yours: not where it says so itself, nor where every seat is yours. */
export function isMarkedYours(seat: TableSeat, { seats }: { seats: TableSeat[] }): boolean {
  return seat.who === 'me' && seat.name !== t('youName') && seats.some((other) => other.who !== 'me');
}
