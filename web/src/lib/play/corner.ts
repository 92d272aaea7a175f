// Where a card floats: in the corner of the board where least happens. The fourth is the overview's.
export type Corner = 'top-right' | 'top-left' | 'bottom-left';

interface Square {
  left: number;
  top: number;
  side: number;
}

/** Width of the tools at the left edge. */
const TOOLS = 68;

/** The corner whose card would cover least of these squares; the first of equals. */
export function quietest(
  squares: Square[],
  { width, height }: { width: number; height: number },
  { wide, high }: { wide: number; high: number },
): Corner {
  const corners: [Corner, number, number][] = [
    ['top-right', width - wide, 0],
    ['top-left', TOOLS, 0],
    ['bottom-left', TOOLS, height - high],
  ];
  const covered = (x: number, y: number) =>
    squares.reduce((sum, { left, top, side }) => {
      const across = Math.min(x + wide, left + side) - Math.max(x, left);
      const down = Math.min(y + high, top + side) - Math.max(y, top);
      return sum + (across > 0 && down > 0 ? across * down : 0);
    }, 0);
  let best = corners[0]!;
  for (const corner of corners) if (covered(corner[1], corner[2]) < covered(best[1], best[2])) best = corner;
  return best[0];
}
