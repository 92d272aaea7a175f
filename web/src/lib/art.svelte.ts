// The painted tiles, as the server serves them: a picture a kind and facing, and for every kind what
// lies where, in a square of 240 units.
import type { BoardFigure, BoardTerrain, Row, Side } from './protocol';
import { palette } from './settings.svelte';

interface KindArt {
  parts: { terrain: BoardTerrain; outline: string; anchors: [number, number][]; small: [number, number][] }[];
  /** Where gold bars lie, by facing. */
  spots?: [number, number][];
  /** Where a tower stands, by facing, if the tile has a foundation. */
  tower?: [number, number][];
  /** Where roads end at the water, by facing and side (north, east, south, west), if the tile has a lake. */
  piers?: ([number, number] | null)[][];
  /** What it shows, in words, by facing: in English, and in the other languages the pictures are described in. */
  de: string[];
  en: string[];
}
/** Languages in which the server describes pictures; others read the English. */
const described = (language: string) => (language === 'de' ? 'de' : 'en');
interface Art {
  version: string;
  /** How wide pictures of figures are on a board, and on a small one. */
  figures: [number, number];
  /** The cards of Cardcassonne in words. */
  cards: Record<string, { de: string; en: string }>;
  kinds: Record<string, KindArt>;
  castle: {
    /** Left, top, width and height of the wall. */
    ground: [number, number, number, number];
    /** The middle of every space of the track. */
    track: [number, number][];
    /** Where wall tiles lie, by the first space of their corner tower. */
    corners: Record<string, [number, number]>;
  };
}

let art = $state.raw<Art>({
  version: '',
  figures: [96, 96],
  cards: {},
  kinds: {},
  castle: { ground: [-240, -240, 2640, 3360], track: [], corners: {} },
});
/** Milliseconds between two tries. */
const AGAIN = 2000;
let loading: Promise<void> | null = null;

export function loadArt(): Promise<void> {
  loading ??= fetchArt();
  return loading;
}

/** Without it nothing can be shown: a server that is away for a moment is asked again. */
async function fetchArt(): Promise<void> {
  for (;;) {
    const answer = await fetch('/art/kinds.json').catch(() => null);
    const found = answer?.ok ? ((await answer.json().catch(() => null)) as Art | null) : null;
    if (found) {
      art = found;
      return;
    }
    await new Promise((done) => setTimeout(done, AGAIN));
  }
}

/** The address of a tile's picture. Upright things stand upright in every facing. */
export function tilePicture(kind: string, facing: number, plain = false): string {
  if (!art.version || !kind) return '';
  return `/art/${art.version}/${palette()}/${kind}.${facing}${plain ? '.plain' : ''}.svg`;
}

/** Pictures that are kept loaded, by address. */
const preloaded = new Map<string, HTMLImageElement>();
const MAX_PRELOADED = 64;

/** Loads the pictures of a tile in every facing, so that it can be turned while the server is away. */
export function preloadTile(kind: string): void {
  for (const facing of [0, 1, 2, 3])
    for (const plain of [false, true]) {
      const address = tilePicture(kind, facing, plain);
      if (!address || preloaded.has(address)) continue;
      const image = new Image();
      image.src = address;
      preloaded.set(address, image);
    }
  for (const address of [...preloaded.keys()].slice(0, -MAX_PRELOADED)) preloaded.delete(address);
}

/** The address of a figure's picture; on a field a meeple lies. On small boards it has more around it. */
export function figurePicture(figure: BoardFigure, seat: number, lying: boolean, plain = false): string {
  if (!art.version) return '';
  const file = `${plain ? '.plain' : ''}.figure.svg`;
  // The Castle has followers of its own, in black and white.
  if (figure === 'follower')
    return `/art/${art.version}/${palette()}/${lying ? 'lying-' : ''}follower-${seat === 6 ? 1 : 0}${file}`;
  const name = lying && figure === 'meeple' ? 'farmer' : lying && figure === 'big-meeple' ? 'big-farmer' : figure;
  return `/art/${art.version}/${palette()}/${name}-${seat}${file}`;
}

/** How wide such a picture is on a board. */
export function figureSide(plain: boolean): number {
  return art.figures[plain ? 1 : 0];
}

/** The address of a board of the rules page. */
export function boardPicture(name: string): string {
  if (!art.version) return '';
  return `/art/${art.version}/${palette()}/${name}.board.svg`;
}

/** The address of a picture that belongs to no seat: what expansions put on the table by its name,
 *  the wall tiles as `wall-WORD` and `wall-back`, the keeps as `keep-SEAT`. */
export function tokenPicture(name: string): string {
  return art.version ? `/art/${art.version}/${palette()}/${name}.token.svg` : '';
}

/** The address of a picture by its whole name, as rules pages show them: `meeple-0.figure`, `ferry.token`, `P7.0`. */
export function piecePicture(name: string): string {
  return art.version ? `/art/${art.version}/${palette()}/${name}.svg` : '';
}

/** A card of Cardcassonne, or its back. */
export function cardPicture(card: string | null): string {
  return art.version ? `/art/${art.version}/${palette()}/${card ?? 'back'}.card.svg` : '';
}

/** The icon of a row of Cardcassonne. */
export function rowPicture(row: Row): string {
  return art.version ? `/art/${art.version}/${palette()}/${row}.row.svg` : '';
}

/** What a card shows, in words. */
export function cardName(card: string, language: string): string {
  return art.cards[card]?.[described(language)] ?? card;
}

/** The wall of The Castle with its track: its picture and its place. */
export function groundPicture(): string {
  return art.version ? `/art/${art.version}/${palette()}/castle.wall.svg` : '';
}
export function castleGround(): [number, number, number, number] {
  return art.castle.ground;
}

/** How many spaces the track of The Castle has. */
export function trackLength(): number {
  return art.castle.track.length;
}

/** The middle of a space of the track. */
export function trackSpot(space: number): [number, number] {
  return art.castle.track[space] ?? [0, 0];
}

/** Where the wall tile of a corner tower lies. */
export function cornerSpot(corner: number): [number, number] {
  return art.castle.corners[corner] ?? [0, 0];
}

/** The keep of a seat. */
export function keepPicture(seat: number): string {
  return tokenPicture(`keep-${seat}`);
}

/** Where gold bars lie on a tile. */
export function barSpot(kind: string, facing: number): [number, number] {
  return art.kinds[kind]?.spots?.[facing] ?? [120, 180];
}

/** Where a tower stands on a tile. */
export function towerSpot(kind: string, facing: number): [number, number] {
  return art.kinds[kind]?.tower?.[facing] ?? [120, 120];
}

const COMPASS: Side[] = ['N', 'E', 'S', 'W'];

/** Where a road ends at the water, on a side of the board. */
export function pier(kind: string, facing: number, side: Side): [number, number] {
  return art.kinds[kind]?.piers?.[facing]?.[COMPASS.indexOf(side)] ?? [120, 120];
}

/** What a part is. */
export function terrain(kind: string, part: number): BoardTerrain | null {
  return art.kinds[kind]?.parts[part]?.terrain ?? null;
}

/** The outline of a part, upright. */
export function outline(kind: string, part: number): string {
  return art.kinds[kind]?.parts[part]?.outline ?? '';
}

/** Where a figure stands on a part of a tile that has a facing, and where a large one does on a small board. */
export function anchor(kind: string, part: number, facing: number, small = false): [number, number] {
  const found = art.kinds[kind]?.parts[part];
  return (small ? found?.small : found?.anchors)?.[facing] ?? [120, 120];
}

/** What a tile shows in a facing, in words. */
export function describe(kind: string, language: string, facing = 0): string {
  return art.kinds[kind]?.[described(language)][facing] ?? kind;
}

/** Whether a tile shows the same in every facing. */
export function looksAlike(kind: string): boolean {
  return new Set(art.kinds[kind]?.en).size === 1;
}

let brush: CanvasRenderingContext2D | null | undefined;

/** The part under a point of a tile that has a facing, in the tile's square of 240 units. */
export function partAt(kind: string, facing: number, x: number, y: number): number | null {
  // Outlines are upright: turn the point back instead.
  let [px, py] = [x, y];
  for (let n = 0; n < facing; n += 1) [px, py] = [py, 240 - px];
  brush ??= document.createElement('canvas').getContext('2d');
  const at = art.kinds[kind]?.parts.findIndex((part) => brush?.isPointInPath(new Path2D(part.outline), px, py)) ?? -1;
  return at < 0 ? null : at;
}
