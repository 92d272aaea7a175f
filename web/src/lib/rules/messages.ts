// Messages.
import { board, list, text, type Chapter } from './types';

export const messages: Chapter = {
  id: 'messages-chapter',
  title: { de: 'Die Depeschen', en: 'Messages' },
  sections: [
    {
      id: 'counters',
      title: { de: 'Zwei Zählfiguren', en: 'Two counters' },
      needs: ['messages'],
      blocks: [
        text(
          'Neben deinem Zählmeeple steht nun auch eine Meeplefrau auf der Wertungstafel. Bekommst du Punkte, suchst du dir aus, wer von beiden zieht. Eine Punktzahl wird nie geteilt: Eine der beiden zieht sie ganz. Dein Stand ist, was beide zusammen haben. Du wählst auch dann, wenn jemand anderes am Zug ist. Nur wenn beide gleich weit sind, fragt dich niemand.',
          'Beside your counting meeple a meeple woman now stands on the track too. When you get points you choose which of the two moves. An amount is never split: one of them moves all of it. Your score is what both have together. You choose even when it is somebody else’s turn. Only if both are equally far nobody asks you.',
        ),
      ],
    },
    {
      id: 'message',
      title: { de: 'Eine Depesche bekommen', en: 'Earning a message' },
      needs: ['messages'],
      blocks: [
        text(
          'Jedes fünfte Feld der Wertungstafel ist dunkel: 0, 5, 10, 15 und so fort. Bleibt in deinem eigenen Zug eine deiner Zählfiguren, die gerade gezogen ist, auf einem dunklen Feld stehen, bekommst du eine Depesche.',
          'Every fifth space of the track is dark: 0, 5, 10, 15 and so on. If in your own turn one of your counters that has just moved comes to rest on a dark space, you get a message.',
        ),
        board(
          'dark-space',
          {
            de: 'Eine Straße über drei Plättchen von einem Dorf zum andern, links ein roter Meeple. Auf der Wertungstafel zieht die rote Meeplefrau auf ein dunkles Feld.',
            en: 'A road over three tiles from one village to another, a red meeple on the left. On the track red’s woman moves onto a dark space.',
          },
          {
            de: 'Rot schließt die Straße. Die Meeplefrau steht zwei Felder hinter dem Zählmeeple; mit den drei Punkten kommt sie genau auf ein dunkles Feld und bringt eine Depesche. Zusammen haben beide jetzt {red} Punkte.',
            en: 'Red closes the road. The woman stands two spaces behind the counting meeple; the three points bring her right onto a dark space and earn a message. Together both now have {red} points.',
          },
        ),
        text(
          'Von acht Depeschen liegt ein verdeckter Stapel bereit. Du drehst die oberste um und entscheidest: Entweder geschieht, was darauf steht, oder du nimmst einfach zwei Punkte. Danach kommt sie verdeckt unter den Stapel. Sind alle einmal gelesen, kehren sie in derselben Reihenfolge wieder.',
          'Eight messages lie ready in a face-down stack. You turn up the top one and decide: either what it says happens, or you simply take two points. Then it goes face down under the stack. Once all were read they come up again in the same order.',
        ),
        list(
          [
            'Eine Wertungsrunde bringt höchstens eine Depesche, auch wenn beide Zählfiguren auf dunklen Feldern ankommen. Wer in derselben Runde ein dunkles Feld nur betritt und weiterzieht, bekommt keine: Es zählt, wo ihr am Ende der Runde steht.',
            'A round of scoring brings one message at most, even if both counters arrive on dark spaces. A counter that only touches a dark space and moves on in the same round earns none: what counts is where you stand at the end of the round.',
          ],
          [
            'Punkte aus einer Depesche sind eine neue Runde. Kommst du damit wieder auf ein dunkles Feld, gibt es gleich die nächste.',
            'Points from a message are a new round. If they bring you to a dark space again, the next message follows at once.',
          ],
          [
            'In den Zügen der anderen bekommst du nie eine Depesche.',
            'In other people’s turns you never get a message.',
          ],
          [
            'Null Punkte sind kein Zug. Wer ohnehin schon auf einem dunklen Feld steht, bekommt dafür nichts.',
            'Zero points are no move. A counter that stands on a dark space anyway earns nothing for it.',
          ],
          [
            'Ob auf dem dunklen Feld noch jemand steht, ist gleich.',
            'It makes no difference whether anybody else stands on the dark space.',
          ],
          ['In der letzten Wertung gibt es keine Depeschen mehr.', 'There are no messages in the final count.'],
        ),
      ],
    },
    {
      id: 'eight-messages',
      title: { de: 'Die acht Depeschen', en: 'The eight messages' },
      needs: ['messages'],
      blocks: [
        list(
          [
            'Eins, kleinste Stadt: Von deinen Städten zählt die, die am Ende des Spiels am wenigsten wert wäre. Du bekommst diesen Wert, auch ohne Mehrheit; niemand sonst bekommt etwas, und dein Ritter bleibt.',
            'One, smallest city: of your cities the one counts that would be worth least at the end of the game. You get that value even without a majority; nobody else gets anything, and your knight stays.',
          ],
          ['Zwei, kleinste Straße: dasselbe für deine Straßen.', 'Two, smallest road: the same for your roads.'],
          [
            'Drei, kleinstes Kloster: dasselbe für deine Klöster.',
            'Three, smallest monastery: the same for your monasteries.',
          ],
          [
            'Vier, noch ein Zug: Ist dieser Teil zu Ende, ziehst, legst und besetzt du noch ein Plättchen, mit allem, was dazugehört. Ist keines mehr da, bleiben die zwei Punkte.',
            'Four, another turn: when this part is over you draw, lay and occupy another tile, with all that belongs to it. If none is left, the two points remain.',
          ],
          [
            'Fünf, Wappen: je zwei Punkte für alle Wappen in Städten, in denen du einen Ritter hast. Jedes Wappen zählt einmal, und eine Mehrheit brauchst du nicht.',
            'Five, pennants: two points for every pennant in cities where you have a knight. Every pennant counts once, and you need no majority.',
          ],
          ['Sechs, Ritter: zwei Punkte für jeden deiner Ritter.', 'Six, knights: two points for each of your knights.'],
          [
            'Sieben, Bäuerinnen: zwei Punkte für jede deiner Bäuerinnen.',
            'Seven, farmers: two points for each of your farmers.',
          ],
          [
            'Acht, einen Meeple werten: Du wählst ein Gebiet, auf dem einer deiner Meeple steht, gern auch eine Wiese. Hast du dort die Mehrheit, allein oder geteilt, bekommst du, was es am Ende wert wäre. In jedem Fall kommt ein Meeple von dort zu dir zurück. Die anderen bleiben stehen und bekommen nichts.',
            'Eight, score a meeple: you choose a feature with a meeple of yours, a field too if you like. If you have the majority there, alone or shared, you get what it would be worth at the end. In any case one meeple returns to you from there. The others stay and get nothing.',
          ],
        ),
        text(
          'Kann eine Depesche gar nichts bewirken oder nur genau zwei Punkte bringen, bekommst du die zwei Punkte ohne Frage. Nur wenn sie gar nichts bewirkt und neben jeder deiner Zählfiguren ein fremder Räuber steht, darfst du auf die zwei Punkte verzichten.',
          'If a message could do nothing at all or bring just two points, you get the two points without being asked. Only if it could do nothing at all and somebody else’s robber stands beside each of your counters may you go without the two points.',
        ),
      ],
    },
    {
      id: 'messages-others',
      title: { de: 'Depeschen und andere Erweiterungen', en: 'Messages and other expansions' },
      needs: ['messages'],
      blocks: [
        list(
          [
            'Eine offene Stadt mit Kathedrale wäre am Ende nichts wert und ist deshalb immer die kleinste. Ebenso die offene Straße mit Wirtshaus.',
            'An open city with a cathedral would be worth nothing at the end and is therefore always the smallest. So is an open road with an inn.',
            'inn-tiles',
          ],
          [
            'Der große Meeple ist für Depeschen nur ein Ritter oder eine Bäuerin.',
            'For messages the big meeple is only one knight or one farmer.',
            'big-meeple',
          ],
          [
            'Ein Abt auf einem Kloster zählt für Depesche drei mit, einer im Garten nicht. Mit Depesche acht kannst du ihn von beiden heimholen. Wird er zurückgenommen, gehören diese Punkte zur selben Runde wie das, was dein Plättchen fertig macht.',
            'An abbot on a monastery counts for message three, one in a garden does not. With message eight you can bring him home from either. When he is taken back, those points belong to the same round as what your tile finishes.',
            'abbot',
          ],
          [
            'In jedem Teil eines Doppelzugs kannst du Depeschen bekommen. Der Zug aus Depesche vier darf auch selbst ein Doppelzug werden. Schulden dir Baumeister und Depesche ein Plättchen, kommt das des Baumeisters zuerst.',
            'You can earn messages in each part of a double turn. The turn from message four may itself become a double turn. If builder and message both owe you a tile, the builder’s comes first.',
            'builder',
          ],
          [
            'Steht der Baumeister nach Depesche acht allein, geht er mit heim.',
            'If the builder is left alone after message eight, he goes home too.',
            'builder',
          ],
          [
            'Depesche acht auf einer Wiese zählt mit deinem Schwein vier Punkte je fertige Stadt. Bleibt keine Bäuerin bei ihm, geht es heim.',
            'Message eight on a field counts four points a finished city with your pig. If no farmer of yours stays with it, it goes home.',
            'pig',
          ],
          [
            'Magier und Hexe verändern auch den Wert, den Depesche eins, zwei und acht auszahlen. Sie bleiben dabei stehen.',
            'Mage and witch also change the value that messages one, two and eight pay. They stay where they are.',
            'magic',
          ],
          [
            'Depeschen machen nichts fertig, also gibt es dafür kein Gold.',
            'Messages finish nothing, so they bring no gold.',
            'gold',
          ],
          [
            'Von Punkten aus einer Depesche nimmt ein Räuber seine Hälfte wie von allen anderen. Was dein eigener Räuber in deinem Zug erbeutet, kann dir eine Depesche bringen.',
            'A robber takes his half of points from a message as of any others. What your own robber takes in your turn can earn you a message.',
            'robbers',
          ],
          [
            'Für ein Lösegeld wählst du, welche Zählfigur zurückgeht; sie braucht selbst drei Punkte. Zurückgehen bringt nie eine Depesche. Ein Meeple auf einem Turm steht auf keinem Gebiet und kommt für Depesche acht nicht in Frage.',
            'For a ransom you choose which counter goes back; it needs three points of its own. Going back never earns a message. A meeple on a tower stands on no feature and is out of the question for message eight.',
            'tower-pieces',
          ],
        ),
      ],
    },
  ],
};
