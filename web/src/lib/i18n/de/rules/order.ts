// Deutsch: die Regeln, Alles zusammen.
import type { order as reference } from '../../en/rules/order';

export const order: typeof reference = {
  title: 'Alles zusammen',
  sections: {
    'turn-order': {
      title: 'Was wann geschieht',
      text: 'So läuft ein Zug mit allem ab, womit ihr spielt:',
      item1: 'Plättchen ziehen und legen',
      item2: 'Goldbarren auslegen',
      item3: 'Magier oder Hexe setzen, wenn das Zeichen es verlangt oder das Plättchen beide zusammenführt',
      item4: 'Räuber aufstellen: erst du, dann eine andere Person',
      item5: 'Wenn du willst, einen gefangenen Meeple freikaufen',
      item6:
        'Genau eins davon: eine Figur einsetzen, etwas tun, was eine Erweiterung stattdessen anbietet, oder nichts',
      item7: 'Die neue Fähre legen, dann andere umlegen',
      item8: 'Die Punkte für einen Abt, der zurückgenommen wurde',
      item9: 'Alles werten, was abgeschlossen ist',
      item10: 'Waren nehmen',
      item11: 'Mit den Punkten ziehen, die Person am Zug zuerst; danach bekommen die Räuber ihren Anteil',
      item12: 'Gold nehmen',
      item13: 'Eine Depesche lesen, wenn du auf einem dunklen Feld stehst',
      item14: 'Kornkreis',
      item15: 'Das zweite Plättchen des Baumeisters',
      item16: 'Der weitere Zug aus Depesche vier',
    },
    'end-order': {
      title: 'Die Schlusswertung der Reihe nach',
      item1: 'Gold, das noch auf Plättchen liegt, kommt aus dem Spiel',
      item2: 'Drei Punkte für jeden Räuber auf der Wertungstafel',
      item3: 'Offene Straßen, Städte und Klöster',
      item4: 'Wiesen',
      item5: 'Waren',
      item6: 'Gesammeltes Gold',
    },
  },
};
