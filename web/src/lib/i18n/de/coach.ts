// Deutsch: Der Coach: was beim ersten Mal erklärt wird.
import type { Like } from '../text';
import type { coach as reference } from '../en/coach';

export const coach: Like<typeof reference> = {
  coach_gets: { they: '{name} bekommt', you: 'Du bekommst' },
  coach_gotIt: 'Verstanden',
  coach_rule: 'Regel lesen',
  coach_off: 'Keine Tipps mehr',
  coach_label: 'Tipp',
};
