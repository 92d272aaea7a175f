// English: the rules of The Castle.
export const castle = {
  title: 'The Castle',
  sections: {
    'castle-aim': {
      title: 'What it is about',
      text1:
        'Two players build the inside of a castle. The wall stands from the beginning: it encloses 76 spaces, the track from 0 to 99 runs along it, and on 13 of its corner towers a wall tile lies face down. Whoever has more points at the end wins; if both have the same it is a draw.',
      text2: 'Each has six followers in the supply, a marker on space 0 and a keep. Black begins.',
    },
    'castle-turn': {
      title: 'A turn',
      item1: 'Draw a tile and lay it: you must.',
      item2: 'If you like, put a follower on that tile.',
      item3: 'If you like, play wall tiles of yours.',
      item4: 'Score everything that is complete now.',
      item5: 'Then the other moves, or you once more if you played an extra turn.',
    },
    'castle-placing': {
      title: 'Laying a tile',
      text1:
        'The tile must share a whole side with a tile that lies or with one of the seven start spaces in the wall; the bare wall is not enough. Turn it as you like.',
      text2:
        'Only paths must fit: where two sides touch, either both show a path or neither does. House, tower and court may meet as they like. A path may run against the wall: it ends there.',
      'castle-placing': {
        alt: 'Three tiles: the path of the left one runs on over the new one, whose tower touches the house above.',
        caption:
          'The path runs on, and the tower may meet the house. Turned, with its path against the house, it would be forbidden.',
      },
      text3: 'A tile that fits nowhere leaves the game, and you draw another.',
    },
    'castle-followers': {
      title: 'Followers',
      text1:
        'A follower goes on a part of the tile just laid: as a herald on a path, as a squire on a house, as a knight on a tower, as a merchant on a court. Nobody may own the feature yet, not even you. Occupied features may grow together later.',
      text2:
        'It may also go on what this very tile has completed: then it scores at once and comes home. Merchants lie down and stay to the end.',
    },
    'castle-complete': {
      title: 'When something is complete',
      text: 'Path, house and tower are complete as soon as none of their sides faces an empty space. The wall closes them, and so does a neighbour that shows something else. So any tile can close a building, the opponent’s as well.',
      'castle-contrast': {
        alt: 'A tower of two tiles with a black knight; to its left lies the new tile, a court.',
        caption:
          'White lays the court beside the last open side: the tower is complete, and black gets {black} points.',
      },
      'castle-path': {
        alt: 'A path of two tiles in the corner of the castle: it begins at the wall on the left and ends at the wall below.',
        caption: 'Both ends run against the wall. The path is complete at once and brings {black} points.',
      },
      item1: 'A square separates the paths that meet there; each counts by itself.',
      item2: 'A fork without a square stays one path, and a fountain does not separate either.',
      item3: 'A path can also end at a building.',
      item4: 'A court is never complete.',
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
      text: 'A start space counts as a tile of what belongs to it. The points go to whoever has more followers on the feature; if both have the same number, nobody gets them. All followers on it come home.',
    },
    'castle-order': {
      title: 'Several scorings at once',
      text: 'Every feature is a move of the marker by itself. First come the scorings of whoever has the turn, then those of the other. The program chooses the order that brings the one the most and the other the fewest wall tiles. If you like, set up the table so that the player who has the turn chooses; the question comes only where it makes a difference.',
      'castle-landing': {
        alt: 'The new tile completes a house on the left and a tower on the right, both black. On the wall the marker moves first to a corner tower, then beyond.',
        caption:
          'The tower first, then the house: so the marker rests exactly on the corner tower once and takes the wall tile. It ends on {black} either way.',
      },
    },
    'castle-track': {
      title: 'Landing exactly',
      text1:
        'If a move of your marker ends on one of the two spaces of a corner tower that still holds its wall tile, you take it. Passing over it brings nothing. This holds in the other’s turn as well, and twice in a turn, too. After 99 comes 0 again.',
      text2:
        'Nobody knows beforehand which wall tile lies there: it is drawn only when somebody takes it. Then it lies open in front of you; you cannot use it in the same turn.',
    },
    'castle-wall': {
      title: 'The wall tiles',
      text: 'There are nine kinds, two of each; five remain unseen. The first three you play before scoring, the others work by themselves at the end. Those that were played are gone even if they did nothing: the program warns you first.',
      item1: 'Extra turn: another one after this. Two at once still give only one.',
      item2: 'Rich house: the largest house you complete this turn brings 1 point more per tile, with two of them 2.',
      item3: 'Rich tower: the largest tower you complete this turn brings 2 points more per tile, with two of them 4.',
      item4:
        'Unfinished path: your best unfinished path counts at the end as if it were complete; with two of them twice.',
      item5: 'Unfinished tower: the same.',
      item6: 'Unfinished house: the same.',
      item7: 'Rich markets: on your court with the most markets each counts 4 instead of 3, with two of them 5.',
      item8: 'Larger keep: your keep counts as 2 tiles larger, with two of them 4.',
      item9: 'Bonus: 5 points, with two of them 10.',
      'castle-doubling': {
        alt: 'A tower of three tiles with a black knight; the new tile on the left completes it.',
        caption: 'Black plays both rich towers: {black} points come in a single move of the marker.',
      },
    },
    'castle-keep': {
      title: 'The keep',
      text: 'When you score a house and your keep does not stand yet, or stands on a smaller one, it moves there. Only the number of tiles counts. It does not matter who laid the last tile.',
    },
    'castle-courts': {
      title: 'Courts',
      text: 'A court reaches as far as nothing interrupts it; paths, houses and towers separate it. At the end it brings three points per market to whoever has more merchants on it. The market on a start space counts, too.',
      'castle-markets': {
        alt: 'Five tiles in a row. A path separates the left court with three markets from the right one with one. On the left lie two black merchants and a white one, on the right a white one.',
        caption:
          'On the left black has more merchants and gets {black} points; on the right white is alone and gets {white}.',
      },
    },
    'castle-end': {
      title: 'The end',
      text1:
        'The game ends when no tile is left. The wall tiles on the wall are put away; nobody takes one any more. Then these count, in this order:',
      item1:
        'The larger keep brings as many points as the largest connected free area has spaces; if both are equal, nobody gets them.',
      item2: 'The courts with their markets.',
      item3: 'The wall tiles for unfinished features, then the bonus.',
      'castle-keep': {
        alt: 'An almost full castle at the end. The black keep stands on a house of four tiles, the white one on a house of five. The largest free area is shaded.',
        caption: 'The white keep is larger: white gets {white} points for the shaded free area.',
      },
      text2: 'Whatever else is unfinished brings nothing.',
    },
    'castle-sources': {
      title: 'What is documented and what is ours',
      text: 'The rules follow the description on Brettspielnetz; the shape of the wall, the corner towers and the start spaces are documented. No list of the 60 tiles is public anywhere: ours are our own design, and so is what the start spaces show. The amounts of the last two wall tiles could not be verified either.',
    },
  },
};
