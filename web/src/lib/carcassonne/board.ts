// The board of Carcassonne, which grows to all sides.
import type { BoardTraits } from '../table/kinds';
import { hasFields } from './boxes';

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
/** A cell as records write it, with a true minus. */
export const cellName = (x: number, y: number) => `${signed(x)},${signed(y)}`;

export const traits: BoardTraits = {
  cellName,
  lasting: (table) => (hasFields(table.with) ? 'farms' : null),
  empty: 'deadSpots',
  emptyOnPhone: false,
  framed: false,
};
