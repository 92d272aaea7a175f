// English: Ferries.
export const words = {
  ferries: 'Ferries',
  ferriesNote: 'Lakes whose ferries reconnect roads',
  ask_ferry: 'Where do you put the ferry?',
  ask_turn: 'Move a ferry?',
  do_ferry: 'Place the ferry',
  do_turn: 'Move the ferry',
  skip_ferry: 'No ferry',
  skip_turn: 'Move no ferry',
  ferryJoins: 'Ferry between {sides}',
  deed_ferry: 'ferry placed',
  deed_turn: 'ferry moved',
  cause_placed_ferry: 'The new tile has a lake: it gets a ferry.',
  'cause_road-grew': 'The new tile extends a road with a ferry.',
};

export const tips = {
  ferry: {
    title: 'A ferry for the lake',
    text: 'Choose two piers: their roads become one. At the other piers the road ends and may be completed that way.',
  },
  ferryTurn: {
    title: 'You may move a ferry',
    text: 'Your tile extends a road that leads to a ferry. You may move the ferry to two other piers and so split, join or complete roads.',
  },
};

export const rules = {
  title: 'Ferries',
  order: {
    turn: 'Place the new ferry, then move others',
  },
  sections: {
    lakes: {
      title: 'A lake and its ferry',
      piece1: 'A ferry',
      text1:
        'Eight tiles show a lake where three or four roads end, each at its pier. When you lay such a tile, each of these roads is separate at first: your meeple may go on one of them if nobody stands there, whatever is beyond the water.',
      text2:
        'Then you must place a ferry between two of the piers, even if you placed no meeple. It turns the two roads into one. At a pier without a ferry the road ends, just as at a village.',
      'new-ferry': {
        alt: 'A lake with three piers; the ferry joins the road on the left, with a blue meeple, and the one on the right, with a red one.',
        caption:
          'Red places a meeple on the free road to the right and then the ferry: Red and Blue now stand on the same open road. Below, the road ends at the empty pier.',
      },
      text3:
        'Then features are scored. Whether a road is completed is judged with the new ferry in place, so this can affect other players’ roads, too. A lake counts as one tile for every road that touches it.',
    },
    'turning-ferries': {
      title: 'Moving ferries',
      text: 'If your tile extends a road that includes a ferry, you may move that ferry to two other piers of the same lake. This happens after placing a figure and before scoring. The road that gave you the right may lose its connection.',
      'turned-ferry': {
        alt: 'A lake with three piers. The ferry now leads from the right downwards; on the left a blue meeple stands on a road that ends at the water, on the right a red one.',
        caption:
          'Red extends the road on the right and moves the ferry that used to lead to the left. Blue’s road now ends at the water and is completed: {blue} points for Blue. Red has the road down to itself.',
      },
      item1:
        'In every direction in which your tile extends a road you may move only the first ferry. If several roads lead to ferries, this applies to each of them.',
      item2: 'Which ferries these are is settled when the tile is laid. Moving one adds no others.',
      item3: 'A road that ends at a pier without a ferry does not give you this right.',
      item4: 'A ferry is moved at most once per turn, and the one just placed not at all.',
      item5: 'You have the right even if your tile would otherwise complete the road.',
      item6:
        'If you lay a lake next to a road with a ferry, the order is: tile, meeple, new ferry, moving old ferries, scoring.',
      item7: 'If a ferry completes any road, it is scored now, no matter whose it is and where your tile lies.',
      item8:
        'A road that was scored because it ended at an empty pier can later become part of an open road again. Its tiles then count once more.',
    },
    'ferries-others': {
      title: 'Ferries and other expansions',
      item1: 'The lake with the ferry has nothing to do with the lake at an inn: it doubles nothing.',
      item2:
        'If your builder’s road grows only through a ferry, there is no second tile. If your tile extends his road beyond a ferry, there is. You may move ferries in both parts of a double turn.',
      item3:
        'If a ferry separates the builder from your last meeple, he returns. He may go on a road that a ferry can still open this turn, even if it looks completed at the moment.',
      item4:
        'If a ferry brings mage and witch onto the same road, the player on turn moves one of them at once, before scoring. When a road is split, every figure stays on its part.',
      item5:
        'If a flight ends on a lake, you choose one of the roads at the piers. Whether it is open depends on where the ferry lies at the moment.',
    },
  },
};
