// English: Flying Machines.
export const words = {
  machines: 'Flying Machines',
  machinesNote: 'A die sends figures even to places that are taken',
  ask_land: 'Where does the figure land?',
  do_fly: 'Roll the die and fly',
  do_land: 'Land here',
  skip_land: 'Don’t land',
  flyWith: 'Fly with: {figure}',
  flyLands: 'It lands if the die shows {n}, otherwise it returns.',
  dieShows: 'The die shows {n}.',
  deed_fly: 'flight: {figure}',
  deed_land: 'landed: {terrain}',
  told_crashed: 'the flight found no place to land',
};

export const tips = {
  fly: {
    title: 'A flying machine',
    text: 'Instead of placing a figure here you may send a meeple off. The die decides whether it flies one, two or three cells, always in the direction of the arrow. It may even land where someone already stands.',
  },
  die: {
    title: 'The die is cast',
    text: 'The meeple flies exactly this far: {n}. If it meets an open road, city or monastery there, it must land. Otherwise it comes back, and you place no other figure this turn.',
  },
  land: {
    title: 'Where do you land?',
    text: 'Choose among the open features of this tile. If someone already stands there, you now compete for the majority.',
  },
};

export const rules = {
  title: 'Flying Machines',
  sections: {
    flying: {
      title: 'Taking off',
      text1:
        'Eight tiles show a flying machine and are mixed in with the others. Once such a tile is laid, the machine points in one of eight directions, straight or diagonal. So by rotating the tile you also choose the direction of flight.',
      text2:
        'Then you either place a figure on the tile as usual, or send a meeple on a flight. First you say who flies; then the die is rolled. It shows one, two or three, each on two sides. Your meeple comes down exactly that many cells away. Empty cells on the way do not matter.',
      flight: {
        alt: 'On the right a tile with a flying machine that points left; two cells further left an open city with a blue and a red meeple in it.',
        caption:
          'Red flies to the left, and the die shows a two. The red meeple lands in Blue’s city: now it is one against one there.',
      },
    },
    landing: {
      title: 'Landing',
      text: 'On the tile where the flight ends you choose a road, a city or a monastery. Only one thing matters: the feature must not be completed yet. Whether someone already stands there makes no difference; that is the charm of flying machines. Even a monastery can then hold several meeples, and the majority decides.',
      item1: 'If there is a possible place, you must land, even if you do not like it.',
      item2: 'Nobody lands on a field, not even on a free one.',
      item3: 'Whatever the tile just laid has completed already counts as completed.',
      item4:
        'If there is no tile, or no possible place on it, the meeple returns to your supply. You cannot place another figure this turn.',
    },
    'machines-others': {
      title: 'Flying machines and other expansions',
      item1: 'The big meeple may fly like an ordinary one.',
      item2:
        'The abbot does not fly, and no figure lands in a garden. After a failed flight you cannot take the abbot back this turn either. If a meeple flies to the abbot’s monastery and your tile completes it, you may take the abbot back and score nine points for it and nine for the meeple.',
      item3: 'The builder does not fly. In a double turn a failed flight affects only its own part.',
      item4: 'The pig does not fly.',
      item5: 'Nobody lands on a tower.',
    },
  },
};
