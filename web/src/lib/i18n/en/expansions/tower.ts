// English: The Tower.
export const words = {
  tower: 'The Tower',
  towerNote: 'Towers capture figures; three points buy them back',
  'tower-tiles': 'Tiles',
  'tower-pieces': 'Tower pieces',
  'asks_tower-pieces': 'The Tower',
  ask_capture: 'Which figure does the tower capture?',
  ask_exchange: 'Which prisoner comes back to you?',
  ask_ransom: 'Buy a figure back?',
  do_piece: 'Add the tower piece',
  do_guard: 'Close the tower',
  do_capture: 'Capture this figure',
  do_exchange: 'Take it back',
  do_ransom: 'Buy it back',
  skip_capture: 'Capture nobody',
  skip_exchange: 'None',
  skip_ransom: 'Buy nobody back',
  towerGrows: 'Tower grows to height {n}',
  reachNobody: 'reaches nobody',
  reachFigures: 'In reach: {names}',
  guardTower: 'Close the tower: {figure}',
  guardStays: 'It cannot grow any more; the figure stays there.',
  becomesPrisoner: 'It becomes your prisoner.',
  exchangedAtOnce: 'It is exchanged at once: one of yours comes back.',
  toSupply: 'It returns to your supply.',
  exchangedFor: { they: '{name} gets back: {figure}', you: 'You get back: {figure}' },
  ransomGoes: { they: 'You pay {points}, and {name} gets them.', you: 'You pay {points}.' },
  exchangeBack: 'Get back: {figure}',
  ransomFrom: { they: 'Buy your figure back from {name}: {figure}', you: 'Buy your figure back: {figure}' },
  towerPieces: 'tower pieces',
  captive: 'holds captive:',
  holds: { they: 'captured figure of {name}', you: 'captured figure of yours' },
  capturedNews: {
    they: '{name} captures a figure of {other}.',
    you: 'You capture a figure of {other}.',
    toYou: '{name} captures one of your figures.',
  },
  towerHigh: 'tower, height {n}',
  ownHome: 'Take back your own: {figure}',
  captureOf: 'Capture from {name}: {figure}',
  deed_tower: 'tower piece placed',
  told_freed: '{figure} comes back',
  deed_guard: 'tower closed: {figure}',
  deed_capture: 'captured: {figure} ({name})',
  deed_exchange: 'exchanged: {figure}',
  deed_ransom: 'bought back: {figure} ({name})',
  'cause_tower-grew': 'The tower has grown.',
  'cause_held-by-both': 'Two players hold figures of each other: they are exchanged.',
  reason_ransom: 'Ransom',
  one_ransom: 'Ransom',
  item_ransom: 'ransom',
};

export const tips = {
  piece: {
    title: 'A tower piece instead of a figure',
    text: 'Instead of placing a figure you may raise any open tower by one storey and then capture a meeple in its reach.',
  },
  guard: {
    title: 'Closing a tower',
    text: 'A meeple on the tower closes it: it cannot grow any more. That protects your figures nearby but costs you the meeple.',
  },
  capture: {
    title: 'Whom do you capture?',
    text: 'The tower reaches as far as it is high, in four directions. You may take one meeple: other players’ become your prisoners, your own return to your supply.',
  },
  captured: {
    title: 'Your meeple is a prisoner',
    text: 'If you capture a meeple of the same player, the two are exchanged at once. Or you buy yours back for three points in one of your turns.',
  },
  ransom: {
    title: 'Buying back',
    text: 'For three points you get a captured meeple back and may place it at once. The points go to whoever held it.',
  },
  exchange: {
    title: 'Prisoners are exchanged',
    text: 'You hold each other’s meeples: one for one goes back at once. You choose which of your meeples you want back.',
  },
};

export const rules = {
  title: 'The Tower',
  order: {
    turn: 'Buy back a captured meeple if you like',
  },
  sections: {
    'tower-tiles': {
      title: 'Foundations',
      text1:
        'Eighteen tiles are added, each with a foundation. You lay them like any others. Roads that meet a foundation end there. On one tile a road crosses a city on a bridge: it separates the fields, while the city below stays in one piece.',
      text2: 'Nobody may stand on the foundation itself. Without tower pieces it is just a picture.',
    },
    'tower-pieces': {
      title: 'Building a tower',
      piece1: 'A tower piece',
      text1:
        'Everyone has tower pieces: ten each with two players, nine with three, seven with four, six with five, five with six. Used pieces do not return. After laying a tile you do exactly one of these:',
      item1: 'place a figure on the tile just laid, as always',
      item2: 'put a tower piece on any free foundation',
      item3: 'put a tower piece on any open tower, no matter who began it',
      item4: 'put a meeple on an open tower and thereby close it',
      text2: 'The tile just laid need not have a foundation for that. A tower may grow to any height.',
    },
    capture: {
      title: 'Taking prisoners',
      text: 'When you have added a piece, you may immediately take one meeple in reach of that tower. The tower reaches its own tile and, in the four straight directions, one more tile per storey. One storey thus reaches five tiles, two reach nine, three thirteen.',
      'tower-reach': {
        alt: 'A tower of two storeys in the middle; blue and yellow meeples to its left, right and diagonally.',
        caption:
          'Red adds a second storey. The blue meeple two cells away is now in reach, and so is the yellow one next to the tower; whoever stands diagonally is safe.',
      },
      item1: 'Gaps, rivers and other towers in between do not matter.',
      item2:
        'You take one meeple at most, wherever it stands and whatever its role, even a farmer or one on another tower. You may also decline.',
      item3: 'Another player’s meeple becomes your prisoner, one of your own returns to your supply.',
      item4: 'This happens before scoring: a captured meeple no longer counts for what your tile completes.',
    },
    guards: {
      title: 'Closing a tower',
      text: 'If you put a meeple on a tower with at least one storey, the tower is closed: nobody can build on it, and it captures nobody any more. That protects meeples near it. Your guard stands on no feature, scores nothing and stays until the end, unless another tower captures it. Then its tower is open again.',
      'tower-guard': {
        alt: 'A tower of two storeys on which a red meeple stands; left of it an open city with a red knight.',
        caption: 'Red puts a meeple on the tower. Now no further storey threatens the knight next to it.',
      },
    },
    prisoners: {
      title: 'Exchange and ransom',
      text1:
        'If two players each hold one of the other’s meeples, they exchange one for one at once; nobody can refuse. If several could come back, their owner chooses. The kind of figure does not matter.',
      text2:
        'In your turn you may also buy one of your meeples back: you go back three points on the scoring track, and the player who held it gets them. So you need at least three points. A meeple that you buy before placing a figure can be placed at once.',
      item1:
        'You may buy back one meeple per turn, after laying the tile and before placing a figure. If you have the points only once your turn is scored, you may buy it back then.',
      item2:
        'A meeple that comes back through an exchange is too late for this turn: the tower piece was already your action.',
      item3: 'Prisoners are worth nothing at the end.',
    },
    'tower-others': {
      title: 'Towers and other expansions',
      item1: 'The big meeple can be captured and may close a tower. Buying it back costs three points, too.',
      item2: 'The abbot can be captured and bought back, but he cannot close a tower.',
      item3:
        'The builder cannot be captured. If a tower takes the last meeple beside it, it returns; if your tile extended his feature, you still get the second tile. In each part of a double turn you may buy back one meeple.',
      item4: 'The pig cannot be captured. If it loses its last farmer, it returns.',
      item5: 'Flying machines cannot land on towers.',
      item6:
        'With messages the points of both counters pay the ransom. You choose which one goes back first; if it has fewer than three points, the other goes back the rest.',
      item7: 'If a robber stands beside the counter that gets the ransom, it takes half of it, as of any points.',
      item8: 'Crop circles do not affect anyone on a tower.',
    },
  },
};
