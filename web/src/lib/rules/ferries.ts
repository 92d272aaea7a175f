// Ferries.
import { board, list, text, type Chapter } from './types';

export const ferries: Chapter = {
  id: 'ferries-chapter',
  title: { de: 'Die Fähren', en: 'Ferries' },
  sections: [
    {
      id: 'lakes',
      title: { de: 'Ein See und seine Fähre', en: 'A lake and its ferry' },
      needs: ['ferries'],
      blocks: [
        text(
          'Auf acht Plättchen liegt ein See, an dem drei oder vier Straßen enden, jede an ihrer Anlegestelle. Legst du so ein Plättchen, gilt erst einmal jede dieser Straßen für sich: Dein Meeple darf auf eine, wenn dort niemand steht, gleich was jenseits des Wassers ist.',
          'On eight tiles lies a lake where three or four roads end, each at its pier. When you lay such a tile, each of these roads stands by itself at first: your meeple may go on one if nobody stands there, whatever is beyond the water.',
        ),
        text(
          'Danach musst du eine Fähre zwischen zwei der Anlegestellen legen, auch wenn du keinen Meeple eingesetzt hast. Sie macht aus den beiden Straßen eine. An einer Anlegestelle ohne Fähre ist die Straße zu Ende, als stünde dort ein Dorf.',
          'Then you must lay a ferry between two of the piers, even if you placed no meeple. It makes one road of the two. At a pier without a ferry the road ends as if a village stood there.',
        ),
        board(
          'new-ferry',
          {
            de: 'Ein See mit drei Anlegestellen; die Fähre verbindet die linke Straße mit einem blauen Meeple und die rechte mit einem roten.',
            en: 'A lake with three piers; the ferry joins the road on the left, with a blue meeple, and the one on the right, with a red one.',
          },
          {
            de: 'Rot stellt einen Meeple auf die freie rechte Straße und legt dann die Fähre: Rot und Blau stehen nun auf derselben offenen Straße. Nach unten endet der Weg an der leeren Anlegestelle.',
            en: 'Red puts a meeple on the free road to the right and then lays the ferry: red and blue now stand on the same open road. Downwards the way ends at the empty pier.',
          },
        ),
        text(
          'Dann wird gewertet. Fertig ist eine Straße nach ihrem Stand mit der neuen Fähre; es kann also auch die Straße anderer Leute treffen. Ein See zählt für jede Straße, die ihn berührt, als ein Plättchen.',
          'Then comes the scoring. Whether a road is finished is judged with the new ferry; so it may well be other people’s road. A lake counts as one tile for every road that touches it.',
        ),
      ],
    },
    {
      id: 'turning-ferries',
      title: { de: 'Fähren umlegen', en: 'Turning ferries' },
      needs: ['ferries'],
      blocks: [
        text(
          'Verlängert dein Plättchen eine Straße, auf deren Weg eine Fähre liegt, darfst du diese Fähre umlegen: auf zwei andere Anlegestellen desselben Sees. Das kommt nach dem Einsetzen und vor dem Werten. Die Straße, die dir das Recht gab, darf dabei die Verbindung verlieren.',
          'If your tile extends a road on whose way a ferry lies, you may turn that ferry: to two other piers of the same lake. This comes after placing a figure and before the scoring. The road that gave you the right may lose its connection by it.',
        ),
        board(
          'turned-ferry',
          {
            de: 'Ein See mit drei Anlegestellen. Die Fähre führt jetzt von rechts nach unten; links steht ein blauer Meeple auf einer Straße, die am Wasser endet, rechts ein roter.',
            en: 'A lake with three piers. The ferry now leads from the right downwards; on the left a blue meeple stands on a road that ends at the water, on the right a red one.',
          },
          {
            de: 'Rot verlängert die rechte Straße und legt die Fähre um, die bisher nach links führte. Die blaue Straße endet damit am Wasser und ist fertig: {blue} Punkte für Blau. Rot hat den Weg nach unten für sich allein.',
            en: 'Red extends the road on the right and turns the ferry that used to lead to the left. Blue’s road now ends at the water and is finished: {blue} points for blue. Red has the way down alone.',
          },
        ),
        list(
          [
            'In jeder Richtung, in die dein Plättchen eine Straße verlängert, darfst du nur die erste Fähre umlegen. Führen mehrere Straßen zu Fähren, gilt das für jede davon.',
            'In every direction in which your tile extends a road you may turn only the first ferry. If several roads lead to ferries, this holds for each of them.',
          ],
          [
            'Welche Fähren das sind, steht mit dem Legen des Plättchens fest. Durch eine umgelegte Fähre kommen keine neuen dazu.',
            'Which ferries these are is settled when the tile is laid. Turning one adds no others.',
          ],
          [
            'Eine Straße, die an einer Anlegestelle ohne Fähre endet, gibt kein Recht.',
            'A road that ends at a pier without a ferry gives no right.',
          ],
          [
            'Jede Fähre wird in einem Zug höchstens einmal umgelegt, und die eben erst gelegte gar nicht.',
            'A ferry is turned once a turn at most, and the one just laid not at all.',
          ],
          [
            'Das Recht hast du auch, wenn dein Plättchen die Straße sonst fertig machen würde.',
            'You have the right even if your tile would otherwise finish the road.',
          ],
          [
            'Legst du einen See an eine Straße mit Fähre, ist die Reihenfolge: Plättchen, Meeple, neue Fähre, alte Fähren umlegen, werten.',
            'If you lay a lake at a road with a ferry, the order is: tile, meeple, new ferry, turning old ferries, scoring.',
          ],
          [
            'Wird durch eine Fähre irgendeine Straße fertig, zählt sie jetzt, gleich wem sie gehört und wo dein Plättchen liegt.',
            'If a ferry finishes any road, it counts now, no matter whose it is and where your tile lies.',
          ],
          [
            'Eine gewertete Straße, die an einer leeren Anlegestelle endete, kann später wieder Teil einer offenen Straße werden. Ihre Plättchen zählen dann noch einmal.',
            'A road that was scored because it ended at an empty pier can later become part of an open road again. Its tiles then count once more.',
          ],
        ),
      ],
    },
    {
      id: 'ferries-others',
      title: { de: 'Fähren und andere Erweiterungen', en: 'Ferries and other expansions' },
      needs: ['ferries'],
      blocks: [
        list(
          [
            'Der See mit der Fähre hat nichts mit dem See am Wirtshaus zu tun: Er verdoppelt nichts.',
            'The lake with the ferry has nothing to do with the lake at an inn: it doubles nothing.',
            'inn-tiles',
          ],
          [
            'Wird die Straße deines Baumeisters nur durch eine Fähre länger, gibt es kein zweites Plättchen. Verlängert dein Plättchen seine Straße jenseits einer Fähre, schon. In beiden Teilen eines Doppelzugs darfst du Fähren umlegen.',
            'If your builder’s road grows only by a ferry, there is no second tile. If your tile extends his road beyond a ferry, there is. You may turn ferries in both parts of a double turn.',
            'builder',
          ],
          [
            'Trennt eine Fähre den Baumeister von deinem letzten Meeple, geht er heim. Auf eine Straße, die eine Fähre dieses Zugs noch öffnen kann, darf er auch dann, wenn sie gerade fertig aussieht.',
            'If a ferry parts the builder from your last meeple, he goes home. On a road that a ferry of this turn may still open he may go even if it looks finished just now.',
            'builder',
          ],
          [
            'Bringt eine Fähre Magier und Hexe auf dieselbe Straße, versetzt, wer am Zug ist, sofort einen von beiden. Wird eine Straße geteilt, bleibt jede Figur auf ihrem Stück.',
            'If a ferry brings mage and witch onto the same road, whoever has the turn moves one of them at once. When a road is split, every figure stays on its piece.',
            'magic',
          ],
        ),
      ],
    },
  ],
};
