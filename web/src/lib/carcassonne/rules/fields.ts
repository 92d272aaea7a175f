// Fields: which texts and boards, in which order, and what must be in play. The texts are in i18n/*/rules/fields.ts.
import { board, list, pieces, text, type Chapter } from '../../rules/types';

export const fields: Chapter = {
  id: 'fields-chapter',
  texts: 'fields',
  sections: [
    {
      id: 'fields',
      needs: ['fields'],
      blocks: [text('text1'), pieces('farmer-0.figure'), text('text2'), board('fields-apart'), text('text3')],
    },
    {
      id: 'field-scoring',
      needs: ['fields'],
      blocks: [text('text'), board('field-scoring'), list('item1', 'item2', 'item3')],
    },
  ],
};
