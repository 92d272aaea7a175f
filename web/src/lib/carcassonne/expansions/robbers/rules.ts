// Robbers, on the rules page: which texts and boards, in which order, and what must be in play. The texts are in
// i18n/*/expansions/robbers.ts.
import { at, board, list, pieces, text, type Chapter } from '../../../rules/types';

export const robbers: Chapter = {
  id: 'robbers-chapter',
  texts: 'robbers',
  turn: [at('signs', 'turn1', 'robbers'), at('counting', 'turn2', 'robbers')],
  end: [at('track', 'end', 'robbers')],
  sections: [
    {
      id: 'placing-robbers',
      needs: ['robbers'],
      blocks: [pieces('robber.token'), text('text1'), text('text2'), board('robbers-tile')],
    },
    {
      id: 'robbing',
      needs: ['robbers'],
      blocks: [text('text'), board('robbed'), list('item1', 'item2', 'item3', 'item4', 'item5', 'item6', 'item7')],
    },
    { id: 'robbed-points', needs: ['robbers'], blocks: [text('text'), list('item1', 'item2')] },
    { id: 'robbers-others', needs: ['robbers'], blocks: [list(['item1', 'messages'], ['item2', 'tower-pieces'])] },
  ],
};
