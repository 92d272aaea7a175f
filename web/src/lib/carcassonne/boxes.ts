// What may be in the box of Carcassonne, as one chooses it: how a choice is written, and what it is called. Which boxes
// there are and what is in them is told by the server.
import { isKey, t } from '../i18n/index.svelte';
import type { BoxInfo, ElementName, GameInfo } from '../protocol';

/** The boxes in the order in which they are offered: what the first presets bring comes first. */
export function boxesOf({ boxes, presets }: Pick<GameInfo, 'boxes' | 'presets'>): BoxInfo[] {
  const rank = ({ elements }: BoxInfo) => {
    const first = presets.findIndex((preset) => elements.some(({ name }) => preset.elements.includes(name)));
    return first < 0 ? presets.length : first;
  };
  return [...boxes].sort((a, b) => rank(a) - rank(b));
}

export const elementsIn = (box: BoxInfo): ElementName[] => box.elements.map(({ name }) => name);

const wordsOf = (text: string): string[] => text.split(/[\s+,]+/).filter(Boolean);

/** The words of such a text that name neither a box nor an element. */
export function unknownIn(text: string, boxes: BoxInfo[]): string[] {
  const known = new Set<string>([
    'all',
    'base',
    'fields',
    'no-fields',
    ...boxes.flatMap((box) => [box.name, ...elementsIn(box)]),
  ]);
  return wordsOf(text).filter((word) => !known.has(word));
}

/** The elements that a text like that of a table asks for; `all` is every box. */
export function elementsOf(text: string, boxes: BoxInfo[]): Set<string> {
  const words = wordsOf(text);
  if (words.includes('all')) return new Set(['fields', ...boxes.flatMap(elementsIn)]);
  const elements = words.flatMap((word): string[] => {
    const box = boxes.find(({ name }) => name === word);
    return box ? elementsIn(box) : [word];
  });
  return new Set([...(words.includes('no-fields') ? [] : ['fields']), ...elements.filter((e) => e !== 'no-fields')]);
}

/** The text for `with` that asks for these elements. */
export function withText(elements: ReadonlySet<string>, boxes: BoxInfo[]): string {
  const words = boxes.flatMap((box) => {
    const all = elementsIn(box);
    const chosen = all.filter((e) => elements.has(e));
    return chosen.length === all.length ? [box.name] : chosen;
  });
  return [...words, ...(elements.has('fields') ? [] : ['no-fields'])].join(' ');
}

/** Whether a table plays with fields. */
export const hasFields = (text: string): boolean => !text.split(' ').includes('no-fields');

/** What a table plays with, in people's words. */
export function boxNames(text: string): string {
  const words = text.split(' ').filter((word) => word && word !== 'no-fields');
  return words.map((word) => (isKey(word) ? t(word) : word)).join(' · ') || t('base');
}
