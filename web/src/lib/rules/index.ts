// All chapters, and which of their sections a choice of elements shows.
import { abbot } from './abbot';
import { base } from './base';
import { BOARDS, type BoardName } from './boards';
import { cardcassonne } from './cardcassonne';
import { castle } from './castle';
import { circles } from './circles';
import { ferries } from './ferries';
import { fields } from './fields';
import { gold } from './gold';
import { inns } from './inns';
import { machines } from './machines';
import { magic } from './magic';
import { messages } from './messages';
import { order } from './order';
import { river } from './river';
import { robbers } from './robbers';
import { tower } from './tower';
import { traders } from './traders';
import type { Block, Chapter, Item, Section } from './types';

export const CHAPTERS: Chapter[] = [
  base,
  fields,
  river,
  abbot,
  inns,
  traders,
  machines,
  messages,
  ferries,
  gold,
  magic,
  robbers,
  circles,
  tower,
  order,
];

/** The chapters of the other games. */
export const OTHERS: Record<string, Chapter[]> = { castle: [castle], cardcassonne: [cardcassonne] };

const SEATS = ['red', 'blue', 'yellow', 'green', 'black', 'pink'];
const CASTLE_SEATS = ['black', 'white'];

/** A text with the points of the engine in its gaps. */
export function withPoints(text: string, board: BoardName): string {
  const seats = board.startsWith('castle-') ? CASTLE_SEATS : SEATS;
  return text.replace(/\{(\w+)\}/g, (gap, seat: string) => String(BOARDS[board].points[seats.indexOf(seat)] ?? gap));
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
export function needsOf(anchor: string): string[] {
  const section = CHAPTERS.flatMap((chapter) => chapter.sections).find(({ id }) => id === anchor);
  if (!section) return [];
  // Where all lines are about something else besides, one of them must be in play.
  const [first] = section.blocks;
  const also =
    section.blocks.length === 1 && first?.kind === 'list' ? first.items.map((item) => item.needs ?? []) : [[]];
  const fewest = also.reduce((a, b) => (b.length < a.length ? b : a));
  return [...(section.needs ?? []), ...(section.any ?? []).slice(0, 1), ...fewest];
}
