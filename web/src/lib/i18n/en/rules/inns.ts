// English: the rules of Inns & Cathedrals.
export const inns = {
  title: 'Inns & Cathedrals',
  sections: {
    inns: {
      title: 'Inns',
      text1:
        'Eighteen new tiles join the others. Some roads have an inn at a lake. A finished road with an inn brings two points per tile instead of one. More inns add nothing.',
      'inn-road': {
        alt: 'A road over five tiles between two villages, with an inn; a red meeple on the left.',
        caption: 'Five tiles at two points each: {red} for red.',
      },
      text2: 'But there is no mercy: if the road is still open at the end it brings nothing at all.',
      'inn-open': {
        alt: 'A road over three tiles with an inn, open on the right; a red meeple on the left.',
        caption: 'Never finished: {red} points for red.',
      },
      text3: 'An inn at a crossing counts only for the roads it is drawn at.',
    },
    cathedrals: {
      title: 'Cathedrals',
      text: 'Two tiles show a cathedral in a city that is open to all sides. A finished city with a cathedral brings three points for every tile and every pennant instead of two; a second cathedral adds nothing. If the city stays open it is worth nothing at the end.',
      cathedral: {
        alt: 'A closed city of five tiles in the shape of a cross, a cathedral in the middle, a red meeple on the left.',
        caption: 'Five tiles at three points each: {red} for red.',
      },
    },
    'inn-tiles': {
      title: 'Special tiles',
      item1:
        'Where roads meet without a village they end all the same. A monastery with roads from two sides ends both.',
      item2: 'Where short paths lead from a village into two cities they only divide fields. Nobody may stand on them.',
      item3: 'Where a city reaches into a corner of the tile, the field ends there too.',
      item4:
        'Four parts of cities around a field are four separate cities until something connects them. The field in the middle is a feature of its own.',
    },
    'big-meeple': {
      title: 'The big meeple',
      text: 'You have a big meeple as well. You place it like any other and it comes back the same way, but in a majority it counts as two. The points do not grow by it.',
      'big-meeple': {
        alt: 'A closed city with a big red meeple on the left and an ordinary blue one above.',
        caption: 'Two against one: red gets {red} points, blue {blue}.',
      },
      item1: 'On a field it counts as two farmers.',
    },
  },
};
