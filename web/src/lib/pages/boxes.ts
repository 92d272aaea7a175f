// The boxes one can choose, as `--with` names them, and what a choice is called.
import { tt } from '../i18n/index.svelte';

export interface Box {
  name: 'river' | 'abbot' | 'inns' | 'traders';
  tiles: number;
  elements: string[];
}
export const BOXES: Box[] = [
  { name: 'river', tiles: 12, elements: ['river'] },
  { name: 'abbot', tiles: 0, elements: ['abbot'] },
  { name: 'inns', tiles: 18, elements: ['inn-tiles', 'big-meeple'] },
  { name: 'traders', tiles: 24, elements: ['trader-tiles', 'goods', 'builder', 'pig'] },
];
export const PRESETS: Record<'first' | 'base' | 'classic', string[]> = {
  first: [],
  base: ['fields'],
  classic: ['fields', ...BOXES.flatMap((box) => box.elements)],
};

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
  if (elements.has('pig') && !elements.has('fields')) return ['pig', 'fields'];
  return null;
}
