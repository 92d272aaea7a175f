// English: The River.
export const words = {
  river: 'The River',
  riverNote: 'You begin by laying a river together',
};

export const tips = {
  river: {
    title: 'The river first',
    text: 'At first every tile continues the river. No figure may go on the river itself, but anywhere else is fine.',
  },
};

export const rules = {
  title: 'The River',
  sections: {
    river: {
      title: 'Beginning with the river',
      text1:
        'Twelve river tiles replace the start tile. The source lies on the board from the beginning. The other river tiles are drawn first, the lake last of all; then the game continues with the remaining tiles.',
      item1: 'A river tile always continues the open end of the river; its other sides must fit as usual.',
      item2: 'Two consecutive curves may not bend to the same side. With a straight tile between them they may.',
      item3: 'A curve may not point to where a river tile already lies straight ahead.',
      item4: 'If that leaves no spot at all, the tile leaves the game and another one is drawn.',
      river: {
        alt: 'A river running from the source at the upper right down, left and up again; a dashed spot at its open end.',
        caption: 'The next curve must bend to the left here: to the right it would head for the source.',
      },
      text2:
        'Figures may be placed on the tile as always, just not on the river. The river is not a feature and scores nothing. It separates fields like a road; around the source and the lake a field can continue unless a road is in the way.',
    },
  },
};
