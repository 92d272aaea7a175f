// Seats without a name: you, the computer, or a colour. Nothing of it is sent, so nobody reads it from the
// wrong side.
import { t, tt } from '../i18n/index.svelte';
import type { TableSeat } from '../protocol';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function nameOf(seat: TableSeat, seats: TableSeat[]): string {
  const colour = capital(tt(seat.word));
  if (seat.who === 'bot') return seats.filter((s) => s.who === 'bot').length > 1 ? `${t('computer')} ${colour}` : t('computer');
  if (seat.who === 'me' && seats.filter((s) => s.who === 'me').length === 1) return t('youName');
  return colour;
}

export function named<T extends { seats: TableSeat[] }>(table: T): T {
  const { seats } = table;
  return { ...table, seats: seats.map((seat) => (seat.name && seat.name !== seat.bot ? seat : { ...seat, name: nameOf(seat, seats) })) };
}
