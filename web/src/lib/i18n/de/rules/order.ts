// Deutsch: die Regeln, Alles zusammen.
import type { order as reference } from '../../en/rules/order';

export const order: typeof reference = {
  title: 'Alles zusammen',
  sections: {
    'turn-order': {
      title: 'Was wann geschieht',
      text: 'So läuft ein Zug mit allem ab, womit ihr spielt:',
      tile: 'Plättchen ziehen und legen',
      figure:
        'Genau eins davon: eine Figur einsetzen, etwas tun, was eine Erweiterung stattdessen anbietet, oder nichts',
      scoring: 'Alles werten, was abgeschlossen ist',
    },
    'end-order': {
      title: 'Die Schlusswertung der Reihe nach',
      features: 'Offene Straßen, Städte und Klöster',
      fields: 'Wiesen',
    },
  },
};
