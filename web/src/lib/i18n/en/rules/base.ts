// English: the rules of Base game.
export const base = {
  title: 'Base game',
  sections: {
    aim: {
      title: 'What it is about',
      text1:
        'Two to six players lay one landscape together out of square tiles: roads, cities and monasteries, with fields in between. With their figures, the meeples, they claim individual features. Completed features score points, and at the end even open ones are worth something. Whoever has the most points at the end wins; in a tie, all of the tied players win.',
      text2:
        'A start tile lies in the middle, all others are drawn face down. Everyone has seven meeples in the supply; an eighth stands on the scoring track and counts the points.',
    },
    turn: {
      title: 'A turn',
      text: 'Agree among yourselves who begins: the first seat, another one, or one drawn by lot. Then you take turns. Every turn has three steps, always in this order:',
      item1: 'Draw a tile and lay it: you must.',
      item2: 'Place a figure on this very tile: you may.',
      item3: 'Score everything the tile has completed, no matter whose it is.',
    },
    placing: {
      title: 'Laying a tile',
      text1:
        'The new tile must touch a tile already on the table with at least one side. You may rotate it as you like, but every side that touches another tile must continue its picture: road to road, city to city, field to field. Touching at a corner is not enough.',
      'place-tile': {
        alt: 'Four tiles, and dashed spots around them where a road curve fits.',
        caption: 'A road curve was drawn. The dashed spots are possible, some of them in one direction only.',
      },
      text2: 'If a tile does not fit anywhere, it leaves the game and you draw another. That is rare.',
    },
    meeples: {
      title: 'Placing a meeple',
      piece1: 'A meeple of Red: everyone has seven and one that counts points',
      piece2: 'A meeple of Blue; the emblem on it tells players apart without colours',
      text1:
        'After laying the tile you may place one meeple from your supply on it, never on any other tile. On a road it is a traveller, in a city a knight, on a monastery a monk.',
      text2:
        'The feature must be free: if any figure, even your own, already stands anywhere on that road or in that city, you cannot place a meeple there. If your supply is empty, you place nothing.',
      traveller: {
        alt: 'The start tile and, to its right, a crossing with a village; a red meeple stands on the crossing’s right-hand road.',
        caption:
          'Red lays the crossing and puts a traveller on the right-hand road. The village separates the three roads.',
      },
      text3:
        'A meeple may also go on a feature that this very tile has completed, if nobody stands there: it is scored at once, and the meeple comes back.',
    },
    home: {
      title: 'Meeples come home',
      text1:
        'When a feature is scored, all figures on it return to their supplies, even those that scored nothing. There is no other way back: a meeple stays until its feature is completed or the game ends. Seven are quickly used up; keep one in reserve.',
      text2: 'Since you place figures before scoring, a meeple that returns now is too late for this tile.',
    },
    roads: {
      title: 'Roads',
      text1:
        'A road is completed when both of its ends reach a village, a city or a monastery, or when it forms a ring. It scores one point for every tile it runs across.',
      'finished-road': {
        alt: 'A road over three tiles from one village to another, a red meeple at its left end.',
        caption:
          'Blue lays the village on the right and completes Red’s road: {red} points for Red. It does not matter who lays the last tile.',
      },
      text2: 'If a road crosses the same tile twice, the tile counts once.',
    },
    cities: {
      title: 'Cities',
      text: 'A city is completed when its wall is closed all around and there are no gaps inside. Every tile scores two points, and every pennant in it two more. Even a city of only two tiles counts this way.',
      'finished-city': {
        alt: 'A completed city of three tiles in a row, a pennant in the middle, a red meeple on the left.',
        caption: 'Three tiles and a pennant, two points each: {red} for Red.',
      },
    },
    monasteries: {
      title: 'Monasteries',
      text: 'A monastery stands in the middle of its tile. It is completed when all eight cells around it are filled, including the corners, no matter with what. It scores nine points: one for each tile around it and one for the monastery itself.',
      'finished-monastery': {
        alt: 'Nine tiles in a square; in the middle a monastery with a red meeple, and a road runs around it.',
        caption: 'The eighth tile surrounds the monastery: {red} points for Red.',
      },
    },
    majority: {
      title: 'Several players in one feature',
      text1:
        'You cannot place a meeple in an occupied feature, but a tile may later connect two separate features with figures. Then the majority decides: whoever has the most meeples in the feature gets all the points, the others none.',
      majority: {
        alt: 'A city of four tiles with two red meeples and a blue one.',
        caption:
          'The tile in the middle connects three parts of a city. Red has two knights, Blue one: Red gets {red} points, Blue {blue}.',
      },
      text2: 'In a tie, each of the tied players gets the full points.',
      'shared-road': {
        alt: 'A road over four tiles between two monasteries; a blue meeple stands on the left, a red one on the right.',
        caption: 'Red connects the two roads. It is one against one: {red} points for Red and {blue} for Blue.',
      },
    },
    scoring: {
      title: 'The order of scoring',
      text: 'If a tile completes several features, all of them are scored on the same board: first all values and majorities are determined, then the figures return. A completed feature without a figure scores for nobody. Points simply continue beyond the 50 spaces of the scoring track.',
    },
    end: {
      title: 'The end',
      text: 'When the last tile has been laid, the game ends with that turn. Now all open features with figures are scored as well; again the majority decides.',
      row1: {
        what: 'Road',
        finished: '1 point per tile',
        end: '1 point per tile',
      },
      row2: {
        what: 'City',
        finished: '2 points per tile and pennant',
        end: '1 point per tile and pennant',
      },
      row3: {
        what: 'Monastery',
        finished: '9 points',
        end: '1 point, and 1 per tile around it',
      },
      'open-road': {
        alt: 'A road over three tiles, open on the right, a red meeple on the left.',
        caption: 'An open road: {red} points for Red, as many as if it were completed.',
      },
      'open-city': {
        alt: 'A city of three tiles with a pennant, open on the right; a blue meeple on the left.',
        caption: 'An open city: three tiles and a pennant, one point each: {blue} for Blue.',
      },
      'open-monastery': {
        alt: 'A monastery with a red meeple and five tiles around it; three cells are empty.',
        caption: 'Five tiles around it and the monastery itself: {red} points for Red.',
      },
    },
    strategy: {
      title: 'How to play well',
      item1:
        'Keep a meeple in your supply. Without one you cannot claim what the next good tile offers, and each comes back only when its feature is completed.',
      item2:
        'Take small points early: a city of two or three tiles is completed quickly and gives the meeple back. Large cities pay, but everyone can see them grow.',
      item3:
        'Join what belongs to others: claim a small feature beside theirs and connect the two. In a tie both get all the points; with one meeple more, you alone get them.',
      item4:
        'Place tiles so that what you need stays possible, and what others need becomes rare. The more sides of an empty spot are fixed, the fewer tiles fit.',
      item5:
        'Before you place a tile, look whose features it extends. A tile that helps nobody else is often better than one more point for you.',
      item6:
        'Towards the end open features score as well, and meeples in your supply are worth nothing: use all of them.',
    },
  },
};
