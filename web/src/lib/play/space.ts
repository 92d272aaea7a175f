// Arrow keys move in space: to whatever lies nearest in their direction.
import type { Point } from '../board/camera';

export const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const satisfies Record<string, Point>;

export type Arrow = keyof typeof ARROWS;

export const isArrow = (key: string): key is Arrow => key in ARROWS;

/** A step aside counts as much as so many ahead: what lies straight ahead is meant before what is only near. */
const ASIDE = 2;

/** Which of the points is meant by an arrow from a place; none where nothing lies that way. */
export function towards(arrow: Arrow, from: Point, points: Point[]): number | null {
  const { x, y } = ARROWS[arrow];
  const that = points
    .map((point, n) => {
      const [dx, dy] = [point.x - from.x, point.y - from.y];
      return { n, ahead: dx * x + dy * y, aside: Math.abs(dx * y - dy * x) };
    })
    .filter(({ ahead }) => ahead > 1e-6)
    .sort((a, b) => a.ahead - b.ahead + ASIDE * (a.aside - b.aside) || a.aside - b.aside || a.n - b.n);
  return that[0]?.n ?? null;
}

/** The point nearest to a place. */
export function nearest(from: Point, points: Point[]): number | null {
  const far = points.map((point, n) => ({ n, far: Math.hypot(point.x - from.x, point.y - from.y) }));
  return far.sort((a, b) => a.far - b.far || a.n - b.n)[0]?.n ?? null;
}
