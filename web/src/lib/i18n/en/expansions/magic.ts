// English: Mage & Witch.
export const words = {
  magic: 'Mage & Witch',
  magicNote: 'One adds points, the other halves them',
  ask_magic: 'Where do you put the mage or the witch?',
  do_enchant: 'Put it here',
  do_banish: 'Take it off the board',
  skip_magic: 'Leave them where they are',
  mage: 'Mage',
  witch: 'Witch',
  mageDoes: '+1 per tile',
  witchDoes: 'half the points',
  banish: 'Take off the board: {who}',
  deed_enchant_mage: 'mage moved',
  deed_enchant_witch: 'witch moved',
  deed_banish_mage: 'mage taken off the board',
  deed_banish_witch: 'witch taken off the board',
  cause_sign_magic: 'The new tile bears the sign of mage and witch.',
  cause_met: 'Mage and witch are now on the same feature.',
  item_mage: { one: 'tile, mage', other: 'tiles, mage' },
  item_witch: 'witch',
};

export const tips = {
  magic: {
    title: 'Mage or witch?',
    text: 'You must put one of the two on an open road or in an open city. The mage makes it worth more, so keep him close; the witch halves it, so send her to the others.',
  },
  mage: {
    title: 'The mage has helped',
    text: '{gets} {points}: the mage added one for every tile. He now leaves the board until a sign brings him back.',
  },
  witch: {
    title: 'The witch was there',
    text: '{gets} only {points}: the witch halved the value. She now leaves the board.',
  },
};

export const rules = {
  title: 'Mage & Witch',
  order: {
    turn: 'Move the mage or the witch, if the symbol says so or the tile brings both together',
  },
  sections: {
    'moving-magic': {
      title: 'Moving mage and witch',
      piece1: 'The mage',
      piece2: 'The witch',
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
      item2: 'Towers have no effect on mage and witch.',
    },
  },
};
