// Flying Machines.
import { board, list, text, type Chapter } from './types';

export const machines: Chapter = {
  id: 'machines-chapter',
  title: { de: 'Die Fluggeräte', en: 'Flying Machines' },
  sections: [
    {
      id: 'flying',
      title: { de: 'Losfliegen', en: 'Taking off' },
      needs: ['machines'],
      blocks: [
        text(
          'Acht Plättchen zeigen ein Fluggerät und kommen unter die anderen. Liegt so ein Plättchen, weist das Gerät in eine der acht Richtungen, gerade oder schräg. Du bestimmst sie also mit, wenn du das Plättchen drehst.',
          'Eight tiles show a flying machine and are mixed with the others. Once such a tile lies, the machine points in one of eight directions, straight or diagonal. So by turning the tile you choose the direction too.',
        ),
        text(
          'Danach setzt du entweder ganz gewöhnlich eine Figur auf das Plättchen, oder du schickst einen Meeple auf die Reise. Du sagst zuerst, wer fliegt; dann fällt der Würfel. Er zeigt Eins, Zwei oder Drei, jede Zahl auf zwei Seiten. Genau so viele Plätze weiter kommt dein Meeple herunter. Leere Plätze unterwegs stören nicht.',
          'Then you either place a figure on the tile as usual, or send a meeple on a journey. First you say who flies; then the die is thrown. It shows one, two or three, each number on two sides. Your meeple comes down exactly that many cells away. Empty cells on the way do not matter.',
        ),
        board(
          'flight',
          {
            de: 'Rechts ein Plättchen mit einem Fluggerät, das nach links zeigt; zwei Plätze weiter links eine offene Stadt, in der ein blauer und ein roter Meeple stehen.',
            en: 'On the right a tile with a flying machine that points left; two cells further left an open city with a blue and a red meeple in it.',
          },
          {
            de: 'Rot fliegt nach links, und der Würfel zeigt eine Zwei. Der rote Meeple landet in der blauen Stadt: Jetzt steht es dort eins zu eins.',
            en: 'Red flies to the left, and the die shows a two. The red meeple lands in blue’s city: now it is one against one there.',
          },
        ),
      ],
    },
    {
      id: 'landing',
      title: { de: 'Landen', en: 'Landing' },
      needs: ['machines'],
      blocks: [
        text(
          'Auf dem Plättchen, das die Flugweite trifft, suchst du dir eine Straße, eine Stadt oder ein Kloster aus. Nur eins ist wichtig: Das Gebiet darf noch nicht fertig sein. Ob dort schon jemand steht, ist gleich; gerade das macht Fluggeräte so reizvoll. Auch auf einem Kloster können dann mehrere stehen, und die Mehrheit entscheidet.',
          'On the tile that the flight hits you choose a road, a city or a monastery. Only one thing matters: the feature may not be finished yet. Whether somebody stands there already makes no difference; that is the charm of flying machines. Several may then stand on one monastery too, and the majority decides.',
        ),
        list(
          [
            'Gibt es dort einen möglichen Platz, musst du landen, auch wenn er dir nicht gefällt.',
            'If there is a possible place, you must land, even if you do not like it.',
          ],
          ['Auf Wiesen landet niemand, auch nicht auf freien.', 'Nobody lands on a field, not even on a free one.'],
          [
            'Was das eben gelegte Plättchen fertig gemacht hat, gilt schon als fertig.',
            'What the tile just laid has finished already counts as finished.',
          ],
          [
            'Liegt dort kein Plättchen oder gibt es keinen möglichen Platz, kehrt der Meeple in deinen Vorrat zurück. In diesem Zug kommt dann keine Figur mehr zum Einsatz.',
            'If no tile lies there or no place is possible, the meeple returns to your supply. No other figure can be placed in this turn then.',
          ],
        ),
      ],
    },
    {
      id: 'machines-others',
      title: { de: 'Fluggeräte und andere Erweiterungen', en: 'Flying machines and other expansions' },
      needs: ['machines'],
      blocks: [
        list(
          [
            'Der große Meeple darf fliegen wie ein gewöhnlicher.',
            'The big meeple may fly like an ordinary one.',
            'big-meeple',
          ],
          [
            'Auch der Abt darf fliegen. Er landet aber nur auf einem Kloster oder in einem Garten, die noch nicht fertig sind. Nach einem misslungenen Flug kannst du ihn in diesem Zug auch nicht zurücknehmen.',
            'The abbot may fly too. But he lands only on a monastery or in a garden that is not finished yet. After a flight that failed you cannot take him back in this turn either.',
            'abbot',
          ],
          [
            'Der Baumeister fliegt nicht. In einem Doppelzug gilt ein misslungener Flug nur für seinen Teil.',
            'The builder does not fly. In a double turn a flight that failed matters only for its own part.',
            'builder',
          ],
          ['Das Schwein fliegt nicht.', 'The pig does not fly.', 'pig'],
          [
            'Trifft der Flug einen See, wählst du eine der Straßen an den Anlegestellen. Ob sie offen ist, sagt die Fähre, wie sie gerade liegt.',
            'If the flight hits a lake, you choose one of the roads at the piers. Whether it is open depends on how the ferry lies right now.',
            'ferries',
          ],
          ['Auf einem Turm landet niemand.', 'Nobody lands on a tower.', 'tower-pieces'],
        ),
      ],
    },
  ],
};
