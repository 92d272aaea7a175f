// The opponents that a person may choose, the same in all games, the weakest first.
import type { BotKind } from '../protocol';

export const LEVELS = [
  'level1',
  'level2',
  'level3',
  'level4',
  'level5',
  'level6',
  'level7',
] as const satisfies readonly BotKind[];
export type Level = (typeof LEVELS)[number];

/** Whom somebody plays who has not chosen: an easy one the first time. */
export const EASY: Level = 'level1';
export const USUAL: Level = 'level3';

export const isLevel = (word: string): word is Level => LEVELS.some((level) => level === word);
