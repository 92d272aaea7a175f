// English: the rules of The Tower.
export const tower = {
  title: 'The Tower',
  sections: {
    'tower-tiles': {
      title: 'Foundations',
      text1:
        'Eighteen tiles join the others, each with a foundation. You lay them like all others. Where roads end at a foundation, they really end. On one tile a road leads over a city by a bridge: it parts the fields, the city below stays one.',
      text2: 'Nobody can stand on the foundation itself. Without tower pieces it is only a picture.',
    },
    'tower-pieces': {
      title: 'Building a tower',
      text1:
        'Everybody has tower pieces: ten each for two people, nine for three, seven for four, six for five, five for six. Pieces once used do not return. After laying a tile you do exactly one of these:',
      item1: 'place a figure on the tile just laid, as always',
      item2: 'put a tower piece on any foundation on the table',
      item3: 'put a tower piece on any open tower, no matter who began it',
      item4: 'put a meeple on an open tower and thereby close it',
      text2: 'The tile just laid need not have a foundation for that. A tower may grow as high as you like.',
    },
    capture: {
      title: 'Taking prisoners',
      text: 'When you have put a piece, you may at once take one meeple in reach of that tower. The tower reaches its own tile and the four straight directions, one tile further for every storey. One storey thus reaches five tiles, two reach nine, three thirteen.',
      'tower-reach': {
        alt: 'A tower of two storeys in the middle; blue and yellow meeples left, right and diagonally of it.',
        caption:
          'Red puts the second storey. The blue meeple two cells away is now in reach, and so is the yellow one next to the tower; whoever stands diagonally is safe.',
      },
      item1: 'Gaps, rivers and other towers in between stop nothing.',
      item2:
        'You take one meeple at most, wherever it stands and whatever it does, a farmer or one on another tower too. You may also decline.',
      item3: 'Somebody else’s meeple becomes your prisoner, one of your own goes to your supply.',
      item4: 'This happens before the scoring: a captured meeple no longer counts for what your tile finishes.',
    },
    guards: {
      title: 'Closing a tower',
      text: 'If you put a meeple on a tower with at least one storey, the tower is closed: nobody builds on, and it captures nobody any more. That is how you protect meeples near it. Your guard stands on no feature, brings no points and stays until the end, unless another tower captures it. Then its tower is open again.',
      'tower-guard': {
        alt: 'A tower of two storeys on which a red meeple stands; left of it an open city with a red knight.',
        caption: 'Red puts a meeple on the tower. No further storey now threatens the knight next to it.',
      },
    },
    prisoners: {
      title: 'Exchange and ransom',
      text1:
        'If two of you hold a meeple of each other, you exchange one for one at once; nobody can refuse. If several could come back, their owner chooses. The kind of figure does not matter.',
      text2:
        'In your turn you may also buy one of your meeples back: you go back three points on the track, and whoever held it gets them. So you need at least three points. The meeple may be placed at once.',
      item1: 'You may buy back once in your turn, after laying the tile and before placing a figure.',
      item2: 'A meeple that comes back by exchange is too late for this turn: the tower piece was your choice already.',
      item3: 'Prisoners are worth nothing at the end.',
    },
    'tower-others': {
      title: 'Towers and other expansions',
      item1: 'The big meeple can be captured and may close a tower. Its ransom is three points too.',
      item2: 'The abbot can be captured and bought back, but he cannot close a tower.',
      item3:
        'The builder cannot be captured. If a tower takes the last meeple from his side, he goes home; if your tile extended his feature, the second tile is still yours. Both parts of a double turn together allow one ransom only.',
      item4: 'The pig cannot be captured. If it loses the last farmer, it goes home.',
      item5: 'Flying machines land on no tower.',
      item6: 'With messages you choose which of your counters pays the ransom; it needs three points of its own.',
      item7: 'If a robber stands beside the counter that gets the ransom, he takes half of it as of any points.',
      item8: 'Crop circles concern nobody on a tower.',
    },
  },
};
