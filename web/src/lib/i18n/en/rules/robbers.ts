// English: the rules of Robbers.
export const robbers = {
  title: 'Robbers',
  sections: {
    'placing-robbers': {
      title: 'Placing a robber',
      text1:
        'Everybody has a robber in their colour. It never goes on the landscape but on the track. Eight tiles bear its sign: when you have laid one, you may put your robber on a space where at least one counter of somebody else stands, or move it to such a space if it is on the track already.',
      text2:
        'After that one more person may: the next in order whose robber is at home. Only that one; if they decline, the right does not pass on. If you decline yourself, they still may. Then you place a figure as always.',
      'robbers-tile': {
        alt: 'Two tiles; the one just laid bears the sign of the robbers. Below it a stretch of the track: red’s robber stands on the space of blue’s counter.',
        caption:
          'Red lays the sign and puts the robber on space {blue} beside blue’s counter. Then blue may place their own.',
      },
    },
    robbing: {
      title: 'Robbing',
      text: 'When somebody else’s counter moves forwards from the space where your robber stands, you get half of those points, rounded up. The other person loses nothing and keeps them all. Your robber then goes home.',
      robbed: {
        alt: 'A finished road over three tiles with a blue meeple. On the track blue and red move from the space where red’s robber stood.',
        caption:
          'Blue’s road is finished, and red’s robber stood beside blue’s counter: {blue} points for blue and the bigger half, {red}, for red.',
      },
      item1: 'What counts is the space as it is seen on the track: whoever is a round ahead stands on the same one.',
      item2:
        'Waiting is not possible: the robber takes the first points that come. Every feature is an amount of its own; he gets only of the first one with which the counter moves.',
      item3: 'If somebody gets several amounts in a turn, that person decides their order, and so which one is robbed.',
      item4:
        'If several counters of others stand with your robber and move in the same turn, you choose whose amount you take.',
      item5: 'If several robbers stand on the space, each gets half.',
      item6: 'You never rob your own counters.',
      item7: 'A robber that a tile has just brought to the track robs already in the scoring of that tile.',
    },
    'robbed-points': {
      title: 'Robbers among themselves',
      text: 'Nobody can rob robbed points. If a counter moves by robbing, a robber that stands with it simply runs along and waits there for real points. But if somebody else moved from his space with real points in the same turn, he takes those.',
      item1:
        'First everybody moves with their real points, then the robbers get their share, in order from whoever has the turn.',
      item2:
        'If your robber is still on the track at the end of the game, it brings three points. Nobody robs in the final count.',
    },
    'robbers-others': {
      title: 'Robbers and other expansions',
      item1:
        'With messages your robber robs only the counter it stands beside, meeple or woman. So whoever might be robbed may dodge with the other one. What you rob moves a counter of your choice; in your own turn that can earn a message.',
      item2:
        'Ransom too is real points for whoever gets it, and can be robbed. If a counter goes back because it pays a ransom, the robber stays where it is.',
    },
  },
};
