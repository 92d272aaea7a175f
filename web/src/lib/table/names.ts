// Seats without a name: you, an opponent, or a colour. Nothing of it is sent, so nobody reads it from the
// wrong side.
import { t } from '../i18n/index.svelte';
import type { Person } from '../i18n/text';
import type { BotKind, SeatWord, TableSeat } from '../protocol';
import { isLevel } from './levels';

export const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
export const colourName = (word: SeatWord) => capitalize(t(word));

type Seated = { seats: TableSeat[] };

/** Whether a computer plays there, or played there before the record was opened. */
export const isComputer = (seat: TableSeat) => seat.bot !== undefined;

/** Bots that are no characters are just the computer. */
const botName = (bot: BotKind) => (isLevel(bot) ? t(`bot_${bot}`) : t('computer'));

function nameOf(seat: TableSeat, { seats }: Seated): string {
  const colour = colourName(seat.word);
  if (seat.bot !== undefined) {
    const name = botName(seat.bot);
    const alike = seats.filter(({ bot }) => bot !== undefined && botName(bot) === name);
    return alike.length > 1 ? `${name} ${colour}` : name;
  }
  if (seat.seat === yours(seats)?.seat) return t('youName');
  return colour;
}

/** Whoever calls himself like a bot at a table of people keeps that name. */
const nameless = (seat: TableSeat) => !seat.name || seat.name === seat.bot;

/** A seat whose name is ours, not its person's. */
type Named = TableSeat & { unnamed?: true };

export function named<T extends Seated>(table: T): T {
  const give = (seat: TableSeat): Named => ({ ...seat, name: nameOf(seat, table), unnamed: true });
  return { ...table, seats: table.seats.map((seat) => (nameless(seat) ? give(seat) : seat)) };
}

/** The one seat of the person here; where several people share this browser, nobody is spoken to. */
function yours(seats: TableSeat[]): TableSeat | undefined {
  const mine = seats.filter((seat) => seat.who === 'me');
  return mine.length === 1 ? mine[0] : undefined;
}

/** Somebody at the table, for a sentence about them. */
export function personAt({ seats }: Seated, seat: number): Person {
  const found = seats[seat];
  return { name: found?.name ?? '', you: found !== undefined && found.seat === yours(seats)?.seat };
}

export const seatName = ({ seats }: Seated, seat: number) => seats[seat]?.name ?? '';

/** Several seats by their names. */
export const seatNames = (table: Seated, seats: number[]) => seats.map((seat) => seatName(table, seat)).join(', ');

/** Whether a name needs a word that it is yours: not where it says so itself, nor where every seat is yours. */
export function isMarkedYours(seat: Named, { seats }: Seated): boolean {
  const saysSo = seat.unnamed === true && seat.seat === yours(seats)?.seat;
  return seat.who === 'me' && !saysSo && seats.some((other) => other.who !== 'me');
}

/** The word that tells that no person plays there; none where the name says so itself. */
export function programMark(seat: Named): string {
  if (seat.who === 'external') return t('botMark');
  const saysSo = seat.unnamed === true && seat.bot !== undefined && botName(seat.bot) === t('computer');
  return isComputer(seat) && !saysSo ? t('computer') : '';
}
