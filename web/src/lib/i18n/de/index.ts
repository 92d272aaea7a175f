// Deutsch.
import type { Like } from '../text';
import type { tips as referenceTips, words as reference } from '../en';
import { carcassonne } from './carcassonne';
import { cardcassonne } from './cardcassonne';
import { castle } from './castle';
import { coach } from './coach';
import { common } from './common';
import { errors } from './errors';
import { tips as expansionTips, words as expansionWords } from './expansions';
import { luck } from './luck';
import { pages } from './pages';
import { points } from './points';
import { setup } from './setup';
import { table } from './table';
import { tips as ownTips } from './tips';

export const words: Like<typeof reference> = {
  ...common,
  ...setup,
  ...pages,
  ...table,
  ...carcassonne,
  ...expansionWords,
  ...castle,
  ...cardcassonne,
  ...points,
  ...errors,
  ...luck,
  ...coach,
};
export const tips: typeof referenceTips = { ...ownTips, ...expansionTips };
