// English: Carcassonne and its expansions: questions, answers, and what happens.
export const carcassonne = {
  whyNot_meeple: 'Everything on this tile is taken.',
  ask_tile: 'Place your tile',
  ask_figure: 'Place a figure?',
  chooseFirst: 'Choose one first',
  counter_meeple: 'counting meeple',
  track: 'Scoring track',
  pieceOn: '{name}: {what} on {n}',
  askedOut: { they: '{name} must decide: {what}', you: 'You must decide: {what}' },
  figure_meeple: 'Meeple',
  cause_scored: 'Points have been scored.',
};
