// Cardcassonne.
import { board, list, steps, text, type Chapter } from './types';

export const cardcassonne: Chapter = {
  id: 'cardcassonne',
  title: { de: 'Cardcassonne', en: 'Cardcassonne' },
  sections: [
    {
      id: 'cards-aim',
      title: { de: 'Worum es geht', en: 'What it is about' },
      blocks: [
        text(
          'Zwei bis fünf Leute legen Karten in vier Reihen: Kloster, Straße, Wiese und Stadt. In jeder Runde sichert sich jeder mit einem einzigen Gefolgsmann ein Stück einer Reihe. Wer wartet, bekommt vielleicht mehr, vielleicht war aber jemand schneller.',
          'Two to five people lay cards in four rows: monastery, road, field and city. In every round each claims a stretch of one row with a single follower. Whoever waits may get more, unless somebody was faster.',
        ),
      ],
    },
    {
      id: 'cards-setup',
      title: { de: 'Der Anfang', en: 'The beginning' },
      blocks: [
        text(
          'Von 130 Karten werden zehn aufgedeckt und offen in die Reihe ihrer Farbe gelegt; wohin ein Joker kommt, entscheidet, wer gibt. Der erste Platz gibt zuerst. Die anderen 120 Karten werden über das ganze Spiel verteilt:',
          'Of 130 cards ten are turned up and laid in the row of their colour; for a joker the dealer chooses the row. The first seat deals first. The other 120 cards are dealt over the whole game:',
        ),
        list(
          ['zu zweit sechs Karten in jeder von zehn Runden', 'with two, six cards in each of ten rounds'],
          ['zu dritt fünf Karten in acht Runden', 'with three, five cards in eight rounds'],
          ['zu viert fünf Karten in sechs Runden', 'with four, five cards in six rounds'],
          ['zu fünft vier Karten in sechs Runden', 'with five, four cards in six rounds'],
        ),
        board(
          'cards-opening',
          {
            de: 'Vier Reihen, in jeder liegt links ihr Schild. Kloster: ein Huhn, ein Tierjoker, eine Person mit 1. Straße: eine Person mit 2, ein Gebäude. Wiese: leer. Stadt: fünf Karten, die zweite ist die Fee.',
            en: 'Four rows, each with its sign on the left. Monastery: a hen, an animal joker, a person of 1. Road: a person of 2, a building. Field: empty. City: five cards, the second one is the fairy.',
          },
          {
            de: 'Die ersten zehn Karten. Joker und Fee hat gelegt, wer gibt; für die Wiese war nichts dabei.',
            en: 'The first ten cards. Joker and fairy were put by whoever deals; nothing was there for the field.',
          },
        ),
        text(
          'In jeder Farbe gibt es 16 Personen (acht mit dem Wert 1, fünf mit 2, drei mit 3), fünf Gebäude und neun Tiere, dazu vier Tierjoker, vier Gebäudejoker, einen Drachen und eine Fee.',
          'Every colour has 16 persons (eight of value 1, five of 2, three of 3), five buildings and nine animals; besides there are four animal jokers, four building jokers, a dragon and a fairy.',
        ),
      ],
    },
    {
      id: 'cards-round',
      title: { de: 'Eine Runde', en: 'A round' },
      blocks: [
        text(
          'Es beginnt, wer links neben der Person sitzt, die gibt. Wer dran ist, legt eine Karte oder setzt seinen Gefolgsmann; passen gibt es nicht. Das geht reihum, bis alle Karten gespielt sind und alle Gefolgsleute stehen. Wer seinen zuletzt setzt, gibt die nächste Runde.',
          'The player left of the dealer begins. Whoever has the turn plays a card or places the follower; there is no passing. So it goes round until all cards are played and all followers stand. Whoever places the follower last deals the next round.',
        ),
      ],
    },
    {
      id: 'cards-first',
      title: { de: 'Die erste Karte', en: 'The first card' },
      blocks: [
        text(
          'Die erste Karte, die du in einer Runde legst, liegt verdeckt und darf in jede Reihe, auch in eine mit anderer Farbe. Das gilt auch, wenn du vorher schon den Gefolgsmann gesetzt hast. Nur du darfst sie noch einmal ansehen.',
          'The first card you play in a round lies face down and may go to any row, also one of another colour. This holds even if you placed the follower before. Only you may look at it again.',
        ),
      ],
    },
    {
      id: 'cards-later',
      title: { de: 'Die weiteren Karten', en: 'The further cards' },
      blocks: [
        text(
          'Alle weiteren Karten kommen offen an das Ende der Reihe ihrer Farbe. Joker, Drache und Fee dürfen in jede Reihe.',
          'All further cards go face up to the end of the row of their colour. Jokers, dragon and fairy may go to any row.',
        ),
        board(
          'cards-rows',
          {
            de: 'Die vier Reihen; an jedem Ende ist Platz für eine Karte, darin klein die Karten, die dort liegen dürfen. Unten die Hand von Rot: eine grüne Person mit 2, ein blaues Gebäude und der Drache.',
            en: 'The four rows; at each end there is room for a card, and in it, small, the cards that may go there. Below, Red’s hand: a green person of 2, a blue building and the dragon.',
          },
          {
            de: 'Rot ist dran. Die Person darf nur auf die Wiese, das Gebäude nur in die Stadt, der Drache in jede Reihe.',
            en: 'It is Red’s turn. The person may go to the field only, the building to the city only, the dragon to any row.',
          },
        ),
      ],
    },
    {
      id: 'cards-claim',
      title: { de: 'Eine Reihe sichern', en: 'Claiming a row' },
      blocks: [
        text(
          'Der Gefolgsmann steht am Ende einer Reihe und sichert alle Karten zwischen sich und dem nächsten Gefolgsmann davor oder dem Brett. In einer Reihe dürfen mehrere stehen. Auch nichts zu sichern ist erlaubt: Setzen musst du ihn. Danach spielst du deine übrigen Karten noch aus.',
          'The follower stands at the end of a row and claims all cards between itself and the next follower before it, or the board. Several may stand in a row. You may even claim nothing, but you must place your follower in every round. Afterwards you still play your remaining cards.',
        ),
        board(
          'cards-claim',
          {
            de: 'Auf der Wiese steht Blau hinter einer 1, einer 2 und einem Schaf. In der Stadt steht Rot hinter einer 3 und zwei Einsen, danach folgen eine 2, eine verdeckte Karte von Blau und Gelb, der liegt; dahinter noch eine Karte.',
            en: 'In the field Blue stands behind a 1, a 2 and a sheep. In the city Red stands behind a 3 and two of 1; then come a 2, a card face down by Blue, and Yellow, lying; beyond, one more card.',
          },
          {
            de: 'Unter jedem Gefolgsmann steht, was sein Stück jetzt wert ist. Gelb sichert nur, was nach Rot liegt, und weiß nicht, was Blau verdeckt gelegt hat. Gelb kam zuletzt und gibt die nächste Runde. Die Karte ganz außen gehört noch niemandem.',
            en: 'Below every follower stands what its stretch is worth now. Yellow claims only what lies beyond Red and does not know what Blue has laid face down. Yellow came last and deals the next round. The outermost card belongs to nobody yet.',
          },
        ),
      ],
    },
    {
      id: 'cards-clearing',
      title: { de: 'Abräumen', en: 'Clearing' },
      blocks: [
        text(
          'Am Ende der Runde wird von der untersten Reihe zur obersten abgeräumt. Jeder nimmt, was er gesichert hat; verdeckte Karten werden jetzt aufgedeckt. Was niemand gesichert hat, bleibt liegen und ist der Anfang der Reihe in der nächsten Runde.',
          'At the end of the round rows are cleared from the bottom one to the top one. Everybody takes what was claimed; cards that lie face down are turned up now. What nobody claimed stays and is the beginning of the row in the next round.',
        ),
        board(
          'cards-clearing',
          {
            de: 'Wiese: ein Schaf und der Drache, gesichert von Blau. Stadt: eine 3, zwei Einsen und eine aufgedeckte rote 3, gesichert von Rot; dahinter bleibt eine 2 liegen.',
            en: 'Field: a sheep and the dragon, claimed by Blue. City: a 3, two of 1 and a red 3 that was turned up, claimed by Red; beyond, a 2 stays.',
          },
          {
            de: 'Das Ende einer Runde: Rot bekommt {red} Punkte, für die drei blauen Personen ihre Summe mal drei und für die rote in fremder Reihe zehn. Blau bekommt {blue}, drei für das Schaf und zehn für den Drachen. Die letzte Karte der Stadt bleibt liegen.',
            en: 'The end of a round: Red gets {red} points, for the three blue persons their sum times three and for the red one in a foreign row ten. Blue gets {blue}, three for the sheep and ten for the dragon. The last card of the city stays.',
          },
        ),
      ],
    },
    {
      id: 'cards-persons',
      title: { de: 'Personen', en: 'Persons' },
      blocks: [
        text(
          'Personen in der Reihe ihrer Farbe zählen sofort: die Summe ihrer Werte mal ihre Zahl. Drei Personen mit 3, 1 und 1 bringen 5 × 3 = 15 Punkte. Dann kommen sie aus dem Spiel.',
          'Persons in the row of their colour count at once: the sum of their values times their number. Three persons of 3, 1 and 1 bring 5 × 3 = 15 points. Then they leave the game.',
        ),
      ],
    },
    {
      id: 'cards-animals',
      title: { de: 'Tiere', en: 'Animals' },
      blocks: [
        text(
          'Tiere bleiben offen vor dir liegen. Immer wenn eine Art wächst, zählt sie ganz, auch was früher schon gezählt hat: 1 Tier 3 Punkte, 2 Tiere 6, 3 Tiere 9, 4 Tiere 12, 5 Tiere 14, jedes weitere 2 mehr.',
          'Animals stay open in front of you. Whenever a kind grows, all of it counts, also what has counted before: 1 animal 3 points, 2 animals 6, 3 animals 9, 4 animals 12, 5 animals 14, each further one 2 more.',
        ),
        board(
          'cards-animals',
          {
            de: 'Rot nimmt von der Wiese zwei Schafe und einen Tierjoker. Darunter liegt seine Sammlung: vier Schafe und der Joker.',
            en: 'Red takes two sheep and an animal joker from the field. Below lies the collection: four sheep and the joker.',
          },
          {
            de: 'Zwei Schafe lagen schon da und hatten ihre Punkte gebracht. Jetzt sind es fünf: Die ganze Sammlung zählt noch einmal, und Rot hat mit den früheren {red} Punkte.',
            en: 'Two sheep were there and had brought their points. Now there are five: the whole set counts again, and with the earlier points Red has {red}.',
          },
        ),
        text(
          'Ein Tierjoker gehört zu einer Art, von der du ein Tier hast; du wählst, und dabei bleibt es. Ohne jedes Tier zählt er 3 Punkte und wartet.',
          'An animal joker belongs to a kind of which you have an animal; you choose, and that is final. Without any animal it counts 3 points and waits.',
        ),
      ],
    },
    {
      id: 'cards-buildings',
      title: { de: 'Gebäude', en: 'Buildings' },
      blocks: [
        text(
          'Gebäude und Gebäudejoker kommen verdeckt unter deine Truhe und zählen erst am Ende. Bis dahin darf niemand nachsehen, auch du nicht.',
          'Buildings and building jokers go face down under your chest and count at the end only. Until then nobody may look, not even you.',
        ),
      ],
    },
    {
      id: 'cards-special',
      title: { de: 'Drache und Fee', en: 'Dragon and fairy' },
      blocks: [
        text(
          'Je zehn Punkte, sofort; dann kommen sie aus dem Spiel.',
          'Ten points each, at once; then they leave the game.',
        ),
      ],
    },
    {
      id: 'cards-foreign',
      title: { de: 'Karten in fremder Reihe', en: 'Cards in a foreign row' },
      blocks: [
        text(
          'Eine Person, die verdeckt in eine Reihe anderer Farbe geriet, bringt zehn Punkte. Bei einem Tier oder Gebäude wählst du: zehn Punkte, dann ist die Karte weg, oder du behältst sie wie sonst auch. Joker sind nirgends fremd.',
          'A person that got face down into a row of another colour brings ten points. With an animal or a building you choose: ten points, then the card is gone, or you keep it as usual. A joker fits every row, so it is never foreign.',
        ),
      ],
    },
    {
      id: 'cards-end',
      title: { de: 'Das Ende', en: 'The end' },
      blocks: [
        text(
          'Nach der letzten Runde zählt nicht mehr, was noch in den Reihen liegt. Die Truhen gehen auf, und die Gebäude werden in Serien verschiedener Gebäude sortiert, so gut es geht; ein Gebäudejoker ersetzt jedes. Eine Serie aus zwei bringt 5 Punkte, aus drei 15, aus vier 30.',
          'After the last round whatever still lies in the rows does not count. The chests are opened, and the buildings are sorted into series of different buildings, as well as can be; a building joker replaces any. A series of two brings 5 points, of three 15, of four 30.',
        ),
        board(
          'cards-series',
          {
            de: 'Drei Serien von Rot: vier verschiedene Gebäude; ein gelbes, ein rotes und ein Joker; ein einzelnes gelbes.',
            en: 'Three series of Red: four different buildings; a yellow one, a red one and a joker; a single yellow one.',
          },
          {
            de: 'Was unter der Truhe von Rot lag, bestmöglich sortiert: zusammen {red} Punkte. Der Joker ersetzt das grüne oder das blaue Gebäude, das einzelne bringt nichts.',
            en: 'What lay under Red’s chest, sorted as well as can be: {red} points together. The joker replaces the green or the blue building, the single one brings nothing.',
          },
        ),
        steps(
          ['Wer die meisten Punkte hat, gewinnt.', 'Whoever has most points wins.'],
          [
            'Bei gleich vielen gewinnt, wer mehr Gebäudekarten hat, Joker eingeschlossen.',
            'If points are equal, whoever has more building cards wins, jokers included.',
          ],
          ['Steht es auch da gleich, teilen sie sich den Sieg.', 'If they are still tied, they share the victory.'],
        ),
      ],
    },
    {
      id: 'cards-sources',
      title: { de: 'Was belegt ist und was von uns kommt', en: 'What is documented and what is ours' },
      blocks: [
        text(
          'Die Punkte für eine, zwei und fünf Tiere stehen in der Regel; die Tabelle für die anderen Größen ist nur auf Karten gedruckt, von denen kein Text öffentlich ist. Für drei und vier lässt eine gleichmäßige Tabelle nur 9 und 12 zu, ab sechs ist sie unsere Fortsetzung.',
          'The points for one, two and five animals are in the rules; the table for the other sizes is printed only on cards of which no text is public. For three and four an even table allows only 9 and 12, from six on it is our continuation.',
        ),
      ],
    },
  ],
};
