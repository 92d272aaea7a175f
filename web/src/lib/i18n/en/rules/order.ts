// English: what happens when, if several expansions are in play.
export const order = {
  title: 'All together',
  sections: {
    'turn-order': {
      title: 'What happens when',
      text: 'This is a full turn with everything you play with:',
      tile: 'Draw and lay a tile',
      figure: 'Exactly one thing: place a figure, or do what an expansion offers instead, or nothing',
      scoring: 'Score everything that is completed',
    },
    'end-order': {
      title: 'The final scoring in order',
      features: 'Open roads, cities and monasteries',
      fields: 'Fields',
    },
  },
};
