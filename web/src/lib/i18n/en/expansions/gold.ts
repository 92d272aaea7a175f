// English: Goldmines.
export const words = {
  gold: 'Goldmines',
  goldNote: 'Gold bars in contested features: the more, the better',
  ask_gold: 'Where does the second gold bar go?',
  ask_take: 'Which gold bar do you take?',
  do_gold: 'Place the gold bar',
  do_take: 'Take the gold bar',
  skip_gold: 'No gold bar',
  skip_take: 'Take none',
  goldForNobody: 'Helps no feature',
  goldLies: '{bars} here already',
  goldHere: 'Here: {bars}',
  goldYours: 'Nobody else may take from here',
  goldRivals: 'May take from here as well: {names}',
  goldThen: 'your gold at the end: {from} → {to}',
  goldBars: { one: 'gold bar', other: 'gold bars' },
  deed_gold: 'gold bar placed',
  deed_take: 'gold bar taken',
  cause_sign_gold: 'The new tile has a goldmine.',
  cause_finished: 'A feature with gold bars is completed.',
  reason_gold: 'Gold',
  one_gold: 'Gold',
  item_bars: { one: 'gold bar', other: 'gold bars' },
};

export const tips = {
  gold: {
    title: 'Gold!',
    text: 'One bar already lies on the mine. Put the second on a neighbouring tile, ideally where a feature will soon be yours: the majority in a completed feature takes all the gold on it.',
  },
  goldTaken: {
    title: 'Gold taken',
    text: '{gets} gold from the completed feature. It counts at the end: the more bars someone has, the more each of them is worth.',
  },
  take: {
    title: 'Take a bar',
    text: 'Several players have a claim to this gold. You each take one bar in turn and choose from which tile.',
  },
};

export const rules = {
  title: 'Goldmines',
  order: {
    turn1: 'Place gold bars',
    turn2: 'Take gold',
    end1: 'Gold still lying on tiles leaves the game',
    end2: 'Gold you have taken',
  },
  sections: {
    'gold-bars': {
      title: 'Gold on the board',
      piece1: 'A gold bar',
      text1:
        'Eight tiles show a goldmine. When you have laid one, a gold bar goes on it at once and a second one on a neighbouring tile of your choice, diagonals included. Bars may already lie there. Only then do you place a figure.',
      'gold-laid': {
        alt: 'Four tiles in a square. On the one just laid at the lower right lies a gold bar, a second one at the upper left.',
        caption:
          'Red lays the mine at the lower right. The second bar may go on any of the three neighbouring tiles; Red chooses the one at the upper left.',
      },
      text2:
        'A bar belongs to everything on its tile: to every road and every city, and to every monastery the tile surrounds.',
    },
    'taking-gold': {
      title: 'Taking gold',
      text: 'When a road or city is completed, whoever has the majority there takes all bars from its tiles after scoring. A completed monastery collects the bars on its own tile and on the eight around it.',
      'gold-taken': {
        alt: 'A completed city of three tiles with a red meeple; on two of them lie three gold bars in all.',
        caption: 'Red completes the city, gets {red} points and takes all three bars.',
      },
      item1:
        'If several players have a claim to the same bars, because they are tied or because several features are completed at once, they take one each in turn, beginning with the player on turn, until none is left. A player with no claim left is skipped; a player who has a choice chooses the tile.',
      item2: 'If nobody stands on a completed feature, the gold stays.',
      item3: 'Farmers never get gold.',
    },
    'gold-worth': {
      title: 'What gold is worth',
      text1:
        'Your bars lie face up in front of you and count only at the very end, after all other scoring. The more you have, the more each of them is worth:',
      item1: 'one to three bars: 1 point each',
      item2: 'four to six bars: 2 points each',
      item3: 'seven to nine bars: 3 points each',
      item4: 'ten or more: 4 points each',
      text2: 'So seven bars are worth 21 points, six only 12. Gold left on the board at the end goes to nobody.',
    },
    'gold-others': {
      title: 'Gold and other expansions',
      item1:
        'A completed garden with an abbot earns gold like a monastery. If you take the abbot back before that, nothing is completed and the gold stays.',
      item2: 'Goods go to whoever completes the city, gold to whoever has the majority there.',
      item3: 'Mage and witch have no effect on gold.',
    },
  },
};
