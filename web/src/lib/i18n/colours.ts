// What seats without a name are called.
import type { SeatWord } from '../ui/seats';
import type { Both } from './both';

export const COLOURS: Record<SeatWord, Both> = {
  red: { de: 'Rot', en: 'Red' },
  blue: { de: 'Blau', en: 'Blue' },
  yellow: { de: 'Gelb', en: 'Yellow' },
  green: { de: 'Grün', en: 'Green' },
  black: { de: 'Schwarz', en: 'Black' },
  pink: { de: 'Rosa', en: 'Pink' },
};
