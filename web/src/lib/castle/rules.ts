// The Castle: which texts and boards, in which order, and what must be in play. The texts are in i18n/*/rules/castle.ts.
import type { GameRules } from '../games';
import { board, list, pieces, steps, text, worth, type Chapter } from '../rules/types';

const chapter: Chapter = {
  id: 'castle',
  texts: 'castle',
  sections: [
    { id: 'castle-aim', blocks: [text('text1'), text('text2')] },
    {
      id: 'castle-pieces',
      blocks: [
        text('text'),
        pieces(
          'follower-0.figure',
          'lying-follower-0.figure',
          'keep-0.token',
          'keep-1.token',
          'wall-back.token',
          'P1.0',
          'P2.0',
          'P7.0',
          'H4.0',
          'T2.0',
          'C1.0',
        ),
      ],
    },
    { id: 'castle-turn', blocks: [steps('item1', 'item2', 'item3', 'item4', 'item5')] },
    { id: 'castle-placing', blocks: [text('text1'), text('text2'), board('castle-placing'), text('text3')] },
    { id: 'castle-followers', blocks: [text('text1'), text('text2')] },
    {
      id: 'castle-complete',
      blocks: [text('text'), board('castle-contrast'), board('castle-path'), list('item1', 'item2', 'item3', 'item4')],
    },
    { id: 'castle-scoring', blocks: [worth('row1', 'row2', 'row3', 'row4'), text('text')] },
    { id: 'castle-order', blocks: [text('text'), board('castle-landing')] },
    { id: 'castle-track', blocks: [text('text1'), text('text2')] },
    {
      id: 'castle-wall',
      blocks: [
        text('text'),
        pieces(
          'wall-extra-turn.token',
          'wall-double-house.token',
          'wall-double-tower.token',
          'wall-open-path.token',
          'wall-open-tower.token',
          'wall-open-house.token',
          'wall-rich-markets.token',
          'wall-larger-keep.token',
          'wall-bonus.token',
        ),
        board('castle-doubling'),
      ],
    },
    { id: 'castle-keep', blocks: [text('text')] },
    { id: 'castle-courts', blocks: [text('text'), board('castle-markets')] },
    {
      id: 'castle-end',
      blocks: [text('text1'), steps('item1', 'item2', 'item3'), board('castle-keep'), text('text2')],
    },
    { id: 'castle-strategy', blocks: [list('item1', 'item2', 'item3', 'item4', 'item5', 'item6')] },
    { id: 'castle-sources', blocks: [text('text')] },
  ],
};

export const rules: GameRules = {
  chapters: [chapter],
  seats: ['black', 'white'],
  options: () => [],
  elementsOf: () => new Set(),
  unknownIn: () => [],
  withText: () => '',
};
