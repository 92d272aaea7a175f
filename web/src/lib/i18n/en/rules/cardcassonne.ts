// English: the rules of Cardcassonne.
export const cardcassonne = {
  title: 'Cardcassonne',
  sections: {
    'cards-aim': {
      title: 'What it is about',
      text: 'Two to five players lay cards in four rows: monastery, road, field and city. In every round each player claims a stretch of one row with a single follower. If you wait you may get more, unless someone is faster.',
    },
    'cards-setup': {
      title: 'The beginning',
      text1:
        'Of the 130 cards, ten are turned up and laid in the row of their colour; the dealer chooses the row for a joker. The first seat deals first, unless you choose otherwise. The other 120 cards are dealt over the course of the game:',
      item1: 'two players: six cards in each of ten rounds',
      item2: 'three players: five cards in each of eight rounds',
      item3: 'four players: five cards in each of six rounds',
      item4: 'five players: four cards in each of six rounds',
      'cards-opening': {
        alt: 'Four rows, each with its sign on the left. Monastery: a hen, an animal joker, a person of 1. Road: a person of 2, a building. Field: empty. City: five cards, the second one is the fairy.',
        caption: 'The first ten cards. The dealer placed the joker and the fairy; there was nothing for the field.',
      },
      text2:
        'Every colour has 16 people (eight of value 1, five of 2, three of 3), five buildings and nine animals; there are also four animal jokers, four building jokers, a dragon and a fairy.',
    },
    'cards-pieces': {
      title: 'Rows, pieces and cards',
      piece1: 'The monastery row, yellow',
      piece2: 'The road row, red',
      piece3: 'The field row, green',
      piece4: 'The city row, blue',
      piece5: 'Your follower: every player has one',
      piece6: 'Your chest: every player has one',
      piece7: 'A person of value 3',
      piece8: 'An animal: hen, donkey, sheep or horse',
      piece9: 'A building',
      piece10: 'An animal joker',
      piece11: 'A building joker',
      piece12: 'The dragon',
      piece13: 'The fairy',
      piece14: 'A card that lies face down',
    },
    'cards-round': {
      title: 'A round',
      text: 'The player to the left of the dealer begins. In your turn you play a card or place your follower; you cannot pass. This goes on until all cards are played and all followers are placed. Whoever places their follower last deals the next round.',
    },
    'cards-first': {
      title: 'The first card',
      text: 'The first card you play in a round lies face down and may go in any row, even one of another colour. This applies even if you have already placed your follower. Only you may look at it again.',
    },
    'cards-later': {
      title: 'Your other cards',
      text: 'All your other cards go face up at the end of the row of their colour. Jokers, dragon and fairy may go in any row.',
      'cards-rows': {
        alt: 'The four rows; at each end there is room for a card, and in it, small, the cards that may go there. Below, Red’s hand: a green person of 2, a blue building and the dragon.',
        caption:
          'It is Red’s turn. The person may only go in the field, the building only in the city, the dragon in any row.',
      },
    },
    'cards-claim': {
      title: 'Claiming a row',
      text: 'The follower stands at the end of a row and claims all cards between itself and the previous follower, or the board. Several may stand in a row. You may even claim nothing, but you must place your follower in every round. Afterwards you still play your remaining cards.',
      'cards-claim': {
        alt: 'In the field Blue stands behind a 1, a 2 and a sheep. In the city Red stands behind a 3 and two 1s; then come a 2, a face-down card of Blue’s, and Yellow’s follower, lying down; beyond it, one more card.',
        caption:
          'Below every follower you see what its stretch is worth now. Yellow claims only what lies beyond Red and does not know what Blue has played face down. Yellow placed last and deals the next round. The outermost card belongs to nobody yet.',
      },
    },
    'cards-example': {
      title: 'A round of two players',
      item1: 'Red deals, so Blue begins and plays the first card face down in the field.',
      item2: 'Red plays a first card, too, face down in the city.',
      item3: 'Blue plays a person of 3 face up in the city, the row of its colour.',
      item4:
        'Red now places the follower in the city. It claims everything up to there: the face-down card and Blue’s person of 3.',
      item5: 'Both play their other cards. What Blue adds to the city lies beyond Red’s follower and is not Red’s.',
      item6: 'Blue waits and places the follower last, in the field: Blue deals the next round.',
      item7:
        'All cards are played: the rows are cleared. Red turns up the face-down card and scores; the cards beyond Red’s follower stay and begin the city in the next round.',
    },
    'cards-clearing': {
      title: 'Clearing',
      text: 'At the end of the round, rows are cleared from bottom to top. Everyone takes what they claimed; face-down cards are turned up now. What nobody claimed stays and begins the row in the next round.',
      'cards-clearing': {
        alt: 'Field: a sheep and the dragon, claimed by Blue. City: a 3, two 1s and a red 3 that was turned up, claimed by Red; beyond them, a 2 stays.',
        caption:
          'End of the round: Red gets {red} points: for the three blue people their sum times three, and ten for the red one in a row of another colour. Blue gets {blue}: three for the sheep and ten for the dragon. The last card of the city stays.',
      },
    },
    'cards-persons': {
      title: 'People',
      text: 'People in the row of their colour score at once: the sum of their values times their number. Three people of 3, 1 and 1 score 5 × 3 = 15 points. Then they leave the game.',
    },
    'cards-animals': {
      title: 'Animals',
      text1:
        'Animals stay face up in front of you. Whenever a kind grows, all of it scores, including what has scored before.',
      count: 'Animals of a kind',
      points: 'Points',
      text3: 'Each further animal of the kind adds 2 points.',
      'cards-animals': {
        alt: 'Red takes two sheep and an animal joker from the field. Below lies Red’s collection: four sheep and the joker.',
        caption:
          'Two sheep were already there and had scored. Now there are five: the whole set scores again, and with the earlier points Red has {red}.',
      },
      text2:
        'An animal joker joins a kind of which you have an animal; you choose, and that is final. If you have no animal yet, it scores 3 points and stays unassigned for now. As soon as you get animals, you must assign it.',
    },
    'cards-buildings': {
      title: 'Buildings',
      text: 'Buildings and building jokers go face down under your chest and score only at the end. Until then nobody may look, not even you.',
    },
    'cards-special': {
      title: 'Dragon and fairy',
      text: 'Ten points each, at once; then they leave the game.',
    },
    'cards-foreign': {
      title: 'Cards in a row of another colour',
      text: 'A person that was played face down in a row of another colour scores ten points. With an animal or a building you choose: take ten points, and the card leaves the game, or keep it as usual. Jokers fit in any row, so this never applies to them.',
    },
    'cards-end': {
      title: 'The end',
      text: 'Whatever still lies in the rows after the last round does not count. The chests are opened, and the buildings are sorted into the best possible series of different buildings; a building joker stands in for any of them. A series of two scores 5 points, of three 15, of four 30.',
      'cards-series': {
        alt: 'Three series of Red’s: four different buildings; a yellow one, a red one and a joker; a single yellow one.',
        caption:
          'What lay under Red’s chest, in the best possible order: {red} points in all. The joker stands in for the green or the blue building, the single one scores nothing.',
      },
      item1: 'Whoever has the most points wins.',
      item2: 'In a tie, whoever has more building cards wins; jokers do not count.',
      item3: 'If it is still a tie, they share the victory.',
    },
    'cards-sources': {
      title: 'What is documented and what is ours',
      text: 'The points for one, two and five animals are in the rules; the table for the other numbers is only printed on cards whose text is not public. For three and four, an even table allows only 9 and 12; from six on it is our own continuation.',
    },
  },
};
