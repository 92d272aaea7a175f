// Robbers.
import { board, list, text, type Chapter } from './types';

export const robbers: Chapter = {
  id: 'robbers-chapter',
  title: { de: 'Die Räuber', en: 'Robbers' },
  sections: [
    {
      id: 'placing-robbers',
      title: { de: 'Einen Räuber aufstellen', en: 'Placing a robber' },
      needs: ['robbers'],
      blocks: [
        text(
          'Alle haben einen Räuber in ihrer Farbe. Er kommt nie auf die Landschaft, sondern auf die Wertungstafel. Acht Plättchen tragen sein Zeichen: Hast du so eines gelegt, darfst du deinen Räuber auf ein Feld stellen, auf dem mindestens eine Zählfigur von jemand anderem steht, oder ihn, wenn er schon auf der Tafel ist, auf so ein Feld versetzen.',
          'Everybody has a robber in their colour. It never goes on the landscape but on the track. Eight tiles bear its sign: when you have laid one, you may put your robber on a space where at least one counter of somebody else stands, or move it to such a space if it is on the track already.',
        ),
        text(
          'Danach darf noch eine zweite Person: die nächste in der Reihenfolge, deren Räuber zu Hause ist. Nur sie; verzichtet sie, geht das Recht nicht weiter. Verzichtest du selbst, darf sie trotzdem. Dann setzt du wie immer eine Figur ein.',
          'After that one more person may: the next in order whose robber is at home. Only that one; if they decline, the right does not pass on. If you decline yourself, they still may. Then you place a figure as always.',
        ),
        board(
          'robbers-tile',
          {
            de: 'Zwei Plättchen; das eben gelegte trägt das Zeichen der Räuber. Darunter ein Stück der Wertungstafel: Der rote Räuber steht auf dem Feld des blauen Zählmeeple.',
            en: 'Two tiles; the one just laid bears the sign of the robbers. Below it a stretch of the track: red’s robber stands on the space of blue’s counter.',
          },
          {
            de: 'Rot legt das Zeichen und stellt den Räuber auf Feld {blue} neben den blauen Zählmeeple. Danach darf Blau den eigenen aufstellen.',
            en: 'Red lays the sign and puts the robber on space {blue} beside blue’s counter. Then blue may place their own.',
          },
        ),
      ],
    },
    {
      id: 'robbing',
      title: { de: 'Rauben', en: 'Robbing' },
      needs: ['robbers'],
      blocks: [
        text(
          'Zieht eine fremde Zählfigur von dem Feld, auf dem dein Räuber steht, nach vorn, bekommst du die Hälfte dieser Punkte, aufgerundet. Der anderen Person fehlt nichts, sie behält alles. Dein Räuber geht danach heim.',
          'When somebody else’s counter moves forwards from the space where your robber stands, you get half of those points, rounded up. The other person loses nothing and keeps them all. Your robber then goes home.',
        ),
        board(
          'robbed',
          {
            de: 'Eine fertige Straße über drei Plättchen mit einem blauen Meeple. Auf der Wertungstafel ziehen Blau und Rot von dem Feld los, auf dem der rote Räuber stand.',
            en: 'A finished road over three tiles with a blue meeple. On the track blue and red move from the space where red’s robber stood.',
          },
          {
            de: 'Blaus Straße ist fertig, und Rots Räuber stand neben Blaus Zählmeeple: {blue} Punkte für Blau und die größere Hälfte, {red}, für Rot.',
            en: 'Blue’s road is finished, and red’s robber stood beside blue’s counter: {blue} points for blue and the bigger half, {red}, for red.',
          },
        ),
        list(
          [
            'Gemeint ist das Feld, wie es auf der Tafel zu sehen ist: Wer schon eine Runde weiter ist, steht auf demselben.',
            'What counts is the space as it is seen on the track: whoever is a round ahead stands on the same one.',
          ],
          [
            'Warten geht nicht: Der Räuber nimmt die ersten Punkte, die kommen. Jedes Gebiet ist ein eigener Betrag; er bekommt nur von dem ersten etwas, mit dem die Figur von seinem Feld aus zieht. Das gilt auch für eine Figur, die erst in dieser Wertung zu ihm kommt und dann weiterzieht.',
            'Waiting is not possible: the robber takes the first points that come. Every feature is an amount of its own; he gets a share only of the first one that moves the counter on from his space. That includes a counter that only arrives there in this scoring and then moves on.',
          ],
          [
            'Bekommt jemand in einem Zug mehrere Beträge, bestimmt diese Person die Reihenfolge, also auch, von welchem geraubt wird.',
            'If somebody gets several amounts in a turn, that person decides their order, and so which one is robbed.',
          ],
          [
            'Stehen mehrere fremde Zählfiguren bei deinem Räuber und ziehen im selben Zug, wählst du, wessen Betrag du nimmst.',
            'If several counters of others stand with your robber and move in the same turn, you choose whose amount you take.',
          ],
          [
            'Stehen mehrere Räuber auf dem Feld, bekommt jeder die Hälfte.',
            'If several robbers stand on the space, each gets half.',
          ],
          ['Deine eigenen Zählfiguren beraubst du nie.', 'You never rob your own counters.'],
          [
            'Ein Räuber, den ein Plättchen eben erst auf die Tafel gebracht hat, raubt schon bei der Wertung dieses Plättchens.',
            'A robber that a tile has just brought to the track robs already in the scoring of that tile.',
          ],
        ),
      ],
    },
    {
      id: 'robbed-points',
      title: { de: 'Räuber unter sich', en: 'Robbers among themselves' },
      needs: ['robbers'],
      blocks: [
        text(
          'Geraubte Punkte kann niemand rauben. Zieht eine Zählfigur durch Raub nach vorn, läuft ein Räuber, der bei ihr steht, einfach mit und wartet dort auf echte Punkte. Hat von seinem Feld im selben Zug jemand mit echten Punkten gezogen, nimmt er aber die.',
          'Nobody can rob robbed points. If a counter moves by robbing, a robber that stands with it simply runs along and waits there for real points. But if somebody else moved from his space with real points in the same turn, he takes those.',
        ),
        list(
          [
            'Erst ziehen alle mit ihren echten Punkten, dann bekommen die Räuber ihren Anteil, reihum ab der Person am Zug.',
            'First everybody moves with their real points, then the robbers get their share, in order from whoever has the turn.',
          ],
          [
            'Steht dein Räuber am Ende des Spiels noch auf der Tafel, bringt er drei Punkte. Bei der letzten Wertung wird nicht mehr geraubt.',
            'If your robber is still on the track at the end of the game, it brings three points. Nobody robs in the final count.',
          ],
        ),
      ],
    },
    {
      id: 'robbers-others',
      title: { de: 'Räuber und andere Erweiterungen', en: 'Robbers and other expansions' },
      needs: ['robbers'],
      blocks: [
        list(
          [
            'Mit Depeschen raubt dein Räuber nur bei der Zählfigur, neben der er steht, Zählmeeple oder Meeplefrau. Wer beraubt werden könnte, darf also mit der anderen ausweichen. Was du raubst, ziehst du mit einer Zählfigur deiner Wahl; in deinem eigenen Zug kann das eine Depesche bringen.',
            'With messages your robber robs only the counter it stands beside, meeple or woman. So whoever might be robbed may dodge with the other one. What you rob moves a counter of your choice; in your own turn that can earn a message.',
            'messages',
          ],
          [
            'Auch Lösegeld sind echte Punkte für den, der es bekommt, und können beraubt werden. Geht eine Zählfigur zurück, weil sie Lösegeld zahlt, bleibt der Räuber stehen.',
            'Ransom too is real points for whoever gets it, and can be robbed. If a counter goes back because it pays a ransom, the robber stays where it is.',
            'tower-pieces',
          ],
        ),
      ],
    },
  ],
};
