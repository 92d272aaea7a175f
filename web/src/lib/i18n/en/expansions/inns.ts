// English: Inns & Cathedrals.
export const words = {
  inns: 'Inns & Cathedrals',
  innsNote: 'More points for completed roads and cities, none for open ones; the big meeple',
  'inn-tiles': 'Tiles',
  'big-meeple': 'Big meeple',
  'whyNot_big-meeple': 'Everything on this tile is taken.',
  'figure_big-meeple': 'Big meeple',
};

export const tips = {
  inn: {
    title: 'An inn',
    text: 'A completed road with an inn scores two points per tile. If it stays open, it scores nothing at the end.',
  },
  cathedral: {
    title: 'A cathedral',
    text: 'A completed city with a cathedral scores three points per tile and pennant. If it stays open, it scores nothing at the end.',
  },
  bigMeeple: {
    title: 'The big meeple',
    text: 'It counts as two in a majority. Use it where someone competes with you for a feature.',
  },
};

export const rules = {
  title: 'Inns & Cathedrals',
  sections: {
    inns: {
      title: 'Inns',
      text1:
        'Eighteen new tiles are added. Some roads have an inn by a lake. A completed road with an inn scores two points per tile instead of one. Further inns make no difference.',
      'inn-road': {
        alt: 'A road over five tiles between two villages, with an inn; a red meeple on the left.',
        caption: 'Five tiles at two points each: {red} for Red.',
      },
      text2: 'The catch: if the road is still open at the end, it scores nothing at all.',
      'inn-open': {
        alt: 'A road over three tiles with an inn, open on the right; a red meeple on the left.',
        caption: 'Never completed: {red} points for Red.',
      },
      text3: 'An inn at a crossing counts only for the roads it is drawn beside.',
    },
    cathedrals: {
      title: 'Cathedrals',
      text: 'Two tiles show a cathedral in a city that is open on all sides. A completed city with a cathedral scores three points per tile and pennant instead of two; a second cathedral makes no difference. If the city stays open, it is worth nothing at the end.',
      cathedral: {
        alt: 'A completed city of five tiles in the shape of a cross, a cathedral in the middle, a red meeple on the left.',
        caption: 'Five tiles at three points each: {red} for Red.',
      },
    },
    'inn-tiles': {
      title: 'Special tiles',
      item1: 'Where roads meet without a village, they still end. A monastery with roads from two sides ends both.',
      item2:
        'Where short paths lead from a village into two cities, they only separate fields. Nobody may stand on them.',
      item3: 'Where a city reaches into a corner of the tile, the field ends there too.',
      item4:
        'Four city parts around a field are four separate cities until something connects them. The field in the middle is a feature of its own.',
    },
    'big-meeple': {
      title: 'The big meeple',
      piece1: 'The big meeple, one each',
      piece2: 'The big meeple as a farmer',
      text: 'You also have a big meeple. You place it like any other, and it comes back the same way, but it counts as two in a majority. It scores no extra points.',
      'big-meeple': {
        alt: 'A completed city with a big red meeple on the left and an ordinary blue one above.',
        caption: 'Two against one: Red gets {red} points, Blue {blue}.',
      },
      item1: 'On a field it counts as two farmers.',
    },
  },
};
