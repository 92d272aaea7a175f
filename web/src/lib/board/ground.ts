// The ground of a region on the board: all its parts as one area, and the outline around it. Parts meet exactly at
// the edges of tiles, so what two of them share there is not outline.
import { outline } from '../art.svelte';
import type { BoardRegion, BoardView } from '../table/kinds';
import { TILE, type Point } from './camera';

export interface Area {
  /** Everything, to be filled even-odd. */
  fill: string;
  /** The lines around it. */
  outline: string;
}

type Rim = Point[];
/** A stretch of the edge between two tiles, seen from the tile on one side of it. */
interface Stretch {
  from: number;
  to: number;
}

/** Along an edge, and across it. */
const AXES = [
  ['y', 'x'],
  ['x', 'y'],
] as const;
/** What is shorter is no outline: profiles of tiles meet, but for rounding. */
const SLIVER = 3;
/** How far from an edge a point may be that lies on it. */
const NEAR = 0.3;

/** The area of a region. */
export function area(view: BoardView, region: BoardRegion): Area {
  const rims = region.parts.flatMap(([n, part]) => {
    const tile = view.tiles[n];
    return tile ? turned(rimsOf(outline(tile.kind, part)), tile).map((rim) => ({ rim, tile })) : [];
  });
  const edges = new Map<string, Stretch[]>();
  for (const { rim, tile } of rims) {
    each(rim, (a, b) => {
      const edge = edgeOf(a, b, tile);
      if (!edge) return;
      const there = edges.get(edge.here) ?? [];
      edges.set(edge.here, [...there, { from: Math.min(edge.from, edge.to), to: Math.max(edge.from, edge.to) }]);
    });
  }
  const lines = rims.flatMap(({ rim, tile }) => around(rim, tile, edges));
  return {
    fill: rims.map(({ rim }) => `M${rim.map(words).join('L')}Z`).join(''),
    outline: lines.map((line) => `M${line.map(words).join('L')}`).join(''),
  };
}

const words = ({ x, y }: Point) => `${x} ${y}`;
const round = (number: number) => Math.round(number * 10) / 10;

/** The rims of a path of straight pieces. */
function rimsOf(path: string): Rim[] {
  const rims = path.split('Z').filter((rim) => rim !== '');
  return rims.map((rim) => {
    const numbers = (rim.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, n) => ({ x: numbers[2 * n]!, y: numbers[2 * n + 1]! }));
  });
}

/** Rims of the upright tile where the tile lies. */
function turned(rims: Rim[], tile: { x: number; y: number; facing: number }): Rim[] {
  const snap = (v: number) => (v < NEAR ? 0 : v > TILE - NEAR ? TILE : v);
  const turn = (point: Point) => {
    let [x, y] = [snap(point.x), snap(point.y)];
    for (let n = 0; n < tile.facing; n += 1) [x, y] = [TILE - y, x];
    return { x: round(x + tile.x * TILE), y: round(y + tile.y * TILE) };
  };
  return rims.map((rim) => rim.map(turn));
}

function each(rim: Rim, does: (a: Point, b: Point) => void): void {
  rim.forEach((a, n) => does(a, rim[(n + 1) % rim.length]!));
}

/** The edge of its tile that a piece of a rim lies on, if any: what it is called on this side and on the other. */
function edgeOf(a: Point, b: Point, tile: { x: number; y: number }) {
  for (const [along, across] of AXES) {
    for (const side of [0, 1]) {
      const line = (tile[across] + side) * TILE;
      if (a[across] !== line || b[across] !== line) continue;
      const seen = (from: number) => `${across} ${tile[across] + side} ${tile[along]} ${from}`;
      const at = (place: number) => (along === 'x' ? { x: place, y: line } : { x: line, y: place });
      return { here: seen(side), beyond: seen(1 - side), from: a[along], to: b[along], at };
    }
  }
  return null;
}

/** The pieces of a rim that are outline, as lines as long as possible. */
function around(rim: Rim, tile: { x: number; y: number }, edges: Map<string, Stretch[]>): Rim[] {
  const lines: Rim[] = [];
  const draw = (a: Point, b: Point) => {
    const last = lines.at(-1);
    const end = last?.at(-1);
    if (last && end && end.x === a.x && end.y === a.y) last.push(b);
    else lines.push([a, b]);
  };
  each(rim, (a, b) => {
    const edge = edgeOf(a, b, tile);
    if (!edge) return draw(a, b);
    for (const { from, to } of without(edge, edges.get(edge.beyond) ?? [])) draw(edge.at(from), edge.at(to));
  });
  return lines;
}

/** What is left of a stretch, in its direction, if others are taken away. */
export function without({ from, to }: Stretch, others: Stretch[]): Stretch[] {
  const back = from > to;
  let left: Stretch[] = [back ? { from: to, to: from } : { from, to }];
  for (const other of others) {
    left = left.flatMap((one) => [
      { from: one.from, to: Math.min(one.to, other.from) },
      { from: Math.max(one.from, other.to), to: one.to },
    ]);
    left = left.filter((one) => one.to - one.from > SLIVER);
  }
  return back ? left.reverse().map((one) => ({ from: one.to, to: one.from })) : left;
}
