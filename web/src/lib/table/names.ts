// Seats without a name: you, the computer, or a colour. Nothing of it is sent, so nobody reads it from the
// wrong side.
import { t, tt } from '../i18n/index.svelte';
import type { Person } from '../i18n/text';
import type { TableSeat } from '../protocol';

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Seated = { seats: TableSeat[]; imported: boolean };

/** The words of bots: a record knows by nothing else that a computer sat there. */
const BOT = /^(random|greedy|level[1-5])$/;
export const isComputer = (seat: TableSeat, { imported }: Seated) =>
  seat.who === 'bot' || (imported && BOT.test(seat.name));

function nameOf(seat: TableSeat, table: Seated): string {
  const colour = capital(tt(seat.word));
  const computers = table.seats.filter((other) => isComputer(other, table)).length;
  if (isComputer(seat, table)) return computers > 1 ? `${t('computer')} ${colour}` : t('computer');
  if (seat.seat === yours(table.seats)?.seat) return t('youName');
  return colour;
}

/** Whoever calls himself like a bot at a table of people keeps that name. */
const nameless = (seat: TableSeat, table: Seated) =>
  !seat.name || seat.name === seat.bot || (seat.who !== 'bot' && isComputer(seat, table));

/** A seat whose name is ours, not its person's. */
type Named = TableSeat & { unnamed?: true };

export function named<T extends Seated>(table: T): T {
  const give = (seat: TableSeat): Named => ({ ...seat, name: nameOf(seat, table), unnamed: true });
  return { ...table, seats: table.seats.map((seat) => (nameless(seat, table) ? give(seat) : seat)) };
}

/** The one seat of the person here; where several people share this browser, nobody is spoken to. */
function yours(seats: TableSeat[]): TableSeat | undefined {
  const mine = seats.filter((seat) => seat.who === 'me');
  return mine.length === 1 ? mine[0] : undefined;
}

/** Somebody at the table, for a sentence about them. */
export function personAt({ seats }: { seats: TableSeat[] }, seat: number): Person {
  const found = seats[seat];
  return { name: found?.name ?? '', you: found !== undefined && found.seat === yours(seats)?.seat };
}

/** Whether a name needs a word that it is yours: not where it says so itself, nor where every seat is yours. */
export function isMarkedYours(seat: Named, { seats }: { seats: TableSeat[] }): boolean {
  const saysSo = seat.unnamed === true && seat.seat === yours(seats)?.seat;
  return seat.who === 'me' && !saysSo && seats.some((other) => other.who !== 'me');
}
