// Messages, on the rules page: which texts and boards, in which order, and what must be in play. The texts are in
// i18n/*/expansions/messages.ts.
import { at, board, list, pieces, text, type Chapter } from '../../../rules/types';

export const messages: Chapter = {
  id: 'messages-chapter',
  texts: 'messages',
  turn: [at('reading', 'turn1', 'messages'), at('extra-turn', 'turn2', 'messages')],
  sections: [
    { id: 'counters', needs: ['messages'], blocks: [pieces('counter-0.figure', 'woman-0.figure'), text('text')] },
    {
      id: 'message',
      needs: ['messages'],
      blocks: [
        text('text1'),
        board('dark-space'),
        text('text2'),
        list('item1', 'item2', 'item3', 'item4', 'item5', 'item6'),
      ],
    },
    {
      id: 'eight-messages',
      needs: ['messages'],
      blocks: [list('item1', 'item2', 'item3', 'item4', 'item5', 'item6', 'item7', 'item8'), text('text')],
    },
    {
      id: 'messages-others',
      needs: ['messages'],
      blocks: [
        list(
          ['item1', 'inn-tiles'],
          ['item2', 'big-meeple'],
          ['item3', 'abbot'],
          ['item4', 'builder'],
          ['item5', 'builder'],
          ['item6', 'pig'],
          ['item7', 'magic'],
          ['item8', 'gold'],
          ['item9', 'robbers'],
          ['item10', 'tower-pieces'],
        ),
      ],
    },
  ],
};
