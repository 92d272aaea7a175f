// The painted tiles, as the server serves them: a picture a kind and facing, and for every kind what
// lies where, in a square of 240 units.
import { isDark } from './settings.svelte';

interface KindArt {
  parts: { terrain: string; outline: string; anchors: [number, number][] }[];
  de: string;
  en: string;
}
interface Art {
  version: string;
  kinds: Record<string, KindArt>;
}

let art = $state.raw<Art>({ version: '', kinds: {} });
let loading: Promise<void> | null = null;

export function loadArt(): Promise<void> {
  loading ??= fetch('/art/kinds.json')
    .then((answer) => answer.json() as Promise<Art>)
    .then((answer) => {
      art = answer;
    });
  return loading;
}

/** The address of a tile's picture. Upright things stand upright in every facing. */
export function tilePicture(kind: string, facing: number): string {
  if (!art.version || !kind) return '';
  return `/art/${art.version}/${isDark() ? 'dark' : 'light'}/${kind}.${facing}.svg`;
}

/** The address of a figure's picture; on a field a meeple lies. */
export function figurePicture(figure: string, seat: number, lying: boolean): string {
  if (!art.version) return '';
  const name = lying && figure === 'meeple' ? 'farmer' : lying && figure === 'big-meeple' ? 'big-farmer' : figure;
  return `/art/${art.version}/${isDark() ? 'dark' : 'light'}/${name}-${seat}.figure.svg`;
}

/** The address of a board of the rules page. */
export function boardPicture(name: string): string {
  if (!art.version) return '';
  return `/art/${art.version}/${isDark() ? 'dark' : 'light'}/${name}.board.svg`;
}

/** What a part is. */
export function terrain(kind: string, part: number): string {
  return art.kinds[kind]?.parts[part]?.terrain ?? '';
}

/** The outline of a part, upright. */
export function outline(kind: string, part: number): string {
  return art.kinds[kind]?.parts[part]?.outline ?? '';
}

/** Where a figure stands on a part of a tile that has a facing. */
export function anchor(kind: string, part: number, facing: number): [number, number] {
  return art.kinds[kind]?.parts[part]?.anchors[facing] ?? [120, 120];
}

/** What a tile shows, in words. */
export function describe(kind: string, language: 'de' | 'en'): string {
  return art.kinds[kind]?.[language] ?? kind;
}
