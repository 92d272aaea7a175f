// English: the coach: what is explained the first time it comes up.
export const coach = {
  coach_gets: { they: '{name} gets', you: 'You get' },
  coach_gotIt: 'Got it',
  coach_rule: 'Read the rule',
  coach_off: 'No more tips',
  coach_label: 'Tip',
};
