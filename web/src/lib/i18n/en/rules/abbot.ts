// English: the rules of The Abbot.
export const abbot = {
  title: 'The Abbot',
  sections: {
    abbot: {
      title: 'Abbot and gardens',
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
