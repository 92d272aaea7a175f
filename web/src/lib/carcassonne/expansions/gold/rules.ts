// Goldmines, on the rules page: which texts and boards, in which order, and what must be in play. The texts are in
// i18n/*/expansions/gold.ts.
import { at, board, list, pieces, text, type Chapter } from '../../../rules/types';

export const gold: Chapter = {
  id: 'gold-chapter',
  texts: 'gold',
  turn: [at('signs', 'turn1', 'gold'), at('spoils', 'turn2', 'gold')],
  end: [at('clearing', 'end1', 'gold'), at('hoards', 'end2', 'gold')],
  sections: [
    {
      id: 'gold-bars',
      needs: ['gold'],
      blocks: [pieces('gold-bar.token'), text('text1'), board('gold-laid'), text('text2')],
    },
    {
      id: 'taking-gold',
      needs: ['gold'],
      blocks: [text('text'), board('gold-taken'), list('item1', 'item2', 'item3')],
    },
    {
      id: 'gold-worth',
      needs: ['gold'],
      blocks: [text('text1'), list('item1', 'item2', 'item3', 'item4'), text('text2')],
    },
    { id: 'gold-others', needs: ['gold'], blocks: [list(['item1', 'abbot'], ['item2', 'goods'], ['item3', 'magic'])] },
  ],
};
