// Crop Circles, on the rules page: which texts and boards, in which order, and what must be in play. The texts are
// in i18n/*/expansions/circles.ts.
import { at, board, list, text, type Chapter } from '../../../rules/types';

export const circles: Chapter = {
  id: 'circles-chapter',
  texts: 'circles',
  turn: [at('afterwards', 'turn', 'circles')],
  sections: [
    { id: 'circles', needs: ['circles'], blocks: [text('text'), list('item1', 'item2', 'item3')] },
    {
      id: 'circle-choice',
      needs: ['circles'],
      blocks: [
        text('text1'),
        board('circle-join'),
        text('text2'),
        board('circle-remove'),
        list('item1', 'item2', 'item3', 'item4', 'item5'),
      ],
    },
    {
      id: 'circles-others',
      needs: ['circles'],
      blocks: [
        list(
          ['item1', 'big-meeple'],
          ['item2', 'abbot'],
          ['item3', 'builder'],
          ['item4', 'pig'],
          ['item5', 'messages'],
          ['item6', 'tower-pieces'],
        ),
      ],
    },
  ],
};
