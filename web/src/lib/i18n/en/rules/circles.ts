// English: the rules of Crop Circles.
export const circles = {
  title: 'Crop Circles',
  sections: {
    circles: {
      title: 'A crop circle',
      text: 'On six tiles is a crop circle with a sign. First you take a quite ordinary turn with it until all is scored. Then you decide what the circle means for everybody; you may not decline. The sign says whom it concerns:',
      item1: 'Fork: farmers on fields. If you play without fields it concerns nobody.',
      item2: 'Club: travellers on roads.',
      item3: 'Shield: knights in cities.',
    },
    'circle-choice': {
      title: 'Adding or taking back',
      text1:
        'Adding: everybody may put a meeple from the supply beside a meeple of their own of that kind, on the same tile and in the same feature. Thus you grow stronger where you stand already.',
      'circle-join': {
        alt: 'A tile with a crop circle and a shield, at it an open city with two red meeples side by side; below a city with a blue one.',
        caption:
          'The shield concerns knights. Red chooses adding: blue declines, red puts a second knight beside the first.',
      },
      text2:
        'Taking back: everybody must take one meeple of that kind back into the supply, without points. Whoever has several chooses.',
      'circle-remove': {
        alt: 'A tile with a crop circle and a club; left of it a road on which a blue meeple stood before.',
        caption:
          'The club concerns travellers. Red chooses taking back: blue takes the meeple from the road and gets nothing for it.',
      },
      item1: 'Whoever is next after you begins; you come last.',
      item2:
        'Whoever has no meeple of that kind on the landscape is skipped; for adding also whoever has none in the supply. If the circle concerns nobody, there is nothing to decide.',
      item3: 'Meeples that came home in this turn may be added already.',
      item4: 'Nothing is finished and nothing scored. Monks are never concerned.',
      item5:
        'The circle itself is no feature: nobody stands on it, and it separates the roads and fields that end at it.',
    },
    'circles-others': {
      title: 'Crop circles and other expansions',
      item1: 'You may add the big meeple, and one may be added to it. You can take it back too.',
      item2: 'The abbot is never concerned.',
      item3:
        'The builder is not concerned himself, but he goes home if no meeple stays with him. If he gives you a second tile, first comes the crop circle, then the tile.',
      item4: 'The pig is not concerned itself, but it goes home if no farmer stays with it.',
      item5: 'Messages from this turn come before the crop circle.',
      item6: 'Meeples on towers are never concerned.',
    },
  },
};
