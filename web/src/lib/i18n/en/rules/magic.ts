// English: the rules of Mage & Witch.
export const magic = {
  title: 'Mage & Witch',
  sections: {
    'moving-magic': {
      title: 'Moving mage and witch',
      text: 'Mage and witch belong to nobody. At first they stand beside the landscape. Eight tiles bear their sign: when you have laid one, you must put one of the two on an open road or in an open city of your choice, anywhere on the table, whether somebody stands there or not. This happens before you place your figure.',
      item1:
        'You may take the one still outside or one that stands already. One that stands already must go to another feature.',
      item2: 'Both together on the same road or in the same city is not possible.',
      item3: 'What your tile is just finishing is no longer a choice.',
      item4: 'If there is no place anywhere, one of the two must leave the landscape, if one stands there.',
      item5:
        'If a tile joins the features of the two, you move one of them at once; if there is no place, one leaves the table. If the tile bears their sign as well, one move does for both.',
    },
    'magic-scoring': {
      title: 'What they do',
      text: 'The mage brings one more point for every tile of the feature; pennants add nothing to it. The witch halves the value, half points are rounded up. Both change what the feature is worth; everybody with the majority gets the changed value.',
      mage: {
        alt: 'A finished road over three tiles with a red meeple; the mage stands in the middle.',
        caption: 'Three tiles, and the mage adds a point for each: {red} points for red.',
      },
      witch: {
        alt: 'A finished road over five tiles with a blue meeple; the witch stands in the middle.',
        caption: 'Five tiles would be five points, the witch leaves the bigger half: {blue} for blue.',
      },
      item1:
        'When the feature is finished, the magic figure leaves the table, even if nobody got points there. It returns with a later sign.',
      item2: 'At the end both work the same way on open roads and cities.',
      item3:
        'They never concern monasteries and fields. Nor do they occupy anything: where only mage or witch stands, the feature is free.',
    },
    'magic-others': {
      title: 'Mage, witch and other expansions',
      item1:
        'Inn and cathedral come first, then the witch halves. Open, such features would be worth nothing at the end; the mage makes them worth one point per tile, pennants not counted. With the witch they stay worth nothing.',
      item2: 'If a ferry brings both onto one road, one is moved before the scoring.',
      item3: 'Towers cannot harm mage and witch.',
    },
  },
};
