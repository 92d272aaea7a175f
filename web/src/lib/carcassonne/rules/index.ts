// The chapters of Carcassonne, in the order in which they are read.
import type { GameRules } from '../../games';
import { t } from '../../i18n/index.svelte';
import type { BoxName } from '../../protocol';
import type { Chapter } from '../../rules/types';
import { titleOf } from '../../rules/worded';
import { WORDS } from '../../ui/seats';
import { BOXES, elementsOf, withText } from '../boxes';
import { abbot } from './abbot';
import { base } from './base';
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

const CHAPTERS: Record<BoxName, Chapter> = {
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

export const rules: GameRules = {
  chapters: [base, fields, ...BOXES.map(({ name }) => CHAPTERS[name]), order],
  seats: WORDS,
  options: [
    { title: () => t('fields'), elements: ['fields'] },
    ...BOXES.map(({ name, elements }) => ({
      title: (texts: Parameters<typeof titleOf>[1]) => titleOf(CHAPTERS[name], texts),
      elements,
    })),
  ],
  elementsOf,
  withText,
};
