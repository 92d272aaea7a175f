// English: the rules of Cardcassonne.
export const cardcassonne = {
  title: 'Cardcassonne',
  sections: {
    'cards-aim': {
      title: 'What it is about',
      text: 'Two to five people lay cards in four rows: monastery, road, field and city. In every round each claims a stretch of one row with a single follower. Whoever waits may get more, unless somebody was faster.',
    },
    'cards-setup': {
      title: 'The beginning',
      text1:
        'Of 130 cards ten are turned up and laid in the row of their colour; for a joker the dealer chooses the row. The first seat deals first. The other 120 cards are dealt over the whole game:',
      item1: 'with two, six cards in each of ten rounds',
      item2: 'with three, five cards in eight rounds',
      item3: 'with four, five cards in six rounds',
      item4: 'with five, four cards in six rounds',
      'cards-opening': {
        alt: 'Four rows, each with its sign on the left. Monastery: a hen, an animal joker, a person of 1. Road: a person of 2, a building. Field: empty. City: five cards, the second one is the fairy.',
        caption: 'The first ten cards. Joker and fairy were put by whoever deals; nothing was there for the field.',
      },
      text2:
        'Every colour has 16 persons (eight of value 1, five of 2, three of 3), five buildings and nine animals; besides there are four animal jokers, four building jokers, a dragon and a fairy.',
    },
    'cards-round': {
      title: 'A round',
      text: 'The player left of the dealer begins. Whoever has the turn plays a card or places the follower; there is no passing. So it goes round until all cards are played and all followers stand. Whoever places the follower last deals the next round.',
    },
    'cards-first': {
      title: 'The first card',
      text: 'The first card you play in a round lies face down and may go to any row, also one of another colour. This holds even if you placed the follower before. Only you may look at it again.',
    },
    'cards-later': {
      title: 'The further cards',
      text: 'All further cards go face up to the end of the row of their colour. Jokers, dragon and fairy may go to any row.',
      'cards-rows': {
        alt: 'The four rows; at each end there is room for a card, and in it, small, the cards that may go there. Below, Red’s hand: a green person of 2, a blue building and the dragon.',
        caption:
          'It is Red’s turn. The person may go to the field only, the building to the city only, the dragon to any row.',
      },
    },
    'cards-claim': {
      title: 'Claiming a row',
      text: 'The follower stands at the end of a row and claims all cards between itself and the next follower before it, or the board. Several may stand in a row. You may even claim nothing, but you must place your follower in every round. Afterwards you still play your remaining cards.',
      'cards-claim': {
        alt: 'In the field Blue stands behind a 1, a 2 and a sheep. In the city Red stands behind a 3 and two of 1; then come a 2, a card face down by Blue, and Yellow, lying; beyond, one more card.',
        caption:
          'Below every follower stands what its stretch is worth now. Yellow claims only what lies beyond Red and does not know what Blue has laid face down. Yellow came last and deals the next round. The outermost card belongs to nobody yet.',
      },
    },
    'cards-clearing': {
      title: 'Clearing',
      text: 'At the end of the round rows are cleared from the bottom one to the top one. Everybody takes what was claimed; cards that lie face down are turned up now. What nobody claimed stays and is the beginning of the row in the next round.',
      'cards-clearing': {
        alt: 'Field: a sheep and the dragon, claimed by Blue. City: a 3, two of 1 and a red 3 that was turned up, claimed by Red; beyond, a 2 stays.',
        caption:
          'The end of a round: Red gets {red} points, for the three blue persons their sum times three and for the red one in a foreign row ten. Blue gets {blue}, three for the sheep and ten for the dragon. The last card of the city stays.',
      },
    },
    'cards-persons': {
      title: 'Persons',
      text: 'Persons in the row of their colour count at once: the sum of their values times their number. Three persons of 3, 1 and 1 bring 5 × 3 = 15 points. Then they leave the game.',
    },
    'cards-animals': {
      title: 'Animals',
      text1:
        'Animals stay open in front of you. Whenever a kind grows, all of it counts, also what has counted before: 1 animal 3 points, 2 animals 6, 3 animals 9, 4 animals 12, 5 animals 14, each further one 2 more.',
      'cards-animals': {
        alt: 'Red takes two sheep and an animal joker from the field. Below lies the collection: four sheep and the joker.',
        caption:
          'Two sheep were there and had brought their points. Now there are five: the whole set counts again, and with the earlier points Red has {red}.',
      },
      text2:
        'An animal joker belongs to a kind of which you have an animal; you choose, and that is final. Without any animal it counts 3 points and waits.',
    },
    'cards-buildings': {
      title: 'Buildings',
      text: 'Buildings and building jokers go face down under your chest and count at the end only. Until then nobody may look, not even you.',
    },
    'cards-special': {
      title: 'Dragon and fairy',
      text: 'Ten points each, at once; then they leave the game.',
    },
    'cards-foreign': {
      title: 'Cards in a foreign row',
      text: 'A person that got face down into a row of another colour brings ten points. With an animal or a building you choose: ten points, then the card is gone, or you keep it as usual. A joker fits every row, so it is never foreign.',
    },
    'cards-end': {
      title: 'The end',
      text: 'After the last round whatever still lies in the rows does not count. The chests are opened, and the buildings are sorted into series of different buildings, as well as can be; a building joker replaces any. A series of two brings 5 points, of three 15, of four 30.',
      'cards-series': {
        alt: 'Three series of Red: four different buildings; a yellow one, a red one and a joker; a single yellow one.',
        caption:
          'What lay under Red’s chest, sorted as well as can be: {red} points together. The joker replaces the green or the blue building, the single one brings nothing.',
      },
      item1: 'Whoever has most points wins.',
      item2: 'If points are equal, whoever has more building cards wins, jokers included.',
      item3: 'If they are still tied, they share the victory.',
    },
    'cards-sources': {
      title: 'What is documented and what is ours',
      text: 'The points for one, two and five animals are in the rules; the table for the other sizes is printed only on cards of which no text is public. For three and four an even table allows only 9 and 12, from six on it is our continuation.',
    },
  },
};
