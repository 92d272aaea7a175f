// The Castle: which texts and boards, in which order, and what must be in play. The texts are in i18n/*/rules/castle.ts.
import type { GameRules } from '../games';
import { board, list, steps, text, worth, type Chapter } from '../rules/types';

const chapter: Chapter = {
  id: 'castle',
  texts: 'castle',
  sections: [
    { id: 'castle-aim', blocks: [text('text1'), text('text2')] },
    { id: 'castle-turn', blocks: [steps('item1', 'item2', 'item3', 'item4', 'item5')] },
    { id: 'castle-placing', blocks: [text('text1'), text('text2'), board('castle-placing'), text('text3')] },
    { id: 'castle-followers', blocks: [text('text1'), text('text2')] },
    {
      id: 'castle-complete',
      blocks: [text('text'), board('castle-contrast'), board('castle-path'), list('item1', 'item2', 'item3', 'item4')],
    },
    { id: 'castle-scoring', blocks: [worth('row1', 'row2', 'row3', 'row4'), text('text')] },
    { id: 'castle-order', blocks: [text('text'), board('castle-landing')] },
    { id: 'castle-track', blocks: [text('text1'), text('text2')] },
    {
      id: 'castle-wall',
      blocks: [
        text('text'),
        steps('item1', 'item2', 'item3', 'item4', 'item5', 'item6', 'item7', 'item8', 'item9'),
        board('castle-doubling'),
      ],
    },
    { id: 'castle-keep', blocks: [text('text')] },
    { id: 'castle-courts', blocks: [text('text'), board('castle-markets')] },
    {
      id: 'castle-end',
      blocks: [text('text1'), steps('item1', 'item2', 'item3'), board('castle-keep'), text('text2')],
    },
    { id: 'castle-sources', blocks: [text('text')] },
  ],
};

export const rules: GameRules = {
  chapters: [chapter],
  seats: ['black', 'white'],
  options: () => [],
  elementsOf: () => new Set(),
  withText: () => '',
};
