// English: the rules of Ferries.
export const ferries = {
  title: 'Ferries',
  sections: {
    lakes: {
      title: 'A lake and its ferry',
      text1:
        'On eight tiles lies a lake where three or four roads end, each at its pier. When you lay such a tile, each of these roads stands by itself at first: your meeple may go on one if nobody stands there, whatever is beyond the water.',
      text2:
        'Then you must lay a ferry between two of the piers, even if you placed no meeple. It makes one road of the two. At a pier without a ferry the road ends as if a village stood there.',
      'new-ferry': {
        alt: 'A lake with three piers; the ferry joins the road on the left, with a blue meeple, and the one on the right, with a red one.',
        caption:
          'Red puts a meeple on the free road to the right and then lays the ferry: red and blue now stand on the same open road. Downwards the way ends at the empty pier.',
      },
      text3:
        'Then comes the scoring. Whether a road is finished is judged with the new ferry; so it may well be other people’s road. A lake counts as one tile for every road that touches it.',
    },
    'turning-ferries': {
      title: 'Turning ferries',
      text: 'If your tile extends a road on whose way a ferry lies, you may turn that ferry: to two other piers of the same lake. This comes after placing a figure and before the scoring. The road that gave you the right may lose its connection by it.',
      'turned-ferry': {
        alt: 'A lake with three piers. The ferry now leads from the right downwards; on the left a blue meeple stands on a road that ends at the water, on the right a red one.',
        caption:
          'Red extends the road on the right and turns the ferry that used to lead to the left. Blue’s road now ends at the water and is finished: {blue} points for blue. Red has the way down alone.',
      },
      item1:
        'In every direction in which your tile extends a road you may turn only the first ferry. If several roads lead to ferries, this holds for each of them.',
      item2: 'Which ferries these are is settled when the tile is laid. Turning one adds no others.',
      item3: 'A road that ends at a pier without a ferry gives no right.',
      item4: 'A ferry is turned once a turn at most, and the one just laid not at all.',
      item5: 'You have the right even if your tile would otherwise finish the road.',
      item6:
        'If you lay a lake at a road with a ferry, the order is: tile, meeple, new ferry, turning old ferries, scoring.',
      item7: 'If a ferry finishes any road, it counts now, no matter whose it is and where your tile lies.',
      item8:
        'A road that was scored because it ended at an empty pier can later become part of an open road again. Its tiles then count once more.',
    },
    'ferries-others': {
      title: 'Ferries and other expansions',
      item1: 'The lake with the ferry has nothing to do with the lake at an inn: it doubles nothing.',
      item2:
        'If your builder’s road grows only by a ferry, there is no second tile. If your tile extends his road beyond a ferry, there is. You may turn ferries in both parts of a double turn.',
      item3:
        'If a ferry parts the builder from your last meeple, he goes home. On a road that a ferry of this turn may still open he may go even if it looks finished just now.',
      item4:
        'If a ferry brings mage and witch onto the same road, whoever has the turn moves one of them at once. When a road is split, every figure stays on its piece.',
    },
  },
};
