// English: the rules of The Castle.
export const castle = {
  title: 'The Castle',
  sections: {
    'castle-aim': {
      title: 'What it is about',
      text1:
        'Two players build the inside of a castle. The wall stands from the beginning: it encloses 76 spaces, it carries the scoring track from 0 to 99, and on 13 of its corner towers a wall tile lies face down. Whoever has more points at the end wins; if both have the same, it is a draw.',
      text2:
        'Each of you has six followers in the supply, a marker on space 0 and a keep. Black begins, unless you choose White or draw lots.',
    },
    'castle-pieces': {
      title: 'Pieces and tiles',
      text: 'What stands and lies in the castle, and what tiles show. Black and White have the same pieces.',
      piece1: 'A follower: a herald, squire or knight',
      piece2: 'A follower that lies on a court: a merchant',
      piece3: 'Black’s keep',
      piece4: 'White’s keep',
      piece5: 'A wall tile, face down on a corner tower',
      piece6: 'A path between two courts',
      piece7: 'A path with a fountain: two points per tile',
      piece8: 'A square: every path ends there',
      piece9: 'A house, joined at two sides, beside a court',
      piece10: 'A tower, joined at two sides, beside a court',
      piece11: 'A court with a market',
    },
    'castle-turn': {
      title: 'A turn',
      item1: 'Draw a tile and lay it: you must.',
      item2: 'If you like, place a follower on that tile.',
      item3: 'If you like, play some of your wall tiles.',
      item4: 'Score everything that is completed now.',
      item5: 'Then it is your opponent’s turn, or yours again if you played an extra turn.',
    },
    'castle-placing': {
      title: 'Laying a tile',
      text1:
        'A whole side of the tile must touch a tile already on the table or one of the seven start spaces in the wall; the wall alone is not enough. You may rotate it as you like.',
      text2:
        'Only paths must match: where two sides touch, either both show a path or neither does. Houses, towers and courts may meet in any way. A path may run into the wall: it ends there.',
      'castle-placing': {
        alt: 'Three tiles: the path of the left one continues on the new one, whose tower touches the house above.',
        caption:
          'The path continues, and the tower may meet the house. Rotated so that its path meets the house, the tile could not lie here.',
      },
      text3: 'If a tile does not fit anywhere, it leaves the game and you draw another.',
    },
    'castle-followers': {
      title: 'Followers',
      text1:
        'A follower goes on a part of the tile just laid: as a herald on a path, a squire on a house, a knight on a tower, a merchant on a court. Nobody may own the feature yet, not even you. Occupied features may grow together later.',
      text2:
        'It may also go on a feature that this very tile has completed: then it scores at once and comes back. Merchants lie down and stay until the end.',
    },
    'castle-complete': {
      title: 'When something is completed',
      text: 'Paths, houses and towers are completed as soon as none of their sides faces an empty space. The wall closes them, and so does a neighbouring tile that shows something else. So any tile can complete a building, even one that is not yours.',
      'castle-contrast': {
        alt: 'A tower of two tiles with a black knight; to its left lies the new tile, a court.',
        caption:
          'White lays the court beside the last open side: the tower is completed, and Black gets {black} points.',
      },
      'castle-path': {
        alt: 'A path of two tiles in the corner of the castle: it begins at the wall on the left and ends at the wall below.',
        caption: 'Both ends meet the wall. The path is completed at once and scores {black} points.',
      },
      item1: 'A square separates the paths that meet there; each counts on its own.',
      item2: 'A fork without a square remains one path, and a fountain does not separate paths either.',
      item3: 'A path can also end at a building.',
      item4: 'A court is never completed.',
    },
    'castle-scoring': {
      title: 'Scoring',
      row1: {
        what: 'Path',
        finished: '1 point per tile, with a fountain 2',
        end: '–',
      },
      row2: {
        what: 'House',
        finished: '1 point per tile',
        end: '–',
      },
      row3: {
        what: 'Tower',
        finished: '2 points per tile',
        end: '–',
      },
      row4: {
        what: 'Court',
        finished: '–',
        end: '3 points per market',
      },
      text: 'A start space counts as a tile of the features on it. The points go to whoever has more followers on the feature; if both have the same number, nobody gets them. All followers on it come back.',
    },
    'castle-order': {
      title: 'Several features at once',
      text: 'The marker moves separately for each feature. The features of the player on turn are scored first, then the opponent’s. The program chooses the order that brings the player on turn the most wall tiles and the opponent the fewest. When setting up a table you can let the player on turn choose instead; the question is only asked if it makes a difference.',
      'castle-landing': {
        alt: 'The new tile completes a house on the left and a tower on the right, both black. On the wall the marker moves first to a corner tower, then beyond.',
        caption:
          'The tower first, then the house: that way the marker lands exactly on the corner tower once, and Black takes the wall tile. Either way it ends on {black}.',
      },
    },
    'castle-track': {
      title: 'Landing exactly',
      text1:
        'If your marker lands on one of the two spaces of a corner tower that still holds its wall tile, you take it. Passing over it earns nothing. This also applies in your opponent’s turn, and even twice in one turn. After 99 comes 0 again.',
      text2:
        'Nobody knows beforehand which wall tile lies there: it is drawn only when someone takes it. Then it lies face up in front of you; you cannot play it in the same turn.',
    },
    'castle-wall': {
      title: 'The wall tiles',
      text: 'There are nine kinds, two of each; five remain unseen. You play the first three before scoring; the others take effect by themselves at the end. A wall tile you have played is gone even if it did nothing; the program warns you first.',
      piece1: 'Extra turn: you take another turn after this one. Two at once still give you only one.',
      piece2:
        'House counts double: the largest house you complete this turn scores 1 more point per tile, with two of them 2.',
      piece3:
        'Tower counts double: the largest tower you complete this turn scores 2 more points per tile, with two of them 4.',
      piece4:
        'Unfinished path: your largest unfinished path scores at the end as if it were completed; with two of them twice.',
      piece5: 'Unfinished tower: the same.',
      piece6: 'Unfinished house: the same.',
      piece7:
        'Markets count more: on your court with the most markets each market scores 4 points instead of 3, with two of them 5.',
      piece8: 'Larger keep: your keep counts as 2 tiles larger, with two of them 4.',
      piece9: 'Bonus: 5 points, with two of them 10.',
      'castle-doubling': {
        alt: 'A tower of three tiles with a black knight; the new tile on the left completes it.',
        caption: 'Black plays “Tower counts double” twice: the marker moves {black} spaces at once.',
      },
    },
    'castle-keep': {
      title: 'The keep',
      text: 'When you score a house and your keep is not on the board yet, or stands on a smaller one, it moves there. Only the number of tiles counts. It does not matter who laid the last tile.',
    },
    'castle-courts': {
      title: 'Courts',
      text: 'A court extends until paths, houses or towers bound it. At the end whoever has more merchants on it gets three points per market. The market on a start space counts, too.',
      'castle-markets': {
        alt: 'Five tiles in a row. A path separates the left court with three markets from the right one with one. On the left lie two black merchants and a white one, on the right a white one.',
        caption:
          'On the left Black has more merchants and gets {black} points; on the right White is alone and gets {white}.',
      },
    },
    'castle-end': {
      title: 'The end',
      text1:
        'The game ends when no tile is left. The wall tiles still on the wall leave the game; nobody takes any more. Then these are scored, in this order:',
      item1:
        'The larger keep scores as many points as the largest connected empty region has spaces; if both are the same size, nobody gets them.',
      item2: 'The courts with their markets.',
      item3: 'The wall tiles for unfinished features, then the bonus.',
      'castle-keep': {
        alt: 'An almost full castle at the end. The black keep stands on a house of four tiles, the white one on a house of five. The largest empty region is shaded.',
        caption: 'The white keep is larger: White gets {white} points for the shaded empty region.',
      },
      text2: 'Anything else that is unfinished scores nothing.',
    },
    'castle-strategy': {
      title: 'How to play well',
      item1:
        'Wall tiles win games. Count before you lay: a point or two less can be the better score if the marker then stands exactly on a corner tower.',
      item2: 'Whoever is ahead early comes to the corner towers first and leaves the other nothing there.',
      item3:
        'With the larger keep, keep one large empty region together until the end. With the smaller one, cut the empty regions apart.',
      item4:
        'Followers are scarce, and merchants never come back: stay off the courts at first, and keep a follower for the end, when it can still turn the majority on a rich court.',
      item5:
        'What is unfinished at the end scores nothing without the right wall tile. Do not let paths and buildings branch out late in the game; with such a wall tile you may.',
      item6:
        'Watch what your opponent builds. A tile in the right place cuts it off or keeps it open, and the followers on it stay tied up.',
    },
    'castle-sources': {
      title: 'What is documented and what is ours',
      text: 'The rules follow the description on Brettspielnetz; the shape of the wall, the corner towers and the start spaces are documented. No list of the 60 tiles is public anywhere: ours are our own design, and so is what the start spaces show. The amounts of the last two wall tiles could not be verified either.',
    },
  },
};
