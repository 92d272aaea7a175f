// Seats without a name: you, the computer, or a colour. Nothing of it is sent, so nobody reads it from the
// wrong side.
import { t, tt } from '../i18n/index.svelte';
import type { TableSeat } from '../protocol';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Seated = { seats: TableSeat[]; imported: boolean };

/** The words of bots: a record knows by nothing else that a computer sat there. */
const BOT = /^(random|greedy|level[1-5])$/;
const isComputer = (seat: TableSeat, { imported }: Seated) => seat.who === 'bot' || (imported && BOT.test(seat.name));

function nameOf(seat: TableSeat, table: Seated): string {
  const colour = capital(tt(seat.word));
  const computers = table.seats.filter((other) => isComputer(other, table)).length;
  if (isComputer(seat, table)) return computers > 1 ? `${t('computer')} ${colour}` : t('computer');
  if (seat.who === 'me' && table.seats.filter((other) => other.who === 'me').length === 1) return t('youName');
  return colour;
}

/** Whoever calls himself like a bot at a table of people keeps that name. */
const nameless = (seat: TableSeat, table: Seated) =>
  !seat.name || seat.name === seat.bot || (seat.who !== 'bot' && isComputer(seat, table));

export function named<T extends Seated>(table: T): T {
  return {
    ...table,
    seats: table.seats.map((seat) => (nameless(seat, table) ? { ...seat, name: nameOf(seat, table) } : seat)),
  };
}

/** Whether a name needs a word that it is yours: not where it says so itself, nor where every seat is yours. */
export function isMarkedYours(seat: TableSeat, { seats }: { seats: TableSeat[] }): boolean {
  return seat.who === 'me' && seat.name !== t('youName') && seats.some((other) => other.who !== 'me');
}
