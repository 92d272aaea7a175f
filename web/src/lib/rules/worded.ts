// A chapter with its texts in the person's language.
import type { RuleTexts } from '../i18n/index.svelte';
import type { BoardName } from './boards';
import type { Chapter, Piece, Section } from './types';

export interface BoardTexts {
  alt: string;
  caption: string;
}
export interface WorthTexts {
  what: string;
  finished: string;
  end: string;
}
/** The texts of a section, by the keys that its blocks name; a board's by the name of the board. */
type SectionTexts = Record<string, string | BoardTexts | WorthTexts | undefined>;

export type WordedBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[]; ordered: boolean }
  | { kind: 'board'; board: BoardName; texts: BoardTexts }
  | { kind: 'pieces'; pieces: Piece[] }
  | { kind: 'counts'; heads: [string, string]; rows: [number, number][] }
  | { kind: 'worth'; rows: WorthTexts[] };
export interface WordedSection {
  id: string;
  title: string;
  blocks: WordedBlock[];
}
export interface WordedChapter {
  id: string;
  title: string;
  sections: WordedSection[];
}

/** The title of a chapter. */
export function titleOf(chapter: Chapter, texts: RuleTexts): string {
  return texts[chapter.texts].title;
}

/** A line that a chapter brings to the order of things. */
function orderText(texts: RuleTexts, of: keyof RuleTexts, key: string): string {
  const own = texts[of];
  const order: Record<string, string> = 'order' in own ? own.order : {};
  return order[key] ?? key;
}

function wordedBlock(block: Section['blocks'][number], texts: SectionTexts, all: RuleTexts): WordedBlock {
  const plain = (key: string) => {
    const found = texts[key];
    return typeof found === 'string' ? found : key;
  };
  switch (block.kind) {
    case 'text':
      return { kind: 'text', text: plain(block.text) };
    case 'list':
      return {
        kind: 'list',
        items: block.items.map(({ text, of }) => (of ? orderText(all, of, text) : plain(text))),
        ordered: block.ordered === true,
      };
    case 'board': {
      const found = texts[block.board];
      const known = typeof found === 'object' && 'alt' in found;
      return { kind: 'board', board: block.board, texts: known ? found : { alt: '', caption: '' } };
    }
    case 'pieces':
      return { kind: 'pieces', pieces: block.pieces.map(({ picture, text }) => ({ picture, text: plain(text) })) };
    case 'counts':
      return { kind: 'counts', heads: [plain(block.heads[0]), plain(block.heads[1])], rows: block.rows };
    case 'worth':
      return {
        kind: 'worth',
        rows: block.rows.flatMap((key) => {
          const found = texts[key];
          return typeof found === 'object' && 'what' in found ? [found] : [];
        }),
      };
  }
}

/** Sections of a chapter with their texts. */
export function worded(chapter: Chapter, sections: Section[], texts: RuleTexts): WordedSection[] {
  const all: Record<string, SectionTexts | undefined> = texts[chapter.texts].sections;
  return sections.map(({ id, blocks }) => {
    const own = all[id] ?? {};
    const { title } = own;
    return {
      id,
      title: typeof title === 'string' ? title : id,
      blocks: blocks.map((block) => wordedBlock(block, own, texts)),
    };
  });
}
