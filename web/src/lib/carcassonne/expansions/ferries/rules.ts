// Ferries, on the rules page: which texts and boards, in which order, and what must be in play. The texts are in
// i18n/*/expansions/ferries.ts.
import { at, board, list, pieces, text, type Chapter } from '../../../rules/types';

export const ferries: Chapter = {
  id: 'ferries-chapter',
  texts: 'ferries',
  turn: [at('after-figure', 'turn', 'ferries')],
  sections: [
    {
      id: 'lakes',
      needs: ['ferries'],
      blocks: [pieces('ferry.token'), text('text1'), text('text2'), board('new-ferry'), text('text3')],
    },
    {
      id: 'turning-ferries',
      needs: ['ferries'],
      blocks: [
        text('text'),
        board('turned-ferry'),
        list('item1', 'item2', 'item3', 'item4', 'item5', 'item6', 'item7', 'item8'),
      ],
    },
    {
      id: 'ferries-others',
      needs: ['ferries'],
      blocks: [
        list(
          ['item1', 'inn-tiles'],
          ['item2', 'builder'],
          ['item3', 'builder'],
          ['item4', 'magic'],
          ['item5', 'machines'],
        ),
      ],
    },
  ],
};
