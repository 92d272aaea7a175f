// What a game with tiles adds to the shared table and replay.
import type { Snippet } from 'svelte';
import type { Box, Point } from '../board/camera';
import type { SeatWord } from '../protocol';

/** What is shown on the board besides what lies there. */
export interface Layers {
  /** Whose the regions are that are never finished. */
  lasting: boolean;
  /** What is to be known about empty cells. */
  empty: boolean;
  coordinates: boolean;
}

/** What a game draws on the board and says about the players, wherever it is looked at. */
export interface BoardParts {
  /** What the board lies in, if it does not grow. */
  frame?: Box | null;
  /** Under the tiles. */
  ground?: Snippet<[Layers]>;
  /** On the tiles. */
  marks?: Snippet<[Layers]>;
  /** Over the figures; for whoever is asked. */
  things?: Snippet<[Layers, SeatWord, plain: boolean]>;
  /** What a seat has besides figures: as marks behind them, and below. */
  holdings?: Snippet<[number]>;
  below?: Snippet<[number]>;
  /** How the points of a seat are made up. */
  counters?: Snippet<[number]>;
  /** What can still come besides tiles. */
  undrawn?: Snippet;
}

/** What a game adds to a table where it is played. */
export interface TableParts extends BoardParts {
  /** Above the players. */
  beside?: Snippet;
  /** On a phone over the board. */
  strip?: Snippet;
  /** In the card of the turn: above what may be chosen, and with the pinned tile. */
  above?: Snippet;
  pinned?: Snippet;
  /** What is chosen before the list is shown. */
  picker?: Snippet;
  /** What is known of an empty cell; and whether anything is. */
  hole?: Snippet<[Point]>;
  knows?: (cell: Point) => boolean;
  /** How many cells a kind of tile fits; nothing where that is not told. */
  fits?: (kind: string) => number | null;
}
