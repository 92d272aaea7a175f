// English: The Abbot.
export const words = {
  abbot: 'The Abbot',
  abbotNote: 'Gardens, and a figure you may take back early',
  whyNot_abbot: 'The abbot needs a free monastery or garden.',
  do_recall: 'Take the abbot back and end turn',
  recallAbbot: 'Take the abbot back',
  figure_abbot: 'Abbot',
  role_abbot: 'abbot',
  deed_recall: 'abbot taken back',
  reason_abbot: 'Abbot taken back',
  one_abbot: 'Abbot taken back',
  reason_garden: 'Gardens',
  one_garden: 'Garden',
  terrain_garden: 'Garden',
  role_garden: 'gardener',
};

export const tips = {
  garden: {
    title: 'A garden is completed',
    text: '{gets} {points}. Gardens score like monasteries, but only the abbot may go there.',
  },
  abbot: {
    title: 'A place for the abbot',
    text: 'The abbot may go on monasteries and is the only figure allowed in gardens. You can take him back at any later time and get what his place is worth then.',
  },
  recall: {
    title: 'Taking the abbot back',
    text: 'Instead of placing a figure you may take your abbot back. You get the points shown right away.',
  },
};

export const rules = {
  title: 'The Abbot',
  order: {
    turn: 'Score the abbot, if he was taken back',
  },
  sections: {
    abbot: {
      title: 'Abbot and gardens',
      piece1: 'The abbot, one each',
      text1:
        'In addition to your seven meeples you have an abbot. Some tiles show a garden. When you lay a tile with a monastery or a garden, you may place the abbot on it instead of a meeple. He may not go on roads, into cities or on fields; meeples may not go into gardens.',
      text2:
        'A garden scores like a monastery: nine points when it is fully surrounded, otherwise at the end one point for the garden itself and one for every tile around it.',
    },
    'abbot-recall': {
      title: 'Taking the abbot back',
      text1:
        'If you do not place a figure in your turn, you may take your abbot off the board instead. You immediately get what his monastery or garden is worth at that moment. Then everything else the tile has completed is scored.',
      'abbot-recall': {
        alt: 'A garden with a red abbot and five tiles around it.',
        caption:
          'Red lays the tile at the upper right, places nothing and takes the abbot back: five tiles around it and the garden itself, {red} points.',
      },
      text2: 'With the next tile you can place him again.',
    },
  },
};
