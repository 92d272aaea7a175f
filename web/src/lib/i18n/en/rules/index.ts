// The rules in English.
import { byName } from '../../files';
import type { ExpansionRules } from '../expansions';
import { base } from './base';
import { cardcassonne } from './cardcassonne';
import { castle } from './castle';
import { fields } from './fields';
import { order } from './order';

// With a query these files are modules of their own, of which only the rules are kept: so all texts of an expansion
// stand in one file, and its rules are loaded only by those who read them.
const expansions = import.meta.glob<object>(['../expansions/*.ts', '!../expansions/index.ts'], {
  query: '?rules',
  import: 'rules',
  eager: true,
});

export const rules = { base, cardcassonne, castle, fields, order, ...byName<ExpansionRules>(expansions) };
