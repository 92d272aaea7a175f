// English: Traders & Builders.
export const words = {
  traders: 'Traders & Builders',
  tradersNote: 'Goods, double turns and the pig',
  'trader-tiles': 'Tiles',
  goods: 'Goods',
  builder: 'Builder',
  pig: 'Pig',
  wine: 'wine',
  grain: 'grain',
  cloth: 'cloth',
  whyNot_builder: 'The builder needs a road or city with one of your meeples.',
  whyNot_pig: 'The pig needs a field with one of your farmers.',
  place_builder: 'Place your second tile',
  ask_again: 'Another tile?',
  do_again: 'Take the second tile',
  skip_again: 'End turn',
  figure_builder: 'Builder',
  figure_pig: 'Pig',
  role_builder: 'builder',
  role_pig: 'pig',
  'deed_second-tile': 'second tile',
  'cause_builder-served': 'The new tile extends your builder’s feature.',
  reason_goods: 'Goods',
  one_goods: 'Goods',
  item_wine: 'wine',
  item_grain: 'grain',
  item_cloth: 'cloth',
};

export const tips = {
  goods: {
    title: 'Goods from a city',
    text: 'A city with goods is completed. {gets} them for the last tile, no matter whose city it is. At the end, whoever has the most of a kind gets ten points.',
  },
  builder: {
    title: 'The builder',
    text: 'He may join a meeple of yours on a road or in a city. If you extend that feature later, you draw another tile at once.',
  },
  again: {
    title: 'A second tile',
    text: 'You extended your builder’s feature, so you may draw and lay another tile, but not a third one.',
  },
  pig: {
    title: 'The pig',
    text: 'It may join your farmer on a field. If you have the majority there at the end, every completed city scores four points for you instead of three.',
  },
};

export const rules = {
  title: 'Traders & Builders',
  order: {
    turn1: 'Take goods',
    turn2: 'The builder’s second tile',
    end: 'Goods',
  },
  sections: {
    'trader-tiles': {
      title: 'New tiles',
      text: 'Twenty-four tiles are added. On one of them two roads cross on a bridge: both continue without joining and leave four fields. On some, a small field is enclosed between city parts; it is a feature of its own. Where a road meets a house or a monastery, it ends.',
    },
    goods: {
      title: 'Goods',
      piece1: 'Wine',
      piece2: 'Grain',
      piece3: 'Cloth',
      text1:
        'Some cities show goods: wine, grain or cloth. Whoever lays the tile that completes the city gets one token for every symbol in it. It does not matter whose city it is, or whether anyone stands in it. The points for the city go to the majority as always.',
      goods: {
        alt: 'A completed city of five tiles with a barrel and two sheaves; a blue meeple on the left.',
        caption: 'Red completes the city. Blue gets the {blue} points, but Red takes one wine and two grain.',
      },
      text2:
        'At the end, whoever has the most of a kind gets ten points; in a tie, each of the tied players gets ten. Wine, grain and cloth can thus be worth thirty points in all. There are nine wine, six grain and five cloth.',
    },
    builder: {
      title: 'The builder',
      piece1: 'The builder, one each',
      text1:
        'Instead of a meeple you may place your builder on the tile just laid: on a road or in a city where one of your meeples already stands.',
      text2:
        'From then on: if your tile extends your builder’s feature, you finish this part of your turn, including figure and scoring, and may then draw, lay and occupy a second tile.',
      builder: {
        alt: 'A road over three tiles with a red meeple and a red builder; the right-hand tile was just laid.',
        caption: 'Red extends the road with the builder and may draw another tile at once.',
      },
      item1: 'There is never a third tile, even if the second one extends the feature again.',
      item2: 'Other players’ tiles do not trigger your builder.',
      item3: 'If the tile completes the feature, he returns to your supply, but you still get the second tile.',
      item4: 'He does not count in a majority. If no meeple of yours is left with him, he returns to your supply.',
      item5: 'Builders of several players may stand in the same feature.',
    },
    pig: {
      title: 'The pig',
      piece1: 'The pig, one each',
      text1:
        'Instead of a meeple you may place your pig on a field of the tile just laid, if one of your farmers already lies on that field. It stays until the end.',
      text2:
        'If at the end you have the majority on that field, alone or tied, every completed city there scores four points for you instead of three. This applies only to you: a tied player without a pig gets three. The pig itself does not count in the majority.',
      pig: {
        alt: 'Two completed cities; on the field around them lie two red farmers and a blue one, and a red pig stands there too.',
        caption:
          'Red has two farmers against one, and a pig: two cities at four points each, {red} for Red, {blue} for Blue.',
      },
    },
  },
};
