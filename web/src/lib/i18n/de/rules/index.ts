// Die Regeln auf Deutsch.
import { byName } from '../../files';
import type { rules as reference } from '../../en/rules';
import type { ExpansionRules } from '../expansions';
import { base } from './base';
import { cardcassonne } from './cardcassonne';
import { castle } from './castle';
import { fields } from './fields';
import { order } from './order';

// Siehe ../../en/rules/index.ts.
const expansions = import.meta.glob<object>(['../expansions/*.ts', '!../expansions/index.ts'], {
  query: '?rules',
  import: 'rules',
  eager: true,
});

export const rules: typeof reference = {
  base,
  cardcassonne,
  castle,
  fields,
  order,
  ...byName<ExpansionRules>(expansions),
};
