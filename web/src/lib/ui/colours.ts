// Which colour a seat is shown in: records have fixed words, what one sees is one's own affair.
import { settings } from '../settings.svelte';
import type { Table } from '../protocol';
import { WORDS, type SeatWord } from './seats';

/** The colours of a table's seats; whoever sits here gets the wished one, its holder swaps. */
export function looks(seats: Table['seats']): SeatWord[] {
  const words = seats.map((seat) => seat.word as SeatWord);
  const mine = words[seats.findIndex((seat) => seat.who === 'me')];
  const wish = settings.colour;
  // Two colours belong to a game of their own.
  if (wish === 'auto' || mine === undefined || words.includes('white')) return words;
  return words.map((word) => (word === mine ? wish : word === wish ? mine : word));
}

/** The number under which the pictures know a colour. */
export function lookNumber(word: SeatWord): number {
  return word === 'white' ? WORDS.length : WORDS.indexOf(word);
}
