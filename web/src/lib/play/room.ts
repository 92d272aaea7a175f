// How much room the board has: what lies over its edges.
import type { Inset } from '../board/camera';

/** How many tiles wide and high the wall of The Castle is. */
const WALL = [11, 14] as const;

export interface Window {
  wide: number;
  tall: number;
  /** How high the part with the board is. */
  boardHigh: number;
}

export const isPhone = ({ wide, tall }: Window) => wide < 768 || tall < 480;

/** What covers the edges of the board; on a desk the card of the turn at the right, wider with a list in it. */
export function insetOf(window: Window, castle: boolean, card: 'none' | 'card' | 'list'): Inset {
  const { wide, tall, boardHigh } = window;
  if (!isPhone(window)) return { left: 76, top: 20, right: { none: 20, card: 308, list: 452 }[card], bottom: 20 };
  // On its side a phone has room beside the wall: headline and wall tiles stand there.
  if (castle && tall < 480 && wide > 700) return { left: 190, top: 12, right: 60, bottom: 12 };
  // On a tall phone the wall tiles have a place of their own below the wall.
  const strip = castle && boardHigh - 144 >= ((wide - 76) / WALL[0]) * WALL[1];
  return { left: 16, top: 60, right: 60, bottom: strip ? 84 : 16 };
}
