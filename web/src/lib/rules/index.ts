// Which sections of a chapter a choice of elements shows.
import type { SeatWord } from '../protocol';
import { BOARDS, type BoardName } from './boards';
import type { Block, Chapter, Item, Section } from './types';

/** A text with the points of the engine in its gaps. */
export function withPoints(text: string, board: BoardName, seats: SeatWord[]): string {
  const at = (word: string) => seats.findIndex((seat) => seat === word);
  return text.replace(/\{(\w+)\}/g, (gap, word: string) => String(BOARDS[board].points[at(word)] ?? gap));
}

/** The sections of a chapter, with those of their lines that are in play. */
export function shown(chapter: Chapter, elements: ReadonlySet<string>): Section[] {
  const all = ({ needs = [] }: Section | Item) => needs.every((e) => elements.has(e));
  const some = ({ any }: Section) => !any || any.some((e) => elements.has(e));
  const inPlay = (block: Block): Block =>
    block.kind === 'list' ? { ...block, items: block.items.filter(all) } : block;
  return chapter.sections
    .filter((section) => all(section) && some(section))
    .map((section) => ({
      ...section,
      blocks: section.blocks.map(inPlay).filter((b) => b.kind !== 'list' || b.items.length > 0),
    }))
    .filter((section) => section.blocks.length > 0);
}

/** What a section needs, so that a link to it never leads nowhere. */
export function needsOf(chapters: Chapter[], anchor: string): string[] {
  const section = chapters.flatMap((chapter) => chapter.sections).find(({ id }) => id === anchor);
  if (!section) return [];
  // Where all lines are about something else besides, one of them must be in play.
  const [first] = section.blocks;
  const also =
    section.blocks.length === 1 && first?.kind === 'list' ? first.items.map((item) => item.needs ?? []) : [[]];
  const fewest = also.reduce((a, b) => (b.length < a.length ? b : a));
  return [...(section.needs ?? []), ...(section.any ?? []).slice(0, 1), ...fewest];
}
