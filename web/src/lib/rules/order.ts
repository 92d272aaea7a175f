// What happens when, if several expansions are in play.
import { steps, text, type Chapter } from './types';

const ANY = [
  'abbot',
  'goods',
  'builder',
  'machines',
  'messages',
  'ferries',
  'gold',
  'magic',
  'robbers',
  'circles',
  'tower-pieces',
];

export const order: Chapter = {
  id: 'order-chapter',
  title: { de: 'Alles zusammen', en: 'All together' },
  sections: [
    {
      id: 'turn-order',
      title: { de: 'Was wann geschieht', en: 'What happens when' },
      any: ANY,
      blocks: [
        text(
          'So läuft ein Zug mit allem, was ihr spielt, von vorn bis hinten ab:',
          'This is a turn with all you play with, from beginning to end:',
        ),
        steps(
          ['Plättchen ziehen und legen', 'Draw and lay a tile'],
          ['Goldbarren auslegen', 'Lay out gold bars', 'gold'],
          [
            'Magier oder Hexe setzen, wenn das Zeichen es verlangt oder das Plättchen beide zusammenführt',
            'Move mage or witch, if the sign demands it or the tile brings both together',
            'magic',
          ],
          [
            'Räuber aufstellen: erst du, dann eine andere Person',
            'Place robbers: first you, then one other person',
            'robbers',
          ],
          ['Wenn du willst, einen Gefangenen freikaufen', 'Buy back a prisoner if you like', 'tower-pieces'],
          [
            'Genau eins: eine Figur einsetzen oder tun, was eine Erweiterung stattdessen anbietet, oder nichts',
            'Exactly one thing: place a figure, or do what an expansion offers instead, or nothing',
          ],
          ['Die neue Fähre legen, dann andere umlegen', 'Lay the new ferry, then turn others', 'ferries'],
          ['Die Punkte für einen Abt, der zurückgenommen wurde', 'The points for an abbot who was taken back', 'abbot'],
          ['Alles werten, was fertig ist', 'Score all that is finished'],
          ['Waren nehmen', 'Take goods', 'goods'],
          [
            'Punkte ziehen, die Person am Zug zuerst; danach bekommen die Räuber ihren Anteil',
            'Move the points, whoever has the turn first; then the robbers get their share',
            'robbers',
          ],
          ['Gold nehmen', 'Take gold', 'gold'],
          [
            'Eine Depesche lesen, wenn du auf einem dunklen Feld stehst',
            'Read a message if you stand on a dark space',
            'messages',
          ],
          ['Kornkreis', 'Crop circle', 'circles'],
          ['Das zweite Plättchen des Baumeisters', 'The builder’s second tile', 'builder'],
          ['Der weitere Zug aus Depesche vier', 'The further turn from message four', 'messages'],
        ),
      ],
    },
    {
      id: 'end-order',
      title: { de: 'Die letzte Wertung der Reihe nach', en: 'The final count in order' },
      any: ['goods', 'gold', 'robbers'],
      blocks: [
        steps(
          ['Gold, das noch auf Plättchen liegt, kommt weg', 'Gold that still lies on tiles is put away', 'gold'],
          [
            'Drei Punkte für jeden Räuber auf der Wertungstafel',
            'Three points for every robber on the track',
            'robbers',
          ],
          ['Offene Straßen, Städte und Klöster', 'Open roads, cities and monasteries'],
          ['Wiesen', 'Fields', 'fields'],
          ['Waren', 'Goods', 'goods'],
          ['Gesammeltes Gold', 'Gold that was taken', 'gold'],
        ),
      ],
    },
  ],
};
