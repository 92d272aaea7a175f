// English: the rules of Flying Machines.
export const machines = {
  title: 'Flying Machines',
  sections: {
    flying: {
      title: 'Taking off',
      text1:
        'Eight tiles show a flying machine and are mixed with the others. Once such a tile lies, the machine points in one of eight directions, straight or diagonal. So by turning the tile you choose the direction too.',
      text2:
        'Then you either place a figure on the tile as usual, or send a meeple on a journey. First you say who flies; then the die is thrown. It shows one, two or three, each number on two sides. Your meeple comes down exactly that many cells away. Empty cells on the way do not matter.',
      flight: {
        alt: 'On the right a tile with a flying machine that points left; two cells further left an open city with a blue and a red meeple in it.',
        caption:
          'Red flies to the left, and the die shows a two. The red meeple lands in blue’s city: now it is one against one there.',
      },
    },
    landing: {
      title: 'Landing',
      text: 'On the tile that the flight hits you choose a road, a city or a monastery. Only one thing matters: the feature may not be finished yet. Whether somebody stands there already makes no difference; that is the charm of flying machines. Several may then stand on one monastery too, and the majority decides.',
      item1: 'If there is a possible place, you must land, even if you do not like it.',
      item2: 'Nobody lands on a field, not even on a free one.',
      item3: 'What the tile just laid has finished already counts as finished.',
      item4:
        'If no tile lies there or no place is possible, the meeple returns to your supply. No other figure can be placed in this turn then.',
    },
    'machines-others': {
      title: 'Flying machines and other expansions',
      item1: 'The big meeple may fly like an ordinary one.',
      item2:
        'The abbot may fly too. But he lands only on a monastery or in a garden that is not finished yet. After a flight that failed you cannot take him back in this turn either.',
      item3: 'The builder does not fly. In a double turn a flight that failed matters only for its own part.',
      item4: 'The pig does not fly.',
      item5:
        'If the flight hits a lake, you choose one of the roads at the piers. Whether it is open depends on how the ferry lies right now.',
      item6: 'Nobody lands on a tower.',
    },
  },
};
