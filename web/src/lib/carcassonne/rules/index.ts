// The chapters of Carcassonne, in the order in which they are read.
import type { GameRules } from '../../games';
import { t } from '../../i18n/index.svelte';
import { titleOf } from '../../rules/worded';
import { WORDS } from '../../ui/seats';
import { boxesOf, elementsIn, elementsOf, unknownIn, withText } from '../boxes';
import { CHAPTERS } from '../expansions/rules';
import { base } from './base';
import { fields } from './fields';
import { order } from './order';

const expansions = Object.values(CHAPTERS);

export const rules: GameRules = {
  chapters: [base, fields, ...expansions, order(expansions)],
  seats: WORDS,
  options: (info) => [
    { title: () => t('fields'), elements: ['fields'] },
    ...boxesOf(info).map((box) => ({
      title: (texts: Parameters<typeof titleOf>[1]) => titleOf(CHAPTERS[box.name], texts),
      elements: elementsIn(box),
    })),
  ],
  elementsOf: (text, info) => elementsOf(text, info.boxes),
  unknownIn: (text, info) => unknownIn(text, info.boxes),
  withText: (elements, info) => withText(elements, boxesOf(info)),
};
