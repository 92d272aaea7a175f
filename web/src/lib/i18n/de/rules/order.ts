// Deutsch: die Regeln, Alles zusammen.
import type { order as reference } from '../../en/rules/order';

export const order: typeof reference = {
  title: 'Alles zusammen',
  sections: {
    'turn-order': {
      title: 'Was wann geschieht',
      text: 'So läuft ein Zug mit allem, was ihr spielt, von vorn bis hinten ab:',
      item1: 'Plättchen ziehen und legen',
      item2: 'Goldbarren auslegen',
      item3: 'Magier oder Hexe setzen, wenn das Zeichen es verlangt oder das Plättchen beide zusammenführt',
      item4: 'Räuber aufstellen: erst du, dann eine andere Person',
      item5: 'Wenn du willst, einen Gefangenen freikaufen',
      item6: 'Genau eins: eine Figur einsetzen oder tun, was eine Erweiterung stattdessen anbietet, oder nichts',
      item7: 'Die neue Fähre legen, dann andere umlegen',
      item8: 'Die Punkte für einen Abt, der zurückgenommen wurde',
      item9: 'Alles werten, was fertig ist',
      item10: 'Waren nehmen',
      item11: 'Punkte ziehen, die Person am Zug zuerst; danach bekommen die Räuber ihren Anteil',
      item12: 'Gold nehmen',
      item13: 'Eine Depesche lesen, wenn du auf einem dunklen Feld stehst',
      item14: 'Kornkreis',
      item15: 'Das zweite Plättchen des Baumeisters',
      item16: 'Der weitere Zug aus Depesche vier',
    },
    'end-order': {
      title: 'Die letzte Wertung der Reihe nach',
      item1: 'Gold, das noch auf Plättchen liegt, kommt weg',
      item2: 'Drei Punkte für jeden Räuber auf der Wertungstafel',
      item3: 'Offene Straßen, Städte und Klöster',
      item4: 'Wiesen',
      item5: 'Waren',
      item6: 'Gesammeltes Gold',
    },
  },
};
