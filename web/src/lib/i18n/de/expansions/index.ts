// Deutsch: die Texte der Erweiterungen, eine Datei je Erweiterung.
import type {
  ExpansionRules as ReferenceRules,
  tips as referenceTips,
  words as referenceWords,
} from '../../en/expansions';
import type { Like } from '../../text';
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

export const words: Like<typeof referenceWords> = {
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

export const tips: typeof referenceTips = {
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

/** Die Regeln aller Erweiterungen, als Typ. */
export interface ExpansionRules extends ReferenceRules {
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
