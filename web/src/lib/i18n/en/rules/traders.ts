// English: the rules of Traders & Builders.
export const traders = {
  title: 'Traders & Builders',
  sections: {
    'trader-tiles': {
      title: 'New tiles',
      text: 'Twenty-four tiles join the others. On one of them two roads cross by a bridge: both run on without joining, and leave four fields. On some a small field is shut in between parts of cities; it is a feature of its own. Where a road ends at a house or at a monastery, it really ends.',
    },
    goods: {
      title: 'Goods',
      text1:
        'Some cities show goods: wine, grain or cloth. Whoever lays the tile that finishes the city gets one token of that kind for every sign in it. It does not matter whose city it is, or whether anybody stands in it. The points for the city go to the majority as always.',
      goods: {
        alt: 'A closed city of five tiles with a barrel and two sheaves; a blue meeple on the left.',
        caption: 'Red closes the city. Blue gets the {blue} points, but red takes one wine and two grain.',
      },
      text2:
        'At the end, whoever has most of a kind gets ten points; if several have the same, each of them gets ten. Wine, grain and cloth can thus bring thirty points together. There are nine wine, six grain and five cloth.',
    },
    builder: {
      title: 'The builder',
      text1:
        'Instead of a meeple you may put your builder on the tile just laid: on a road or in a city where a meeple of your own stands already.',
      text2:
        'From then on: if your tile extends your builder’s feature, you finish your turn, figure and scoring included, and may then draw, lay and occupy a second tile.',
      builder: {
        alt: 'A road over three tiles with a red meeple and a red builder; the right-hand tile was just laid.',
        caption: 'Red extends the road with the builder and may draw another tile at once.',
      },
      item1: 'There is never a third tile, even if the second one extends it again.',
      item2: 'Other people’s tiles do not set your builder to work.',
      item3: 'If the tile finishes the feature he goes home, but the second tile is still yours.',
      item4: 'He does not count in a majority. Without a meeple of yours beside him he goes home.',
      item5: 'Builders of several people may stand in one feature.',
    },
    pig: {
      title: 'The pig',
      text1:
        'Instead of a meeple you may put your pig on a field of the tile just laid, if a farmer of your own lies on that field already. It stays until the end.',
      text2:
        'If at the end you have the majority on that field, alone or shared, every finished city brings you four points there instead of three. Only you: whoever ties with you and has no pig gets three. The pig itself does not count in the majority.',
      pig: {
        alt: 'Two finished cities; on the field around them lie two red farmers and a blue one, and a red pig stands there too.',
        caption:
          'Red has two farmers against one, and a pig: two cities at four points each, {red} for red, {blue} for blue.',
      },
    },
  },
};
