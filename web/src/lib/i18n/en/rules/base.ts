// English: the rules of Base game.
export const base = {
  title: 'Base game',
  sections: {
    aim: {
      title: 'What it is about',
      text1:
        'Two to six people lay one landscape together, from square tiles: roads, cities, monasteries, and fields between them. With their figures, the meeples, they lay claim to single features. Finished features bring points, and at the end the open ones still count for something. Whoever has most points then wins; if several have the same, they all win.',
      text2:
        'A start tile lies in the middle, all others are drawn unseen. Everybody has seven meeples in the supply; an eighth stands on the track and counts the points.',
    },
    turn: {
      title: 'A turn',
      text: 'Agree among yourselves who begins; here the first seat does. Then everybody in turn takes three steps, always in this order:',
      item1: 'Draw a tile and lay it: you must.',
      item2: 'Put one figure on that very tile: this is your choice.',
      item3: 'Score what the tile has finished: this concerns everybody.',
    },
    placing: {
      title: 'Laying a tile',
      text1:
        'The new tile must share at least one side with a tile that lies. Turn it as you like, but every side that touches another tile must continue its picture: road to road, city to city, field to field. To touch at a corner only is not enough.',
      'place-tile': {
        alt: 'Four tiles, and dashed spots around them where a curve of road fits.',
        caption: 'A curve of road was drawn. The dashed spots are possible, some of them one way round only.',
      },
      text2: 'A tile that fits nowhere leaves the game, and you draw another. That is rare.',
    },
    meeples: {
      title: 'Placing a meeple',
      text1:
        'After laying the tile you may put one meeple from your supply on it, never on another tile. On a road it is a traveller, in a city a knight, on a monastery a monk.',
      text2:
        'The feature must be free: if the road or city leads, across its neighbours, to any figure, even your own, you cannot add a meeple there. If your supply is empty you place nothing.',
      traveller: {
        alt: 'The start tile and, right of it, a crossing with a village; a red meeple stands on the crossing’s right-hand road.',
        caption:
          'Red lays the crossing and puts a traveller on the right-hand road. The village separates the three roads.',
      },
      text3:
        'A meeple may also go on what this very tile has finished, if nobody stands there: it is scored at once and the meeple comes back.',
    },
    home: {
      title: 'Meeples come home',
      text1:
        'When a feature is scored, all figures on it then return to their supplies, those of people who got nothing included. Nobody comes home earlier: a meeple stays until its feature is finished or the game ends. Seven are soon spread out; keep one back.',
      text2: 'As placing comes before scoring, a meeple that returns now is too late for this tile.',
    },
    roads: {
      title: 'Roads',
      text1:
        'A road is finished when both its ends arrive somewhere: at a village, a city, a monastery, or when it closes to a ring. It brings one point for every tile it runs over.',
      'finished-road': {
        alt: 'A road over three tiles from one village to another, a red meeple at its left end.',
        caption:
          'Blue lays the village on the right and closes red’s road: {red} points for red. It does not matter who lays the last tile.',
      },
      text2: 'If a road crosses the same tile twice, the tile counts once.',
    },
    cities: {
      title: 'Cities',
      text: 'A city is finished when its wall is closed all around and nothing is missing inside. Every tile of it brings two points, every pennant in it two more. A city of only two tiles counts the same way.',
      'finished-city': {
        alt: 'A closed city of three tiles in a row, a pennant in the middle, a red meeple on the left.',
        caption: 'Three tiles and a pennant, two points each: {red} for red.',
      },
    },
    monasteries: {
      title: 'Monasteries',
      text: 'A monastery stands in the middle of its tile. It is finished when all eight cells around it are filled, the corners included, no matter with what. It brings nine points: one for each tile around it and one for itself.',
      'finished-monastery': {
        alt: 'Nine tiles in a square; in the middle a monastery with a red meeple, and a road runs around it.',
        caption: 'The eighth tile completes the ring: {red} points for red.',
      },
    },
    majority: {
      title: 'Several in one feature',
      text1:
        'You cannot join somebody directly, but two separate features with figures may later be connected by a tile. Then the majority decides: whoever has most meeples in the feature gets all the points, the others none.',
      majority: {
        alt: 'A city of four tiles with two red meeples and a blue one.',
        caption:
          'The tile in the middle connects three parts of a city. Red has two knights, blue one: red gets {red} points, blue {blue}.',
      },
      text2: 'If several have equally many, each of them gets the full points.',
      'shared-road': {
        alt: 'A road over four tiles between two monasteries; a blue meeple stands on the left, a red one on the right.',
        caption: 'Red connects the two roads. It is one against one: {red} points for red and {blue} for blue.',
      },
    },
    scoring: {
      title: 'The order of scoring',
      text: 'If a tile finishes several features, all are counted on the same board: first all values and majorities, then the figures go home. A finished feature without a figure brings points to nobody. Points simply go on beyond the 50 of the track.',
    },
    end: {
      title: 'The end',
      text: 'When no tile is left to draw, the game ends with that turn. All open features on which somebody stands now count as well; again the majority decides.',
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
        caption: 'An open road: {red} points for red, as much as if it were finished.',
      },
      'open-city': {
        alt: 'A city of three tiles with a pennant, open on the right; a blue meeple on the left.',
        caption: 'An open city: three tiles and a pennant, one point each: {blue} for blue.',
      },
      'open-monastery': {
        alt: 'A monastery with a red meeple and five tiles around it; three cells are empty.',
        caption: 'Five tiles around it and the monastery itself: {red} points for red.',
      },
    },
  },
};
