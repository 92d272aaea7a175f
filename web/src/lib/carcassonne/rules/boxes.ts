// The boxes that have rules, and how a choice of them is written in an address.
import { abbot } from './abbot';
import { circles } from './circles';
import { ferries } from './ferries';
import { gold } from './gold';
import { inns } from './inns';
import { machines } from './machines';
import { magic } from './magic';
import { messages } from './messages';
import { river } from './river';
import { robbers } from './robbers';
import { tower } from './tower';
import { traders } from './traders';
import type { Chapter } from './types';

interface Box {
  name: string;
  chapter: Chapter;
  elements: string[];
}

const box = (name: string, chapter: Chapter, ...elements: string[]): Box => ({
  name,
  chapter,
  elements: elements.length > 0 ? elements : [name],
});

export const BOXES: Box[] = [
  box('river', river),
  box('abbot', abbot),
  box('inns', inns, 'inn-tiles', 'big-meeple'),
  box('traders', traders, 'trader-tiles', 'goods', 'builder', 'pig'),
  box('machines', machines),
  box('messages', messages),
  box('ferries', ferries),
  box('gold', gold),
  box('magic', magic),
  box('robbers', robbers),
  box('circles', circles),
  box('tower', tower, 'tower-tiles', 'tower-pieces'),
];

/** The elements that a text like that of a table asks for. */
export function elementsOf(text: string): Set<string> {
  const words = text.split(/[\s+,]+/).filter(Boolean);
  const elements = words.flatMap((word) => BOXES.find(({ name }) => name === word)?.elements ?? [word]);
  return new Set([...(words.includes('no-fields') ? [] : ['fields']), ...elements.filter((e) => e !== 'no-fields')]);
}

/** The text that asks for these elements. */
export function withText(elements: ReadonlySet<string>): string {
  const words = BOXES.flatMap(({ name, elements: all }) => {
    const chosen = all.filter((e) => elements.has(e));
    return chosen.length === all.length ? [name] : chosen;
  });
  return [...words, ...(elements.has('fields') ? [] : ['no-fields'])].join(' ');
}
