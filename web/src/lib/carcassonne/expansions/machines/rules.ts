// Flying Machines, on the rules page: which texts and boards, in which order, and what must be in play. The texts
// are in i18n/*/expansions/machines.ts.
import { board, instead, list, text, type Chapter } from '../../../rules/types';

export const machines: Chapter = {
  id: 'machines-chapter',
  texts: 'machines',
  turn: [instead('machines')],
  sections: [
    { id: 'flying', needs: ['machines'], blocks: [text('text1'), text('text2'), board('flight')] },
    { id: 'landing', needs: ['machines'], blocks: [text('text'), list('item1', 'item2', 'item3', 'item4')] },
    {
      id: 'machines-others',
      needs: ['machines'],
      blocks: [
        list(
          ['item1', 'big-meeple'],
          ['item2', 'abbot'],
          ['item3', 'builder'],
          ['item4', 'pig'],
          ['item5', 'tower-pieces'],
        ),
      ],
    },
  ],
};
