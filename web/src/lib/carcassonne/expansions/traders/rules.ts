// Traders & Builders, on the rules page: which texts and boards, in which order, and what must be in play. The texts
// are in i18n/*/expansions/traders.ts.
import { at, board, list, pieces, text, type Chapter } from '../../../rules/types';

export const traders: Chapter = {
  id: 'traders-chapter',
  texts: 'traders',
  turn: [at('takings', 'turn1', 'goods'), at('second-tile', 'turn2', 'builder')],
  end: [at('takings', 'end', 'goods')],
  sections: [
    { id: 'trader-tiles', needs: ['trader-tiles'], blocks: [text('text')] },
    {
      id: 'goods',
      needs: ['goods'],
      blocks: [text('text1'), pieces('wine.token', 'grain.token', 'cloth.token'), board('goods'), text('text2')],
    },
    {
      id: 'builder',
      needs: ['builder'],
      blocks: [
        pieces('builder-0.figure'),
        text('text1'),
        text('text2'),
        board('builder'),
        list('item1', 'item2', 'item3', 'item4', 'item5'),
      ],
    },
    {
      id: 'pig',
      needs: ['pig', 'fields'],
      blocks: [pieces('pig-0.figure'), text('text1'), text('text2'), board('pig')],
    },
  ],
};
