// English: the rules of The River.
export const river = {
  title: 'The River',
  sections: {
    river: {
      title: 'Beginning with the river',
      text1:
        'Twelve river tiles replace the start tile. The source lies on the table at the beginning. The other river tiles are drawn first, the lake last of all; then the game goes on with the remaining tiles.',
      item1: 'A river tile always continues the open end of the river; its other sides must fit as usual.',
      item2:
        'Two curves directly after one another may not bend to the same side. With a straight tile between them they may.',
      item3: 'A curve may not point to where river already lies straight ahead.',
      item4:
        'Should that leave no spot at all, a curve may point to the river; if that does not help either, it may bend twice to the same side.',
      river: {
        alt: 'A river running from the source at the upper right down, left and up again; a dashed spot at its open end.',
        caption: 'The next curve must bend to the left here: to the right it would head for the source.',
      },
      text2:
        'Figures may go on the laid tile as always, only not on the river. It is no feature and brings no points. It cuts fields apart like a road does; around source and lake a field can run on where no road is in its way.',
    },
  },
};
