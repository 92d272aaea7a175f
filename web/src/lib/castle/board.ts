// The board of The Castle: the spaces inside a wall.
import { castleGround } from '../art.svelte';
import { TILE, type Box } from '../board/camera';
import type { BoardTraits } from '../table/kinds';

export const traits: BoardTraits = {
  /** A letter for the column and a number for the row. */
  cellName: (x, y) => `${String.fromCharCode(65 + x)}${y + 1}`,
  lasting: () => 'courts',
  empty: 'showFree',
  emptyOnPhone: true,
  framed: true,
};

/** The wall around the board. */
export function frame(): Box {
  const [left, top, width, height] = castleGround();
  return { left, top, right: left + width, bottom: top + height };
}

/** The rows and columns inside the wall, which is one tile thick. */
export function inside() {
  const { left, top, right, bottom } = frame();
  return { left: left / TILE + 1, top: top / TILE + 1, right: right / TILE - 2, bottom: bottom / TILE - 2 };
}
