// The River, on the rules page: which texts and boards, in which order, and what must be in play. The texts are in
// i18n/*/expansions/river.ts.
import { board, list, text, type Chapter } from '../../../rules/types';

export const river: Chapter = {
  id: 'river-chapter',
  texts: 'river',
  sections: [
    {
      id: 'river',
      needs: ['river'],
      blocks: [text('text1'), list('item1', 'item2', 'item3', 'item4'), board('river'), text('text2')],
    },
  ],
};
