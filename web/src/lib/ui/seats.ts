// The seats: their colours (those of the painted figures), emblems and stripe angles.
import type { SeatWord } from '../protocol';

/** Those one may choose; others belong to a game of their own. */
export const WORDS: SeatWord[] = ['red', 'blue', 'yellow', 'green', 'black', 'pink'];

export const FILLS: Record<SeatWord, string> = {
  red: '#c5431b',
  blue: '#1060a4',
  yellow: '#f0b400',
  green: '#098c60',
  black: '#2a2b30',
  pink: '#be5394',
  white: '#f6f2e6',
};

/** What can be read on a seat's colour. */
export const inkOn = (word: SeatWord) => (word === 'yellow' || word === 'white' ? '#20242b' : '#ffffff');

/** Emblems in a square of 28: diamond, disc, triangle, square, star, cross, hexagon. */
export const EMBLEMS: Record<SeatWord, string> = {
  red: 'M14 7l7 7-7 7-7-7z',
  blue: 'M14 8a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  yellow: 'M14 7.500l7 12.500H7z',
  green: 'M8.500 8.500h11v11h-11z',
  black: 'M14 6.500l2 5.200 5.500.3-4.300 3.500 1.500 5.400L14 17.800l-4.700 3.100 1.500-5.400L6.500 12l5.500-.3z',
  pink: 'M11.500 7.500h5v4h4v5h-4v4h-5v-4h-4v-5h4z',
  white: 'M14 7l6 3.500v7L14 21l-6-3.500v-7z',
};

export const ANGLES: Record<SeatWord, number> = {
  red: 45,
  blue: -45,
  yellow: 0,
  green: 90,
  black: 22,
  pink: -22,
  white: 68,
};
