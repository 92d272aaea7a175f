// All chapters, and which of their sections a choice of elements shows.
import { BOXES } from '../pages/boxes';
import { abbot } from './abbot';
import { base } from './base';
import { BOARDS, type BoardName } from './boards';
import { fields } from './fields';
import { inns } from './inns';
import { river } from './river';
import { traders } from './traders';
import type { Chapter, Section } from './types';

export const CHAPTERS: Chapter[] = [base, fields, river, abbot, inns, traders];

const SEATS = ['red', 'blue', 'yellow', 'green', 'black', 'pink'];

/** A text with the points of the engine in its gaps. */
export function withPoints(text: string, board: BoardName): string {
  return text.replace(/\{(\w+)\}/g, (gap, seat: string) => String(BOARDS[board].points[SEATS.indexOf(seat)] ?? gap));
}

export function shown(chapter: Chapter, elements: ReadonlySet<string>): Section[] {
  return chapter.sections.filter((section) => (section.needs ?? []).every((e) => elements.has(e)));
}

/** What a section needs, so that a link to it never leads nowhere. */
export function needsOf(anchor: string): string[] {
  const sections = CHAPTERS.flatMap((chapter) => chapter.sections);
  return sections.find((section) => section.id === anchor)?.needs ?? [];
}

/** The elements that a text like that of a table asks for. */
export function elementsOf(text: string): Set<string> {
  const words = text.split(/[\s+,]+/).filter(Boolean);
  const elements = words.flatMap((word) => BOXES.find((box) => box.name === word)?.elements ?? [word]);
  return new Set([...(words.includes('no-fields') ? [] : ['fields']), ...elements.filter((e) => e !== 'no-fields')]);
}
