// The Tower, on the rules page: which texts and boards, in which order, and what must be in play. The texts are in
// i18n/*/expansions/tower.ts.
import { at, board, list, pieces, text, type Chapter } from '../../../rules/types';

export const tower: Chapter = {
  id: 'tower-chapter',
  texts: 'tower',
  turn: [at('before-figure', 'turn', 'tower-pieces')],
  sections: [
    { id: 'tower-tiles', needs: ['tower-tiles'], blocks: [text('text1'), text('text2')] },
    {
      id: 'tower-pieces',
      needs: ['tower-pieces'],
      blocks: [pieces('tower-piece.token'), text('text1'), list('item1', 'item2', 'item3', 'item4'), text('text2')],
    },
    {
      id: 'capture',
      needs: ['tower-pieces'],
      blocks: [text('text'), board('tower-reach'), list('item1', 'item2', 'item3', 'item4')],
    },
    { id: 'guards', needs: ['tower-pieces'], blocks: [text('text'), board('tower-guard')] },
    {
      id: 'prisoners',
      needs: ['tower-pieces'],
      blocks: [text('text1'), text('text2'), list('item1', 'item2', 'item3')],
    },
    {
      id: 'tower-others',
      needs: ['tower-pieces'],
      blocks: [
        list(
          ['item1', 'big-meeple'],
          ['item2', 'abbot'],
          ['item3', 'builder'],
          ['item4', 'pig'],
          ['item5', 'machines'],
          ['item6', 'messages'],
          ['item7', 'robbers'],
          ['item8', 'circles'],
        ),
      ],
    },
  ],
};
