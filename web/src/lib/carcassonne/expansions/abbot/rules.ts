// The Abbot, on the rules page: which texts and boards, in which order, and what must be in play. The texts are in
// i18n/*/expansions/abbot.ts.
import { at, board, pieces, text, type Chapter } from '../../../rules/types';

export const abbot: Chapter = {
  id: 'abbot-chapter',
  texts: 'abbot',
  turn: [at('early-points', 'turn', 'abbot')],
  sections: [
    { id: 'abbot', needs: ['abbot'], blocks: [pieces('abbot-0.figure'), text('text1'), text('text2')] },
    { id: 'abbot-recall', needs: ['abbot'], blocks: [text('text1'), board('abbot-recall'), text('text2')] },
  ],
};
