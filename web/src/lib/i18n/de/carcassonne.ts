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
  givesNow: { they: 'sofort +{n} für {name}', you: 'sofort +{n} für dich' },
  costs: { they: '−{n} für {name}', you: '−{n} für dich' },
  atLeastFinished: 'mindestens, wenn abgeschlossen',
  regionCities: { one: '{n} abgeschlossene Stadt', other: '{n} abgeschlossene Städte' },
  robberWaits: {
    they: 'Der Räuber von {name} bekommt ebenfalls die Hälfte davon',
    you: 'Dein Räuber bekommt ebenfalls die Hälfte davon',
  },
  holeFits: { one: '{n} übriges Plättchen passt hier', other: '{n} übrige Plättchen passen hier' },
  holeMore: { one: 'und {n} weitere Art', other: 'und {n} weitere Arten' },
  holeNone: 'Kein übriges Plättchen passt hier.',
  holeNext: 'Nächstes Plättchen: {percent} %',
  cause_scored: 'Es gibt Punkte.',
};
