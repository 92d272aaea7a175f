// English: Crop Circles.
export const words = {
  circles: 'Crop Circles',
  circlesNote: 'Everyone adds a meeple, or everyone takes one back',
  ask_circle: 'What does the crop circle do?',
  ask_join: 'Crop circle: add a meeple?',
  ask_remove: 'Crop circle: which meeple do you take back?',
  do_circle: 'Confirm',
  do_join: 'Add the meeple',
  do_remove: 'Take it back',
  skip_circle: 'Nothing',
  skip_join: 'Don’t add one',
  skip_remove: 'Take none back',
  circleFor: 'Concerns: {names}',
  circleNobody: 'Concerns nobody',
  circleJoin: 'Everyone may add a meeple: {terrain}',
  circleRemove: 'Everyone takes a meeple back: {terrain}',
  deed_circle_join: 'crop circle: add a meeple',
  deed_circle_remove: 'crop circle: take a meeple back',
  deed_join: 'added: {figure}',
  deed_remove: 'taken back: {figure}',
  'cause_crop-circle': 'The crop circle affects meeples on: {terrain}.',
  cause_circle_join: 'The crop circle lets everyone add a meeple: {terrain}.',
  cause_circle_remove: 'The crop circle makes everyone take a meeple back: {terrain}.',
};

export const tips = {
  circle: {
    title: 'What does the crop circle do?',
    text: 'You decide for everyone: either all may add a meeple to one of their own of that kind, or all must take one back. You go last.',
  },
  join: {
    title: 'Reinforcements',
    text: 'The crop circle lets you put a meeple beside one of your own. Nowhere else is a majority so easy to get.',
  },
  remove: {
    title: 'One must go back',
    text: 'The crop circle makes you take a meeple back, without points. Choose the one that is worth least to you.',
  },
};

export const rules = {
  title: 'Crop Circles',
  order: {
    turn: 'Crop circle',
  },
  sections: {
    circles: {
      title: 'A crop circle',
      text: 'Six tiles show a crop circle with a symbol. First you take an ordinary turn with it until everything is scored. Then you decide what the circle does for everyone; you may not decline. The symbol says who is affected:',
      item1: 'Fork: farmers on fields. If you play without fields, it affects nobody.',
      item2: 'Club: travellers on roads.',
      item3: 'Shield: knights in cities.',
    },
    'circle-choice': {
      title: 'Adding or taking back',
      text1:
        'Adding: everyone may put a meeple from the supply beside one of their own meeples of that kind, on the same tile and in the same feature. That makes you stronger where you already stand.',
      'circle-join': {
        alt: 'A tile with a crop circle and a shield, next to it an open city with two red meeples side by side; below, a city with a blue one.',
        caption:
          'The shield affects knights. Red chooses adding: Blue declines, Red puts a second knight beside the first.',
      },
      text2:
        'Taking back: everyone must take one of their meeples of that kind back into the supply, without points. Whoever has several chooses.',
      'circle-remove': {
        alt: 'A tile with a crop circle and a club; left of it a road on which a blue meeple stood before.',
        caption:
          'The club affects travellers. Red chooses taking back: Blue takes the meeple from the road and gets nothing for it.',
      },
      item1: 'The player after you begins; you go last.',
      item2:
        'A player without a meeple of that kind on the board is skipped; for adding, so is a player without a meeple in the supply. If the circle affects nobody, there is nothing to decide.',
      item3: 'Meeples that returned this turn may already be added.',
      item4: 'Nothing is completed and nothing is scored. Monks are never affected.',
      item5:
        'The circle itself is not a feature: nobody stands on it, and it separates the roads and fields that end at it.',
    },
    'circles-others': {
      title: 'Crop circles and other expansions',
      item1: 'You may add the big meeple, and a meeple may be added to it. You can take it back, too.',
      item2: 'The abbot is never affected.',
      item3:
        'The builder is not affected, but he returns if no meeple stays with him. If he gives you a second tile, the crop circle comes first, then the tile.',
      item4: 'The pig is not affected, but it returns if no farmer stays with it.',
      item5: 'Messages from this turn come before the crop circle.',
      item6: 'Meeples on towers are never affected.',
    },
  },
};
