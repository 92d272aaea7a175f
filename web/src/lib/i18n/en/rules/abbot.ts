// English: the rules of The Abbot.
export const abbot = {
  title: 'The Abbot',
  sections: {
    abbot: {
      title: 'Abbot and gardens',
      text1:
        'An abbot joins your seven meeples. Some tiles have a garden. When you lay a tile with a monastery or a garden, you may put the abbot on it instead of a meeple. He may not go on roads, into cities or on fields; meeples may not go into gardens.',
      text2:
        'A garden counts like a monastery: nine points when it is surrounded, otherwise at the end one point for itself and one for every tile around it.',
    },
    'abbot-recall': {
      title: 'Taking the abbot back',
      text1:
        'If you place no figure in your turn you may take your abbot off the board instead. You get at once what his monastery or garden is worth at that moment. Then everything else that the tile has finished is scored.',
      'abbot-recall': {
        alt: 'A garden with a red abbot and five tiles around it.',
        caption:
          'Red lays the tile at the upper right, places nothing and takes the abbot back: five tiles around and the garden itself, {red} points.',
      },
      text2: 'From the next tile on you can place him again.',
    },
  },
};
