// The boxes one can choose, as `--with` names them, and what a choice is called.
import { tt } from '../i18n/index.svelte';

export interface Box {
  name:
    | 'river'
    | 'abbot'
    | 'machines'
    | 'messages'
    | 'ferries'
    | 'gold'
    | 'magic'
    | 'robbers'
    | 'circles'
    | 'inns'
    | 'traders'
    | 'tower';
  tiles: number;
  elements: string[];
}
export const BOXES: Box[] = [
  { name: 'river', tiles: 12, elements: ['river'] },
  { name: 'abbot', tiles: 0, elements: ['abbot'] },
  { name: 'inns', tiles: 18, elements: ['inn-tiles', 'big-meeple'] },
  { name: 'traders', tiles: 24, elements: ['trader-tiles', 'goods', 'builder', 'pig'] },
  { name: 'machines', tiles: 8, elements: ['machines'] },
  { name: 'messages', tiles: 0, elements: ['messages'] },
  { name: 'ferries', tiles: 8, elements: ['ferries'] },
  { name: 'gold', tiles: 8, elements: ['gold'] },
  { name: 'magic', tiles: 8, elements: ['magic'] },
  { name: 'robbers', tiles: 8, elements: ['robbers'] },
  { name: 'circles', tiles: 6, elements: ['circles'] },
  { name: 'tower', tiles: 18, elements: ['tower-tiles', 'tower-pieces'] },
];
const of = (...names: Box['name'][]) => [
  'fields',
  ...BOXES.filter((box) => names.includes(box.name)).flatMap((box) => box.elements),
];
const CLASSIC: Box['name'][] = ['river', 'abbot', 'inns', 'traders'];
const MINIS: Box['name'][] = ['machines', 'messages', 'ferries', 'gold', 'magic', 'robbers', 'circles'];
export const PRESETS = {
  first: [] as string[],
  base: ['fields'],
  classic: of(...CLASSIC),
  minis: of(...MINIS),
  bigbox: of(...CLASSIC, ...MINIS),
  all: of(...CLASSIC, ...MINIS, 'tower'),
};

/** How many tiles are drawn: the start tile lies already, and so does the river's spring. */
export function tilesOf(elements: ReadonlySet<string>): number {
  const boxes = BOXES.filter((box) => elements.has(box.elements[0] ?? ''));
  return 72 + boxes.reduce((sum, box) => sum + box.tiles, 0) - (elements.has('river') ? 1 : 0);
}

/** The text for `--with` that asks for these elements. */
export function withText(elements: ReadonlySet<string>): string {
  const words = BOXES.flatMap((box) => {
    const chosen = box.elements.filter((e) => elements.has(e));
    return chosen.length === box.elements.length ? [box.name] : chosen;
  });
  return [...words, ...(elements.has('fields') ? [] : ['no-fields'])].join(' ');
}

/** What a table plays with, in people's words. */
export function boxNames(text: string): string {
  const words = text.split(' ').filter((w) => w && w !== 'no-fields');
  const names = words.map((w) => tt(w));
  return names.length ? names.join(' · ') : tt('base');
}

/** What is missing for a choice: an element and what it needs. */
export function missing(elements: ReadonlySet<string>): [string, string] | null {
  if (elements.has('goods') && !elements.has('trader-tiles')) return ['goods', 'trader-tiles'];
  if (elements.has('tower-pieces') && !elements.has('tower-tiles')) return ['tower-pieces', 'tower-tiles'];
  if (elements.has('pig') && !elements.has('fields')) return ['pig', 'fields'];
  return null;
}
