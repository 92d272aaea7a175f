// Inns & Cathedrals, on the rules page: which texts and boards, in which order, and what must be in play. The texts
// are in i18n/*/expansions/inns.ts.
import { board, list, pieces, text, type Chapter } from '../../../rules/types';

export const inns: Chapter = {
  id: 'inns-chapter',
  texts: 'inns',
  sections: [
    {
      id: 'inns',
      needs: ['inn-tiles'],
      blocks: [text('text1'), board('inn-road'), text('text2'), board('inn-open'), text('text3')],
    },
    { id: 'cathedrals', needs: ['inn-tiles'], blocks: [text('text'), board('cathedral')] },
    { id: 'inn-tiles', needs: ['inn-tiles'], blocks: [list('item1', 'item2', 'item3', 'item4')] },
    {
      id: 'big-meeple',
      needs: ['big-meeple'],
      blocks: [pieces('big-meeple-0.figure', 'big-farmer-0.figure'), text('text'), board('big-meeple'), list('item1')],
    },
  ],
};
