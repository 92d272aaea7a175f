// How much room the board has: what lies over its edges.
import type { Inset } from '../board/camera';

/** How many tiles wide and high a frame is that is kept in sight. */
const FRAME = [11, 14] as const;

export interface Window {
  wide: number;
  tall: number;
  /** How high the part with the board is. */
  boardHigh: number;
}

/** Pixels of the column beside the board, of the rail in its place where that is narrow, and of the card of the turn. */
const SIDE = 304;
const RAIL = 76;
const CARD = 308;

/** Pixels of the head of the board, where news stands on a phone: the wall keeps clear of it where there is room. */
const NEWS = 108;

export const isPhone = ({ wide, tall }: Pick<Window, 'wide' | 'tall'>) => wide < 768 || tall < 480;

/** What covers the edges of the board. Cards float over it where nothing happens, so only the tools count. */
export function insetOf(window: Window, framed: boolean): Inset {
  const { wide, tall, boardHigh } = window;
  if (!isPhone(window)) {
    if (!framed) return { left: 76, top: 20, right: 20, bottom: 20 };
    // A wall is higher than wide: what is left beside it is at the right, where the card and the news are.
    const boardWide = wide - (wide >= 1200 ? SIDE : RAIL);
    const wall = ((boardHigh - 16) / FRAME[1]) * FRAME[0];
    return { left: 72, top: 8, right: Math.max(8, Math.min(CARD, boardWide - 72 - wall)), bottom: 8 };
  }
  // On its side a phone has room beside the wall: headline and wall tiles stand there.
  if (framed && tall < 480 && wide > 700) return { left: 190, top: 4, right: 60, bottom: 4 };
  // On a tall phone the wall tiles have a place of their own below the wall.
  const high = ((wide - 76) / FRAME[0]) * FRAME[1];
  const bottom = !framed ? 16 : boardHigh - 144 >= high ? 84 : 40;
  return { left: 16, top: framed ? Math.max(60, Math.min(NEWS, boardHigh - bottom - high)) : 60, right: 60, bottom };
}

/** Pixels of what somebody holds, which lies at the edge of the board while arrows lead from there. */
const TRAY = { wide: 112, high: 66 };

/** What is left beside it. */
export function withTray(inset: Inset, phone: boolean): Inset {
  return phone ? { ...inset, top: inset.top + TRAY.high } : { ...inset, left: inset.left + TRAY.wide };
}

/** What covers the edges where one looks back: the tools, which are 64 wide with their margin, and some air. */
export function beside(phone: boolean): Inset {
  return phone ? { left: 76, top: 12, right: 12, bottom: 12 } : { left: 84, top: 24, right: 24, bottom: 24 };
}
