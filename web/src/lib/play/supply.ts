// The figures in a supply, with their names.
import type { BoardFigure } from '../protocol';
import type { BoardView } from '../table/kinds';

export type Supply = BoardView['seats'][number]['supply'];

/** Every figure of the game with how many there are, in the order of the rules. */
export function figuresIn(supply: Supply): [BoardFigure, number][] {
  // What the protocol tells of a supply has the names of figures for its fields.
  return Object.entries(supply) as [BoardFigure, number][];
}
