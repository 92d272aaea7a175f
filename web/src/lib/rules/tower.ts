// The Tower.
import { board, list, text, type Chapter } from './types';

export const tower: Chapter = {
  id: 'tower-chapter',
  title: { de: 'Der Turm', en: 'The Tower' },
  sections: [
    {
      id: 'tower-tiles',
      title: { de: 'Turmbauplätze', en: 'Foundations' },
      needs: ['tower-tiles'],
      blocks: [
        text(
          'Achtzehn Plättchen kommen dazu, jedes mit einem Turmbauplatz. Ihr legt sie wie alle anderen. Enden Straßen an einem Turmbauplatz, ist dort Schluss. Auf einem Plättchen führt eine Straße auf einer Brücke über eine Stadt: Sie trennt die Wiesen, die Stadt darunter bleibt eine.',
          'Eighteen tiles join the others, each with a foundation. You lay them like all others. Where roads end at a foundation, they really end. On one tile a road leads over a city by a bridge: it parts the fields, the city below stays one.',
        ),
        text(
          'Auf den Turmbauplatz selbst kann sich niemand stellen. Ohne Turmteile ist er nur ein Bild.',
          'Nobody can stand on the foundation itself. Without tower pieces it is only a picture.',
        ),
      ],
    },
    {
      id: 'tower-pieces',
      title: { de: 'Einen Turm bauen', en: 'Building a tower' },
      needs: ['tower-pieces'],
      blocks: [
        text(
          'Jede und jeder hat Turmteile: zu zweit zehn, zu dritt neun, zu viert sieben, zu fünft sechs, zu sechst fünf. Verbaute kommen nicht zurück. Nach dem Legen tust du genau eines davon:',
          'Everybody has tower pieces: ten each for two people, nine for three, seven for four, six for five, five for six. Pieces once used do not return. After laying a tile you do exactly one of these:',
        ),
        list(
          ['eine Figur auf das gelegte Plättchen setzen, wie immer', 'place a figure on the tile just laid, as always'],
          [
            'ein Turmteil auf irgendeinen Turmbauplatz auf dem Tisch setzen',
            'put a tower piece on any foundation on the table',
          ],
          [
            'ein Turmteil auf irgendeinen offenen Turm setzen, gleich wer ihn begonnen hat',
            'put a tower piece on any open tower, no matter who began it',
          ],
          [
            'einen Meeple auf einen offenen Turm stellen und ihn damit schließen',
            'put a meeple on an open tower and thereby close it',
          ],
        ),
        text(
          'Das gelegte Plättchen muss dafür keinen Turmbauplatz haben. Ein Turm darf beliebig hoch werden.',
          'The tile just laid need not have a foundation for that. A tower may grow as high as you like.',
        ),
      ],
    },
    {
      id: 'capture',
      title: { de: 'Gefangene machen', en: 'Taking prisoners' },
      needs: ['tower-pieces'],
      blocks: [
        text(
          'Hast du ein Turmteil gesetzt, darfst du gleich einen Meeple in der Reichweite dieses Turms nehmen. Der Turm reicht auf sein eigenes Plättchen und in die vier geraden Richtungen, je Stockwerk ein Plättchen weiter. Ein Stockwerk erreicht also fünf Plättchen, zwei erreichen neun, drei dreizehn.',
          'When you have put a piece, you may at once take one meeple in reach of that tower. The tower reaches its own tile and the four straight directions, one tile further for every storey. One storey thus reaches five tiles, two reach nine, three thirteen.',
        ),
        board(
          'tower-reach',
          {
            de: 'Ein Turm mit zwei Stockwerken in der Mitte; blaue und gelbe Meeple links, rechts und schräg davon.',
            en: 'A tower of two storeys in the middle; blue and yellow meeples left, right and diagonally of it.',
          },
          {
            de: 'Rot setzt das zweite Stockwerk. Der blaue Meeple zwei Plätze weiter ist jetzt in Reichweite, der gelbe daneben auch; wer schräg zum Turm steht, ist sicher.',
            en: 'Red puts the second storey. The blue meeple two cells away is now in reach, and so is the yellow one next to the tower; whoever stands diagonally is safe.',
          },
        ),
        list(
          [
            'Lücken, Flüsse und andere Türme dazwischen halten nichts auf.',
            'Gaps, rivers and other towers in between stop nothing.',
          ],
          [
            'Du nimmst höchstens einen Meeple, gleich wo er steht und welche Aufgabe er hat, auch eine Bäuerin oder wer auf einem anderen Turm steht. Du darfst auch verzichten.',
            'You take one meeple at most, wherever it stands and whatever it does, a farmer or one on another tower too. You may also decline.',
          ],
          [
            'Ein fremder Meeple wird dein Gefangener, ein eigener kommt in deinen Vorrat.',
            'Somebody else’s meeple becomes your prisoner, one of your own goes to your supply.',
          ],
          [
            'Das geschieht vor der Wertung: Wer gefangen ist, zählt für das, was dein Plättchen fertig macht, nicht mehr mit.',
            'This happens before the scoring: a captured meeple no longer counts for what your tile finishes.',
          ],
        ),
      ],
    },
    {
      id: 'guards',
      title: { de: 'Einen Turm schließen', en: 'Closing a tower' },
      needs: ['tower-pieces'],
      blocks: [
        text(
          'Stellst du einen Meeple auf einen Turm mit mindestens einem Stockwerk, ist der Turm geschlossen: Niemand baut ihn weiter, und er nimmt niemanden mehr gefangen. So schützt du Meeple in seiner Nähe. Dein Meeple dort steht auf keinem Gebiet, bringt keine Punkte und bleibt bis zum Ende, wenn ihn nicht ein anderer Turm fängt. Dann ist sein Turm wieder offen.',
          'If you put a meeple on a tower with at least one storey, the tower is closed: nobody builds on, and it captures nobody any more. That is how you protect meeples near it. Your guard stands on no feature, brings no points and stays until the end, unless another tower captures it. Then its tower is open again.',
        ),
        board(
          'tower-guard',
          {
            de: 'Ein Turm mit zwei Stockwerken, auf dem ein roter Meeple steht; links daneben eine offene Stadt mit einem roten Ritter.',
            en: 'A tower of two storeys on which a red meeple stands; left of it an open city with a red knight.',
          },
          {
            de: 'Rot stellt einen Meeple auf den Turm. Kein weiteres Stockwerk bedroht nun den Ritter daneben.',
            en: 'Red puts a meeple on the tower. No further storey now threatens the knight next to it.',
          },
        ),
      ],
    },
    {
      id: 'prisoners',
      title: { de: 'Tauschen und freikaufen', en: 'Exchange and ransom' },
      needs: ['tower-pieces'],
      blocks: [
        text(
          'Haltet ihr zu zweit je einen Meeple voneinander gefangen, tauscht ihr sofort eins gegen eins; verweigern kann das niemand. Hätten mehrere zurückkommen können, wählt, wem sie gehören. Welche Art von Figur es ist, spielt keine Rolle.',
          'If two of you hold a meeple of each other, you exchange one for one at once; nobody can refuse. If several could come back, their owner chooses. The kind of figure does not matter.',
        ),
        text(
          'In deinem Zug darfst du außerdem einen deiner Meeple freikaufen: Du gehst auf der Wertungstafel drei Punkte zurück, und wer ihn hielt, bekommt sie. Du brauchst also mindestens drei Punkte. Der Meeple darf gleich eingesetzt werden.',
          'In your turn you may also buy one of your meeples back: you go back three points on the track, and whoever held it gets them. So you need at least three points. The meeple may be placed at once.',
        ),
        list(
          [
            'Freikaufen darfst du einmal in deinem Zug, nach dem Legen und bevor du eine Figur einsetzt.',
            'You may buy back once in your turn, after laying the tile and before placing a figure.',
          ],
          [
            'Ein Meeple, der durch Tausch zurückkommt, ist für diesen Zug zu spät: Das Turmteil war schon deine Wahl.',
            'A meeple that comes back by exchange is too late for this turn: the tower piece was your choice already.',
          ],
          ['Gefangene sind am Ende nichts wert.', 'Prisoners are worth nothing at the end.'],
        ),
      ],
    },
    {
      id: 'tower-others',
      title: { de: 'Türme und andere Erweiterungen', en: 'Towers and other expansions' },
      needs: ['tower-pieces'],
      blocks: [
        list(
          [
            'Der große Meeple kann gefangen werden und darf einen Turm schließen. Ein Lösegeld kostet auch für ihn drei Punkte.',
            'The big meeple can be captured and may close a tower. Its ransom is three points too.',
            'big-meeple',
          ],
          [
            'Der Abt kann gefangen und freigekauft werden, aber keinen Turm schließen.',
            'The abbot can be captured and bought back, but he cannot close a tower.',
            'abbot',
          ],
          [
            'Der Baumeister kann nicht gefangen werden. Nimmt ein Turm ihm den letzten Meeple, geht er heim; hat dein Plättchen sein Gebiet verlängert, bleibt dir das zweite Plättchen trotzdem. In beiden Teilen eines Doppelzugs zusammen ist nur ein Freikauf möglich.',
            'The builder cannot be captured. If a tower takes the last meeple from his side, he goes home; if your tile extended his feature, the second tile is still yours. Both parts of a double turn together allow one ransom only.',
            'builder',
          ],
          [
            'Das Schwein kann nicht gefangen werden. Verliert es die letzte Bäuerin, geht es heim.',
            'The pig cannot be captured. If it loses the last farmer, it goes home.',
            'pig',
          ],
          ['Fluggeräte landen auf keinem Turm.', 'Flying machines land on no tower.', 'machines'],
          [
            'Mit Depeschen wählst du, welche deiner Zählfiguren das Lösegeld zahlt; sie braucht selbst drei Punkte.',
            'With messages you choose which of your counters pays the ransom; it needs three points of its own.',
            'messages',
          ],
          [
            'Steht ein Räuber bei der Zählfigur, die das Lösegeld bekommt, nimmt er davon die Hälfte wie von allen Punkten.',
            'If a robber stands beside the counter that gets the ransom, he takes half of it as of any points.',
            'robbers',
          ],
          ['Kornkreise betreffen niemanden auf einem Turm.', 'Crop circles concern nobody on a tower.', 'circles'],
        ),
      ],
    },
  ],
};
