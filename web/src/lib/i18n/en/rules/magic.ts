// English: the rules of Mage & Witch.
export const magic = {
  title: 'Mage & Witch',
  sections: {
    'moving-magic': {
      title: 'Moving mage and witch',
      text: 'Mage and witch belong to nobody. At first they stand beside the board. Eight tiles bear their symbol: when you have laid one, you must put one of the two on any open road or in any open city, whether someone stands there or not. This happens before you place your figure.',
      item1:
        'You may take one that is still beside the board or one already on it. One already on the board must move to another feature.',
      item2: 'They may not both be on the same road or in the same city.',
      item3: 'A feature your tile is just completing is not available.',
      item4: 'If there is no place anywhere, one of the two must leave the board, if one is there.',
      item5:
        'If a tile joins their two features, you move one of them at once; if there is no place, one leaves the board. If the tile also bears their symbol, one move does for both.',
    },
    'magic-scoring': {
      title: 'What they do',
      text: 'The mage adds one point for every tile of the feature; pennants do not count for this. The witch halves the value, rounded up. Both change what the feature is worth; everyone with the majority gets the changed value.',
      mage: {
        alt: 'A completed road over three tiles with a red meeple; the mage stands in the middle.',
        caption: 'Three tiles, and the mage adds a point for each: {red} points for Red.',
      },
      witch: {
        alt: 'A completed road over five tiles with a blue meeple; the witch stands in the middle.',
        caption: 'Five tiles would be five points; the witch leaves half of them, rounded up: {blue} for Blue.',
      },
      item1:
        'When the feature is completed, the figure leaves the board, even if nobody got points there. It returns with a later symbol.',
      item2: 'At the end both work the same way on open roads and cities.',
      item3:
        'They have no effect on monasteries and fields. Nor do they occupy anything: where only the mage or the witch stands, the feature is free.',
    },
    'magic-others': {
      title: 'Mage, witch and other expansions',
      item1:
        'Inn and cathedral come first, then the witch halves. Such features would be worth nothing if open at the end; the mage makes them worth one point per tile, pennants not counted. With the witch they are still worth nothing.',
      item2: 'If a ferry brings both onto one road, one is moved before scoring.',
      item3: 'Towers have no effect on mage and witch.',
    },
  },
};
