// Which colour a seat is shown in: records have fixed words, what one sees is one's own affair.
import { settings } from '../settings.svelte';
import type { SeatWord, Table } from '../protocol';
import { WORDS } from './seats';

/** The colours of a table's seats; whoever sits here gets the wished one, its holder swaps. */
export function seatColours(seats: Table['seats']): SeatWord[] {
  const words = seats.map((seat) => seat.word);
  const mine = words[seats.findIndex((seat) => seat.who === 'me')];
  const wish = settings.colour;
  // Colours of a game of its own are part of it.
  if (wish === 'auto' || mine === undefined || words.some((word) => !WORDS.includes(word))) return words;
  return words.map((word) => (word === mine ? wish : word === wish ? mine : word));
}

/** The number under which the pictures know a colour. */
export function colourNumber(word: SeatWord): number {
  return word === 'white' ? WORDS.length : WORDS.indexOf(word);
}
