// English: Robbers.
export const words = {
  robbers: 'Robbers',
  robbersNote: 'They get half of what others score',
  ask_robber: 'Place your robber?',
  ask_rob: 'What does your robber take half of?',
  do_robber: 'Place the robber',
  do_rob: 'Take half',
  skip_robber: 'Not now',
  skip_rob: 'Rob nobody',
  robberSpace: 'Space {n}',
  robberBeside: 'Beside {names}',
  halfOfNext: 'half of the next points of a counter beside it',
  besideYou: 'you',
  counter_robber: 'robber',
  robFrom: 'Take half of what {name} gets',
  halfOf: 'half of {n}',
  robberHome: 'robber in the supply',
  robbedNews: {
    they: '{name}’s robber gets {points} from what {other} scores.',
    you: 'Your robber gets {points} from what {other} scores.',
    toYou: '{name}’s robber gets {points} from what you score.',
  },
  deed_robber: 'robber placed on space {n}',
  deed_rob: 'robbed ({name})',
  cause_sign_robber: 'The new tile bears the sign of the robbers.',
  'cause_counter-left': 'A counter next to your robber has moved on.',
  reason_robber: 'Robbers',
  reason_robbed: 'Robbed',
  one_robber: 'Robber',
  one_robbed: 'Robbed',
  item_robber: 'robber',
  item_robbed: 'robbed',
};

export const tips = {
  robber: {
    title: 'A place for your robber',
    text: 'Put it on the scoring track beside someone else’s counter. Of the next points that counter moves, you get half, and nobody loses any.',
  },
  robbed: {
    title: 'A robber has struck',
    text: '{gets} {points}, half of what was moved beside the robber. Nobody loses points by it, and the robber goes home.',
  },
  rob: {
    title: 'Half of what?',
    text: 'Several counters beside your robber have moved. You may choose one of the amounts.',
  },
  watched: {
    title: 'A robber is lurking',
    text: 'A robber stands beside your counter. It gets half of the first amount that counter moves; you decide the order.',
  },
};

export const rules = {
  title: 'Robbers',
  order: {
    turn1: 'Place robbers: first you, then one other player',
    turn2: 'Move with the points, the player on turn first; then the robbers get their share',
    end: 'Three points for every robber on the scoring track',
  },
  sections: {
    'placing-robbers': {
      title: 'Placing a robber',
      piece1: 'A robber',
      text1:
        'Everyone has a robber in their colour. It never goes on the board, only on the scoring track. Eight tiles bear its symbol: when you have laid one, you may put your robber on a space with at least one counter of another player, or move it to such a space if it is already on the track.',
      text2:
        'After that, one other player may place theirs: the next in order whose robber is in the supply. If they decline, nobody else may. If you decline yourself, they still may. Then you place a figure as always.',
      'robbers-tile': {
        alt: 'Two tiles; the one just laid bears the robbers’ symbol. Below it is part of the scoring track: Red’s robber stands on the space of Blue’s counter.',
        caption:
          'Red lays the symbol and puts the robber on space {blue} beside Blue’s counter. Then Blue may place theirs.',
      },
    },
    robbing: {
      title: 'Robbing',
      text: 'When another player’s counter moves forward from the space where your robber stands, you get half of those points, rounded up. The other player loses nothing. Your robber then returns to your supply.',
      robbed: {
        alt: 'A completed road over three tiles with a blue meeple. On the scoring track Blue and Red move from the space where Red’s robber stood.',
        caption:
          'Blue’s road is completed, and Red’s robber stood beside Blue’s counter: {blue} points for Blue and half of them, rounded up, {red}, for Red.',
      },
      item1:
        'What counts is the space as shown on the scoring track: a counter that is a lap ahead may stand on the same one.',
      item2:
        'Waiting is not possible: the robber takes the first points that come. Every feature is an amount of its own; the robber takes half of the first one that moves the counter on from its space. That includes a counter that only arrives there during this scoring and then moves on.',
      item3: 'If a player gets several amounts in a turn, that player decides their order, and so which one is robbed.',
      item4:
        'If several counters of other players stand with your robber and move in the same turn, you choose whose amount you take.',
      item5: 'If several robbers stand on the space, each gets half.',
      item6: 'You never rob your own counters.',
      item7: 'A robber that a tile has just brought onto the scoring track already robs when that tile is scored.',
    },
    'robbed-points': {
      title: 'Robbers among themselves',
      text: 'Nobody can rob robbed points. If a counter moves through robbing, a robber that stands with it simply moves along and waits for real points. But if another counter moved from its space with real points in the same turn, it takes half of those.',
      item1:
        'First everyone moves with their real points, then the robbers get their share, in order, beginning with the player on turn.',
      item2:
        'If your robber is still on the scoring track at the end of the game, it scores three points. Nobody robs in the final scoring.',
    },
    'robbers-others': {
      title: 'Robbers and other expansions',
      item1:
        'With messages your robber robs only the counter it stands beside, meeple or woman. So a player about to be robbed may move the other one instead. What you rob moves a counter of your choice; in your own turn that can earn a message.',
      item2:
        'Points from buying a meeple back are real points for whoever gets them, and can be robbed. If a counter goes back because it pays for one, the robber stays where it is.',
    },
  },
};
