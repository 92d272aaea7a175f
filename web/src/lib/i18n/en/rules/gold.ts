// English: the rules of Goldmines.
export const gold = {
  title: 'Goldmines',
  sections: {
    'gold-bars': {
      title: 'Gold on the table',
      text1:
        'Eight tiles show a goldmine. When you have laid one, a gold bar goes on it at once and a second one on a tile beside it that you choose, across a corner too. Bars may lie there already. Only then do you place a figure.',
      'gold-laid': {
        alt: 'Four tiles in a square. On the one just laid at the lower right lies a gold bar, a second one at the upper left.',
        caption:
          'Red lays the mine at the lower right. The second bar may go on any of the three tiles beside it; red takes the one at the upper left.',
      },
      text2: 'A bar belongs to everything on its tile: to every road, every city and every monastery near it.',
    },
    'taking-gold': {
      title: 'Taking gold',
      text: 'When a road or city is finished, whoever has the majority there takes, after the scoring, all bars from its tiles. To a finished monastery belong the bars on its own tile and on the eight around it.',
      'gold-taken': {
        alt: 'A finished city of three tiles with a red meeple; on two of them lie three gold bars together.',
        caption: 'Red closes the city, gets {red} points and takes all three bars.',
      },
      item1:
        'If several people have a claim to the same bars, because they are tied or because several features are finished at once, you take one each in turn, beginning with whoever has the turn, until none is left. Whoever has no claim left is skipped; whoever has the choice chooses the tile.',
      item2: 'If something is finished on which nobody stands, the gold stays.',
      item3: 'Farmers never get gold.',
    },
    'gold-worth': {
      title: 'What gold is worth',
      text1:
        'Your bars lie open before you and count only at the very end, after all other scoring. The more you have, the more each of them is worth:',
      item1: 'one to three bars: 1 point each',
      item2: 'four to six bars: 2 points each',
      item3: 'seven to nine bars: 3 points each',
      item4: 'ten and more: 4 points each',
      text2:
        'So seven bars are worth 21 points, six only 12. What still lies on the landscape at the end goes to nobody.',
    },
    'gold-others': {
      title: 'Gold and other expansions',
      item1:
        'A finished garden with an abbot brings gold like a monastery. If you take the abbot back before, nothing is finished and the gold stays.',
      item2: 'Goods go to whoever finishes the city, gold to whoever has the majority there.',
      item3: 'Mage and witch change nothing about gold.',
    },
  },
};
