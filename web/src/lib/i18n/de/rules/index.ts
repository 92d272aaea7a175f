// Die Regeln auf Deutsch.
import type { rules as reference } from '../../en/rules';
import { abbot } from './abbot';
import { base } from './base';
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

export const rules: typeof reference = {
  abbot,
  base,
  cardcassonne,
  castle,
  circles,
  ferries,
  fields,
  gold,
  inns,
  machines,
  magic,
  messages,
  order,
  river,
  robbers,
  tower,
  traders,
};
