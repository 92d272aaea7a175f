// Moments of games that were played, to look at beside the start page: kind, column, row, facing.
export type Laid = [kind: string, x: number, y: number, facing: number];

export const CARCASSONNE: Laid[] = [
  ['L', 0, 0, 2],
  ['EC', 1, 0, 2],
  ['U', 2, 0, 1],
  ['L', 3, 0, 2],
  ['H', 0, 1, 0],
  ['A', 1, 1, 0],
  ['E', 2, 1, 2],
  ['Mg', 3, 1, 0],
  ['Hg', 4, 1, 1],
  ['M', 0, 2, 3],
  ['W', 1, 2, 3],
  ['D', 2, 2, 0],
  ['V', 3, 2, 0],
  ['EA', 4, 2, 3],
  ['F', 0, 3, 0],
  ['D', 1, 3, 3],
  ['Vg', 2, 3, 3],
  ['P', 3, 3, 2],
  ['L', 4, 3, 3],
  ['K', 0, 4, 3],
  ['X', 1, 4, 0],
  ['K', 2, 4, 1],
  ['EKa', 3, 4, 0],
  ['W', 0, 5, 3],
  ['EE', 1, 5, 0],
  ['J', 2, 5, 1],
  ['R', 3, 5, 3],
  ['V', 4, 5, 3],
];

/** Inside the wall; the game of `docs/games/castle.txt` after 38 tiles. */
const inside =
  'X4 D6 v;P8 I3 >;TP5 D7 ^;HP9 D5 <;P2 E6 >;P5 I2 ^;C1 D12 ^;H7 I1 v;P4 F6 >;M5 H1 ^;T5 E12 <;H5 D11 >;H2 E11 >;P3 H2 <;X2 F11 <;M3 D1 >;P1 G11 ^;HP8 F10 ^;TP3 E1 <;HP4 E10 v;P10 G10 <;M1 C12 <;HP3 F5 <;P7 G2 ^;HP2 F4 ^;H3 F3 >;H1 D2 ^;TP6 D10 <;HP1 G1 v;T7 D9 ^;T6 E3 >;X1 E7 v;P5 F7 ^;T4 H11 ^;T3 E4 v;T2 B12 >;T1 C11 ^;HP5 D8 v';
export const CASTLE: Laid[] = inside.split(';').map((laid) => {
  const [kind = '', cell = '', facing = ''] = laid.split(' ');
  return [kind, cell.charCodeAt(0) - 65, Number(cell.slice(1)) - 1, '^>v<'.indexOf(facing)];
});

/** Rows of cards; `null` lies face down. */
export const CARDS: { row: string; cards: (string | null)[] }[] = [
  { row: 'monastery', cards: [null, 'yellow-animal', 'yellow-animal', null, 'yellow-2', 'yellow-1'] },
  { row: 'road', cards: ['red-2', 'red-1', 'fairy', 'red-animal', 'red-building'] },
  { row: 'field', cards: ['green-animal', 'building-joker', 'green-3'] },
  { row: 'city', cards: ['blue-building', 'blue-animal', null, 'blue-1', 'blue-building', 'blue-3'] },
];
