// All together: which texts and boards, in which order, and what must be in play. The texts are in i18n/*/rules/order.ts.
import { steps, text, type Chapter } from '../../rules/types';

export const order: Chapter = {
  id: 'order-chapter',
  texts: 'order',
  sections: [
    {
      id: 'turn-order',
      any: [
        'abbot',
        'goods',
        'builder',
        'machines',
        'messages',
        'ferries',
        'gold',
        'magic',
        'robbers',
        'circles',
        'tower-pieces',
      ],
      blocks: [
        text('text'),
        steps(
          'item1',
          ['item2', 'gold'],
          ['item3', 'magic'],
          ['item4', 'robbers'],
          ['item5', 'tower-pieces'],
          'item6',
          ['item7', 'ferries'],
          ['item8', 'abbot'],
          'item9',
          ['item10', 'goods'],
          ['item11', 'robbers'],
          ['item12', 'gold'],
          ['item13', 'messages'],
          ['item14', 'circles'],
          ['item15', 'builder'],
          ['item16', 'messages'],
        ),
      ],
    },
    {
      id: 'end-order',
      any: ['goods', 'gold', 'robbers'],
      blocks: [
        steps(
          ['item1', 'gold'],
          ['item2', 'robbers'],
          'item3',
          ['item4', 'fields'],
          ['item5', 'goods'],
          ['item6', 'gold'],
        ),
      ],
    },
  ],
};
