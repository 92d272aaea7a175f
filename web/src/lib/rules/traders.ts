// Traders & Builders.
import { board, list, text, type Chapter } from './types';

export const traders: Chapter = {
  id: 'traders-chapter',
  title: { de: 'Händler & Baumeister', en: 'Traders & Builders' },
  sections: [
    {
      id: 'trader-tiles',
      title: { de: 'Neue Plättchen', en: 'New tiles' },
      needs: ['trader-tiles'],
      blocks: [
        text(
          'Vierundzwanzig Plättchen kommen dazu. Auf einem kreuzen sich zwei Straßen mit einer Brücke: Beide laufen weiter, ohne sich zu verbinden, und lassen vier Wiesen. Auf einigen liegt eine kleine Wiese zwischen Stadtteilen eingeschlossen; auch sie ist ein eigenes Gebiet. Endet eine Straße an einem Haus oder an einem Kloster, ist dort wirklich Schluss.',
          'Twenty-four tiles join the others. On one of them two roads cross by a bridge: both run on without joining, and leave four fields. On some a small field is shut in between parts of cities; it is a feature of its own. Where a road ends at a house or at a monastery, it really ends.',
        ),
      ],
    },
    {
      id: 'goods',
      title: { de: 'Waren', en: 'Goods' },
      needs: ['goods'],
      blocks: [
        text(
          'In manchen Städten ist eine Ware gezeichnet: Wein, Korn oder Tuch. Wer das Plättchen legt, das die Stadt fertig macht, bekommt für jedes Zeichen darin einen Warenstein dieser Art. Es ist gleich, wem die Stadt gehört und ob überhaupt jemand darin steht. Die Punkte für die Stadt gehen wie immer an die Mehrheit.',
          'Some cities show goods: wine, grain or cloth. Whoever lays the tile that finishes the city gets one token of that kind for every sign in it. It does not matter whose city it is, or whether anybody stands in it. The points for the city go to the majority as always.',
        ),
        board(
          'goods',
          {
            de: 'Eine geschlossene Stadt aus fünf Plättchen mit einem Fass und zwei Garben; links ein blauer Meeple.',
            en: 'A closed city of five tiles with a barrel and two sheaves; a blue meeple on the left.',
          },
          {
            de: 'Rot schließt die Stadt. Die {blue} Punkte bekommt Blau, aber Rot nimmt einmal Wein und zweimal Korn.',
            en: 'Red closes the city. Blue gets the {blue} points, but red takes one wine and two grain.',
          },
        ),
        text(
          'Am Ende bekommt, wer von einer Art die meisten hat, zehn Punkte; bei Gleichstand bekommen alle Beteiligten zehn. So können Wein, Korn und Tuch zusammen dreißig Punkte bringen. Es gibt neunmal Wein, sechsmal Korn und fünfmal Tuch.',
          'At the end, whoever has most of a kind gets ten points; if several have the same, each of them gets ten. Wine, grain and cloth can thus bring thirty points together. There are nine wine, six grain and five cloth.',
        ),
      ],
    },
    {
      id: 'builder',
      title: { de: 'Der Baumeister', en: 'The builder' },
      needs: ['builder'],
      blocks: [
        text(
          'Statt eines Meeple darfst du deinen Baumeister auf das gelegte Plättchen setzen: auf eine Straße oder in eine Stadt, in der schon ein eigener Meeple steht.',
          'Instead of a meeple you may put your builder on the tile just laid: on a road or in a city where a meeple of your own stands already.',
        ),
        text(
          'Von da an gilt: Verlängerst du mit deinem Plättchen das Gebiet deines Baumeisters, machst du deinen Zug zu Ende, samt Figur und Wertung, und darfst danach noch ein zweites Plättchen ziehen, legen und besetzen.',
          'From then on: if your tile extends your builder’s feature, you finish your turn, figure and scoring included, and may then draw, lay and occupy a second tile.',
        ),
        board(
          'builder',
          {
            de: 'Eine Straße über drei Plättchen mit einem roten Meeple und einem roten Baumeister; das rechte Plättchen wurde gerade gelegt.',
            en: 'A road over three tiles with a red meeple and a red builder; the right-hand tile was just laid.',
          },
          {
            de: 'Rot verlängert die Straße mit dem Baumeister und darf gleich noch ein Plättchen ziehen.',
            en: 'Red extends the road with the builder and may draw another tile at once.',
          },
        ),
        list(
          [
            'Ein drittes Plättchen gibt es nie, auch wenn das zweite wieder anschließt.',
            'There is never a third tile, even if the second one extends it again.',
          ],
          [
            'Plättchen der anderen lösen deinen Baumeister nicht aus.',
            'Other people’s tiles do not set your builder to work.',
          ],
          [
            'Macht das Plättchen das Gebiet fertig, geht er heim, das zweite Plättchen steht dir trotzdem zu.',
            'If the tile finishes the feature he goes home, but the second tile is still yours.',
          ],
          [
            'Für die Mehrheit zählt er nicht. Ohne eigenen Meeple neben sich geht er heim.',
            'He does not count in a majority. Without a meeple of yours beside him he goes home.',
          ],
          [
            'In einem Gebiet dürfen Baumeister mehrerer Leute stehen.',
            'Builders of several people may stand in one feature.',
          ],
        ),
      ],
    },
    {
      id: 'pig',
      title: { de: 'Das Schwein', en: 'The pig' },
      needs: ['pig', 'fields'],
      blocks: [
        text(
          'Statt eines Meeple darfst du dein Schwein auf eine Wiese des gelegten Plättchens stellen, wenn auf dieser Wiese schon eine eigene Bäuerin liegt. Es bleibt bis zum Ende.',
          'Instead of a meeple you may put your pig on a field of the tile just laid, if a farmer of your own lies on that field already. It stays until the end.',
        ),
        text(
          'Hast du am Ende auf dieser Wiese die Mehrheit, allein oder geteilt, bringt dir dort jede fertige Stadt vier Punkte statt drei. Nur dir: Wer mit dir gleichzieht und kein Schwein hat, bekommt drei. Das Schwein selbst zählt bei der Mehrheit nicht.',
          'If at the end you have the majority on that field, alone or shared, every finished city brings you four points there instead of three. Only you: whoever ties with you and has no pig gets three. The pig itself does not count in the majority.',
        ),
        board(
          'pig',
          {
            de: 'Zwei fertige Städte; auf der Wiese rundherum liegen zwei rote Bäuerinnen und eine blaue, und ein rotes Schwein steht dabei.',
            en: 'Two finished cities; on the field around them lie two red farmers and a blue one, and a red pig stands there too.',
          },
          {
            de: 'Rot hat zwei Bäuerinnen gegen eine und ein Schwein: zwei Städte zu je vier Punkten, {red} für Rot, {blue} für Blau.',
            en: 'Red has two farmers against one, and a pig: two cities at four points each, {red} for red, {blue} for blue.',
          },
        ),
      ],
    },
  ],
};
