// Base game: which texts and boards, in which order, and what must be in play. The texts are in i18n/*/rules/base.ts.
import { board, list, pieces, steps, text, worth, type Chapter } from '../../rules/types';

export const base: Chapter = {
  id: 'base',
  texts: 'base',
  sections: [
    { id: 'aim', blocks: [text('text1'), text('text2')] },
    { id: 'turn', blocks: [text('text'), steps('item1', 'item2', 'item3')] },
    { id: 'placing', blocks: [text('text1'), board('place-tile'), text('text2')] },
    {
      id: 'meeples',
      blocks: [
        text('text1'),
        pieces('meeple-0.figure', 'meeple-1.figure'),
        text('text2'),
        board('traveller'),
        text('text3'),
      ],
    },
    { id: 'home', blocks: [text('text1'), text('text2')] },
    { id: 'roads', blocks: [text('text1'), board('finished-road'), text('text2')] },
    { id: 'cities', blocks: [text('text'), board('finished-city')] },
    { id: 'monasteries', blocks: [text('text'), board('finished-monastery')] },
    { id: 'majority', blocks: [text('text1'), board('majority'), text('text2'), board('shared-road')] },
    { id: 'scoring', blocks: [text('text')] },
    {
      id: 'end',
      blocks: [
        text('text'),
        worth('row1', 'row2', 'row3'),
        board('open-road'),
        board('open-city'),
        board('open-monastery'),
      ],
    },
    { id: 'strategy', blocks: [list('item1', 'item2', 'item3', 'item4', 'item5', 'item6')] },
  ],
};
