// The shape of the rules: chapters of sections of blocks, which name their texts in i18n/*/rules, those of an expansion
// in i18n/*/expansions.
import type { RuleTexts } from '../i18n/index.svelte';
import type { BoardName } from './boards';

/** A line of a list, perhaps only where more is in play. */
export interface Item {
  text: string;
  needs?: string[];
  /** The chapter that brings the line, where it stands in another one. */
  of?: keyof RuleTexts;
}
/** A picture by its name in an address, without its ending, and the text beside it. */
export interface Piece {
  picture: string;
  text: string;
}
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: Item[]; ordered?: true }
  /** A board of crates/server/lessons. `{red}` in its texts is what the engine gives red there. */
  | { kind: 'board'; board: BoardName }
  /** What lies in the box or is drawn on tiles: pictures with a text each. */
  | { kind: 'pieces'; pieces: Piece[] }
  /** Points by number of things, with the texts of both columns' heads. */
  | { kind: 'counts'; heads: [string, string]; rows: [number, number][] }
  /** What is worth what: thing, when completed, at the end of the game. */
  | { kind: 'worth'; rows: string[] };
export interface Section {
  /** The anchor: never changed, because people link to it. Its texts have the same name. */
  id: string;
  /** Elements that must all be in play. A section of which nothing is left is not shown. */
  needs?: string[];
  /** Elements of which one at least must be in play. */
  any?: string[];
  blocks: Block[];
}
/** The moments of a turn and of the final scoring at which something may happen, in their order. */
export const TURN = [
  'tile',
  'signs',
  'before-figure',
  'figure',
  'after-figure',
  'early-points',
  'scoring',
  'takings',
  'counting',
  'spoils',
  'reading',
  'afterwards',
  'second-tile',
  'extra-turn',
] as const;
export const END = ['clearing', 'track', 'features', 'fields', 'takings', 'hoards'] as const;
/** What happens at such a moment; without a text if a line of the base game speaks of it. */
export interface Happening<Moment> {
  moment: Moment;
  text: string | null;
  needs: string[];
}
export type InTurn = Happening<(typeof TURN)[number]>;
export type AtEnd = Happening<(typeof END)[number]>;

export interface Chapter {
  id: string;
  texts: keyof RuleTexts;
  sections: Section[];
  /** What it brings to the order of a turn and of the final scoring; the texts are `order` of its texts. */
  turn?: InTurn[];
  end?: AtEnd[];
}

export const at = <Moment>(moment: Moment, text: string, ...needs: string[]): Happening<Moment> => ({
  moment,
  text,
  needs,
});
/** Something that may be done instead of placing a figure. */
export const instead = (...needs: string[]): InTurn => ({ moment: 'figure', text: null, needs });

export const text = (key: string): Block => ({ kind: 'text', text: key });
/** A text; behind it may stand the elements that the line is about besides its section's. */
type Line = string | [text: string, ...needs: string[]];
const lines = (items: Line[]): Item[] =>
  items.map((item) => {
    if (typeof item === 'string') return { text: item };
    const [key, ...needs] = item;
    return { text: key, needs };
  });
export const list = (...items: Line[]): Block => ({ kind: 'list', items: lines(items) });
/** Lines in an order that matters. */
export const steps = (...items: Line[]): Block => ({ kind: 'list', items: lines(items), ordered: true });
/** Pictures by their names; their texts are called `piece1`, `piece2` and so on, in this order. */
export const pieces = (...pictures: string[]): Block => ({
  kind: 'pieces',
  pieces: pictures.map((picture, n) => ({ picture, text: `piece${n + 1}` })),
});
export const board = (name: BoardName): Block => ({ kind: 'board', board: name });
export const counts = (heads: [string, string], ...rows: [number, number][]): Block => ({
  kind: 'counts',
  heads,
  rows,
});
export const worth = (...rows: string[]): Block => ({ kind: 'worth', rows });
