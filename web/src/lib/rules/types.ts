// The shape of the rules: chapters of sections of blocks, every text in both languages. A new expansion is
// a new file beside this one and a line in index.ts.
import type { Both } from '../i18n/both';
import type { BoardName } from './boards';

/** A line of a list, perhaps only where more is in play. */
export type Item = Both & { needs?: string[] };
export type Block =
  | { kind: 'text'; text: Both }
  | { kind: 'list'; items: Item[]; ordered?: true }
  /** A board of crates/server/lessons. `{red}` in its texts is what the engine gives red there. */
  | { kind: 'board'; board: BoardName; alt: Both; caption: Both }
  /** What is worth what: thing, when finished, at the end of the game. */
  | { kind: 'worth'; rows: [Both, Both, Both][] };
export interface Section {
  /** The anchor: never changed, because people link to it. */
  id: string;
  title: Both;
  /** Elements that must all be in play. A section of which nothing is left is not shown. */
  needs?: string[];
  /** Elements of which one at least must be in play. */
  any?: string[];
  blocks: Block[];
}
export interface Chapter {
  id: string;
  title: Both;
  sections: Section[];
}

export const text = (de: string, en: string): Block => ({ kind: 'text', text: { de, en } });
type Line = [de: string, en: string, ...needs: string[]];
const lines = (items: Line[]): Item[] =>
  items.map(([de, en, ...needs]) => (needs.length > 0 ? { de, en, needs } : { de, en }));
/** Lines; behind both languages may stand the elements that a line is about besides its section's. */
export const list = (...items: Line[]): Block => ({ kind: 'list', items: lines(items) });
/** Lines in an order that matters. */
export const steps = (...items: Line[]): Block => ({ kind: 'list', items: lines(items), ordered: true });
export const board = (name: BoardName, alt: Both, caption: Both): Block => ({
  kind: 'board',
  board: name,
  alt,
  caption,
});
