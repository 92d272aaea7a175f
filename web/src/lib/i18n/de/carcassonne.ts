// Deutsch: Carcassonne und seine Erweiterungen: Fragen, Antworten, Ereignisse.
import type { Like } from '../text';
import type { carcassonne as reference } from '../en/carcassonne';

export const carcassonne: Like<typeof reference> = {
  whyNot_meeple: 'Auf diesem Plättchen ist alles besetzt.',
  ask_tile: 'Lege dein Plättchen',
  ask_figure: 'Eine Figur einsetzen?',
  chooseFirst: 'Wähle zuerst etwas aus',
  counter_meeple: 'Zählmeeple',
  track: 'Wertungstafel',
  pieceOn: '{name}: {what} auf {n}',
  askedOut: { they: '{name} muss entscheiden: {what}', you: 'Du musst entscheiden: {what}' },
  figure_meeple: 'Meeple',
  cause_scored: 'Es gibt Punkte.',
};
