// Cardcassonne: which texts and boards, in which order, and what must be in play. The texts are in i18n/*/rules/cardcassonne.ts.
import type { GameRules } from '../games';
import { board, counts, list, pieces, steps, text, type Chapter } from '../rules/types';
import { WORDS } from '../ui/seats';

const chapter: Chapter = {
  id: 'cardcassonne',
  texts: 'cardcassonne',
  sections: [
    { id: 'cards-aim', blocks: [text('text')] },
    {
      id: 'cards-setup',
      blocks: [text('text1'), list('item1', 'item2', 'item3', 'item4'), board('cards-opening'), text('text2')],
    },
    {
      id: 'cards-pieces',
      blocks: [
        pieces(
          'monastery.row',
          'road.row',
          'field.row',
          'city.row',
          'big-meeple-0.figure',
          'chest.token',
          'yellow-3.card',
          'green-animal.card',
          'blue-building.card',
          'animal-joker.card',
          'building-joker.card',
          'dragon.card',
          'fairy.card',
          'back.card',
        ),
      ],
    },
    { id: 'cards-round', blocks: [text('text')] },
    { id: 'cards-first', blocks: [text('text')] },
    { id: 'cards-later', blocks: [text('text'), board('cards-rows')] },
    { id: 'cards-claim', blocks: [text('text'), board('cards-claim')] },
    {
      id: 'cards-example',
      blocks: [steps('item1', 'item2', 'item3', 'item4', 'item5', 'item6', 'item7')],
    },
    { id: 'cards-clearing', blocks: [text('text'), board('cards-clearing')] },
    { id: 'cards-persons', blocks: [text('text')] },
    {
      id: 'cards-animals',
      blocks: [
        text('text1'),
        counts(['count', 'points'], [1, 3], [2, 6], [3, 9], [4, 12], [5, 14], [6, 16]),
        text('text3'),
        board('cards-animals'),
        text('text2'),
      ],
    },
    { id: 'cards-buildings', blocks: [text('text')] },
    { id: 'cards-special', blocks: [text('text')] },
    { id: 'cards-foreign', blocks: [text('text')] },
    { id: 'cards-end', blocks: [text('text'), board('cards-series'), steps('item1', 'item2', 'item3')] },
    { id: 'cards-sources', blocks: [text('text')] },
  ],
};

export const rules: GameRules = {
  chapters: [chapter],
  seats: WORDS,
  options: () => [],
  elementsOf: () => new Set(),
  unknownIn: () => [],
  withText: () => '',
};
