// The boxes of Carcassonne as one chooses them: their elements, how a choice is written, and what it is called. What is
// in a box and what needs what is told by the server.
import { isKey, t } from '../i18n/index.svelte';
import type { BoxName, ElementName } from '../protocol';

export interface Box {
  name: BoxName;
  elements: ElementName[];
}

const box = (name: BoxName & ElementName): Box => ({ name, elements: [name] });

export const BOXES: Box[] = [
  box('river'),
  box('abbot'),
  { name: 'inns', elements: ['inn-tiles', 'big-meeple'] },
  { name: 'traders', elements: ['trader-tiles', 'goods', 'builder', 'pig'] },
  box('machines'),
  box('messages'),
  box('ferries'),
  box('gold'),
  box('magic'),
  box('robbers'),
  box('circles'),
  { name: 'tower', elements: ['tower-tiles', 'tower-pieces'] },
];

/** The elements that a text like that of a table asks for. */
export function elementsOf(text: string): Set<string> {
  const words = text.split(/[\s+,]+/).filter(Boolean);
  const elements = words.flatMap((word) => BOXES.find(({ name }) => name === word)?.elements ?? [word]);
  return new Set([...(words.includes('no-fields') ? [] : ['fields']), ...elements.filter((e) => e !== 'no-fields')]);
}

/** The text for `with` that asks for these elements. */
export function withText(elements: ReadonlySet<string>): string {
  const words = BOXES.flatMap(({ name, elements: all }) => {
    const chosen = all.filter((e) => elements.has(e));
    return chosen.length === all.length ? [name] : chosen;
  });
  return [...words, ...(elements.has('fields') ? [] : ['no-fields'])].join(' ');
}

/** What a table plays with, in people's words. */
export function boxNames(text: string): string {
  const words = text.split(' ').filter((word) => word && word !== 'no-fields');
  return words.map((word) => (isKey(word) ? t(word) : word)).join(' · ') || t('base');
}
