// Mage & Witch, on the rules page: which texts and boards, in which order, and what must be in play. The texts are
// in i18n/*/expansions/magic.ts.
import { at, board, list, pieces, text, type Chapter } from '../../../rules/types';

export const magic: Chapter = {
  id: 'magic-chapter',
  texts: 'magic',
  turn: [at('signs', 'turn', 'magic')],
  sections: [
    {
      id: 'moving-magic',
      needs: ['magic'],
      blocks: [pieces('mage.token', 'witch.token'), text('text'), list('item1', 'item2', 'item3', 'item4', 'item5')],
    },
    {
      id: 'magic-scoring',
      needs: ['magic'],
      blocks: [text('text'), board('mage'), board('witch'), list('item1', 'item2', 'item3')],
    },
    {
      id: 'magic-others',
      needs: ['magic'],
      blocks: [list(['item1', 'inn-tiles'], ['item2', 'tower-pieces'])],
    },
  ],
};
