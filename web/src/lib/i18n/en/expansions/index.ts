// English: the texts of the expansions, a file each. Only their words and tips are taken here: their rules come with the rules page.
import type { BoxName } from '../../../protocol';
import * as abbot from './abbot';
import * as circles from './circles';
import * as ferries from './ferries';
import * as gold from './gold';
import * as inns from './inns';
import * as machines from './machines';
import * as magic from './magic';
import * as messages from './messages';
import * as river from './river';
import * as robbers from './robbers';
import * as tower from './tower';
import * as traders from './traders';

export const words = {
  ...abbot.words,
  ...circles.words,
  ...ferries.words,
  ...gold.words,
  ...inns.words,
  ...machines.words,
  ...magic.words,
  ...messages.words,
  ...river.words,
  ...robbers.words,
  ...tower.words,
  ...traders.words,
};

export const tips = {
  ...abbot.tips,
  ...circles.tips,
  ...ferries.tips,
  ...gold.tips,
  ...inns.tips,
  ...machines.tips,
  ...magic.tips,
  ...messages.tips,
  ...river.tips,
  ...robbers.tips,
  ...tower.tips,
  ...traders.tips,
};

/** The rules of every expansion, as a type: see rules/index.ts. */
export interface ExpansionRules extends Record<BoxName, { title: string; sections: object }> {
  abbot: typeof abbot.rules;
  circles: typeof circles.rules;
  ferries: typeof ferries.rules;
  gold: typeof gold.rules;
  inns: typeof inns.rules;
  machines: typeof machines.rules;
  magic: typeof magic.rules;
  messages: typeof messages.rules;
  river: typeof river.rules;
  robbers: typeof robbers.rules;
  tower: typeof tower.rules;
  traders: typeof traders.rules;
}
