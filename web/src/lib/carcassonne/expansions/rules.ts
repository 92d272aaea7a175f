// The chapters of the expansions, in the order in which they are read.
import type { BoxName } from '../../protocol';
import type { Chapter } from '../../rules/types';
import { abbot } from './abbot/rules';
import { circles } from './circles/rules';
import { ferries } from './ferries/rules';
import { gold } from './gold/rules';
import { inns } from './inns/rules';
import { machines } from './machines/rules';
import { magic } from './magic/rules';
import { messages } from './messages/rules';
import { river } from './river/rules';
import { robbers } from './robbers/rules';
import { tower } from './tower/rules';
import { traders } from './traders/rules';

export const CHAPTERS: Record<BoxName, Chapter> = {
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
};
