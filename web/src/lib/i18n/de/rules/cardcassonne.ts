// Deutsch: die Regeln, Cardcassonne.
import type { cardcassonne as reference } from '../../en/rules/cardcassonne';

export const cardcassonne: typeof reference = {
  title: 'Cardcassonne',
  sections: {
    'cards-aim': {
      title: 'Worum es geht',
      text: 'Zu zweit bis zu fünft legt ihr Karten in vier Reihen: Kloster, Straße, Wiese und Stadt. In jeder Runde sichern sich alle mit einem einzigen Gefolgsmann einen Abschnitt einer Reihe. Wer wartet, bekommt vielleicht mehr, vielleicht ist aber jemand schneller.',
    },
    'cards-setup': {
      title: 'Der Anfang',
      text1:
        'Von 130 Karten werden zehn aufgedeckt und offen in die Reihe ihrer Farbe gelegt; wohin ein Joker kommt, entscheidet der Kartengeber. Das ist zuerst der erste Platz, wenn ihr nichts anderes wählt. Die anderen 120 Karten werden über das ganze Spiel verteilt:',
      item1: 'zu zweit sechs Karten in jeder von zehn Runden',
      item2: 'zu dritt fünf Karten in acht Runden',
      item3: 'zu viert fünf Karten in sechs Runden',
      item4: 'zu fünft vier Karten in sechs Runden',
      'cards-opening': {
        alt: 'Vier Reihen, in jeder liegt links ihr Schild. Kloster: ein Huhn, ein Tierjoker, eine Person mit 1. Straße: eine Person mit 2, ein Gebäude. Wiese: leer. Stadt: fünf Karten, die zweite ist die Fee.',
        caption: 'Die ersten zehn Karten. Joker und Fee hat der Kartengeber gelegt; für die Wiese war nichts dabei.',
      },
      text2:
        'In jeder Farbe gibt es 16 Personen (acht mit dem Wert 1, fünf mit 2, drei mit 3), fünf Gebäude und neun Tiere, dazu vier Tierjoker, vier Gebäudejoker, einen Drachen und eine Fee.',
    },
    'cards-pieces': {
      title: 'Reihen, Figuren und Karten',
      piece1: 'Die Klosterreihe, gelb',
      piece2: 'Die Straßenreihe, rot',
      piece3: 'Die Wiesenreihe, grün',
      piece4: 'Die Stadtreihe, blau',
      piece5: 'Der Gefolgsmann, einer je Person',
      piece6: 'Die Truhe, eine je Person',
      piece7: 'Eine Person mit dem Wert 3',
      piece8: 'Ein Tier: Huhn, Esel, Schaf oder Pferd',
      piece9: 'Ein Gebäude',
      piece10: 'Ein Tierjoker',
      piece11: 'Ein Gebäudejoker',
      piece12: 'Der Drache',
      piece13: 'Die Fee',
      piece14: 'Eine verdeckte Karte',
    },
    'cards-round': {
      title: 'Eine Runde',
      text: 'Es beginnt, wer links vom Kartengeber sitzt. Wer dran ist, legt eine Karte an oder setzt den Gefolgsmann; passen darf niemand. Das geht reihum, bis alle Karten gelegt sind und alle Gefolgsleute stehen. Wer den Gefolgsmann zuletzt setzt, gibt in der nächsten Runde die Karten.',
    },
    'cards-first': {
      title: 'Die erste Karte',
      text: 'Die erste Karte, die du in einer Runde legst, liegt verdeckt und darf in jede Reihe, auch in eine mit anderer Farbe. Das gilt auch, wenn du vorher schon den Gefolgsmann gesetzt hast. Nur du darfst sie noch einmal ansehen.',
    },
    'cards-later': {
      title: 'Die weiteren Karten',
      text: 'Alle weiteren Karten kommen offen an das Ende der Reihe ihrer Farbe. Joker, Drache und Fee dürfen in jede Reihe.',
      'cards-rows': {
        alt: 'Die vier Reihen; an jedem Ende ist Platz für eine Karte, darin klein die Karten, die dort liegen dürfen. Unten die Hand von Rot: eine grüne Person mit 2, ein blaues Gebäude und der Drache.',
        caption:
          'Rot ist dran. Die Person darf nur auf die Wiese, das Gebäude nur in die Stadt, der Drache in jede Reihe.',
      },
    },
    'cards-claim': {
      title: 'Eine Reihe sichern',
      text: 'Der Gefolgsmann steht am Ende einer Reihe und sichert alle Karten zwischen sich und dem nächsten Gefolgsmann davor oder dem Brett. In einer Reihe dürfen mehrere stehen. Du darfst auch nichts sichern, aber setzen musst du ihn in jeder Runde. Danach legst du deine übrigen Karten noch an.',
      'cards-claim': {
        alt: 'Auf der Wiese steht Blau hinter einer 1, einer 2 und einem Schaf. In der Stadt steht Rot hinter einer 3 und zwei Einsen, danach folgen eine 2, eine verdeckte Karte von Blau und der liegende Gefolgsmann von Gelb; dahinter noch eine Karte.',
        caption:
          'Unter jedem Gefolgsmann steht, was sein Abschnitt jetzt wert ist. Gelb sichert nur, was nach Rot liegt, und weiß nicht, was Blau verdeckt gelegt hat. Gelb hat zuletzt gesetzt und gibt in der nächsten Runde die Karten. Die Karte ganz außen gehört noch niemandem.',
      },
    },
    'cards-example': {
      title: 'Eine Runde zu zweit',
      item1: 'Rot gibt die Karten. Blau beginnt und legt die erste Karte verdeckt auf die Wiese.',
      item2: 'Auch Rot legt die erste Karte verdeckt, in die Stadt.',
      item3: 'Blau legt eine Person mit dem Wert 3 offen in die Stadt, die Reihe ihrer Farbe.',
      item4:
        'Rot setzt jetzt den Gefolgsmann in die Stadt. Er sichert alles bis dorthin: die verdeckte Karte und die Person von Blau.',
      item5:
        'Beide legen ihre übrigen Karten. Was Blau noch in die Stadt legt, liegt hinter dem Gefolgsmann und gehört Rot nicht.',
      item6: 'Blau wartet und setzt zuletzt, auf die Wiese: Blau gibt in der nächsten Runde die Karten.',
      item7:
        'Alle Karten sind gelegt, es wird abgeräumt. Rot deckt die verdeckte Karte auf und wertet; die Karten hinter dem Gefolgsmann bleiben liegen und sind in der nächsten Runde der Anfang der Stadt.',
    },
    'cards-clearing': {
      title: 'Abräumen',
      text: 'Am Ende der Runde wird von der untersten Reihe zur obersten abgeräumt. Alle nehmen, was sie gesichert haben; verdeckte Karten werden jetzt aufgedeckt. Was niemand gesichert hat, bleibt liegen und ist der Anfang der Reihe in der nächsten Runde.',
      'cards-clearing': {
        alt: 'Wiese: ein Schaf und der Drache, gesichert von Blau. Stadt: eine 3, zwei Einsen und eine aufgedeckte rote 3, gesichert von Rot; dahinter bleibt eine 2 liegen.',
        caption:
          'Rundenende: Rot bekommt {red} Punkte, für die drei blauen Personen ihre Summe mal drei und für die falsch gelegte rote zehn. Blau bekommt {blue}, drei für das Schaf und zehn für den Drachen. Die letzte Karte der Stadt bleibt liegen.',
      },
    },
    'cards-persons': {
      title: 'Personen',
      text: 'Personen in der Reihe ihrer Farbe zählen sofort: die Summe ihrer Werte mal ihre Zahl. Drei Personen mit 3, 1 und 1 bringen 5 × 3 = 15 Punkte. Dann kommen sie aus dem Spiel.',
    },
    'cards-animals': {
      title: 'Tiere',
      text1:
        'Tiere bleiben offen vor dir liegen. Kommt zu einer Art etwas dazu, zählt die ganze Art, auch was früher schon gezählt hat.',
      count: 'Tiere einer Art',
      points: 'Punkte',
      text3: 'Jedes weitere Tier der Art bringt 2 Punkte mehr.',
      'cards-animals': {
        alt: 'Rot nimmt von der Wiese zwei Schafe und einen Tierjoker. Darunter liegt die Sammlung von Rot: vier Schafe und der Joker.',
        caption:
          'Zwei Schafe lagen schon da und hatten ihre Punkte gebracht. Jetzt sind es fünf: Die ganze Sammlung zählt noch einmal, und Rot hat mit den früheren {red} Punkte.',
      },
      text2:
        'Ein Tierjoker gehört zu einer Art, von der du ein Tier hast; du wählst, und dabei bleibt es. Hast du noch kein Tier, bringt er 3 Punkte und bleibt vorerst ohne Zuordnung. Sobald du Tiere bekommst, musst du ihn einer Art zuordnen.',
    },
    'cards-buildings': {
      title: 'Gebäude',
      text: 'Gebäude und Gebäudejoker kommen verdeckt unter deine Truhe und zählen erst am Ende. Bis dahin darf niemand nachsehen, auch du nicht.',
    },
    'cards-special': {
      title: 'Drache und Fee',
      text: 'Je zehn Punkte, sofort; dann kommen sie aus dem Spiel.',
    },
    'cards-foreign': {
      title: 'Falsch gelegte Karten',
      text: 'Eine Person, die verdeckt in eine Reihe anderer Farbe gelegt wurde, bringt zehn Punkte. Bei einem Tier oder Gebäude wählst du: zehn Punkte, dann kommt die Karte aus dem Spiel, oder du behältst sie wie sonst auch. Joker passen in jede Reihe und sind nie falsch gelegt.',
    },
    'cards-end': {
      title: 'Das Ende',
      text: 'Was nach der letzten Runde noch in den Reihen liegt, zählt nicht mehr. Die Truhen gehen auf, und die Gebäude werden in Serien verschiedener Gebäude sortiert, so gut es geht; ein Gebäudejoker ersetzt jedes. Eine Serie aus zwei bringt 5 Punkte, aus drei 15, aus vier 30.',
      'cards-series': {
        alt: 'Drei Serien von Rot: vier verschiedene Gebäude; ein gelbes, ein rotes und ein Joker; ein einzelnes gelbes.',
        caption:
          'Was unter der Truhe von Rot lag, bestmöglich sortiert: zusammen {red} Punkte. Der Joker ersetzt das grüne oder das blaue Gebäude, das einzelne bringt nichts.',
      },
      item1: 'Wer die meisten Punkte hat, gewinnt.',
      item2: 'Bei Gleichstand gewinnt, wer mehr Gebäudekarten hat; Joker zählen nicht.',
      item3: 'Herrscht auch da Gleichstand, gewinnen mehrere.',
    },
    'cards-sources': {
      title: 'Was belegt ist und was von uns kommt',
      text: 'Die Punkte für ein, zwei und fünf Tiere stehen in der Regel; die Tabelle für die anderen Größen ist nur auf Karten gedruckt, von denen kein Text öffentlich ist. Für drei und vier lässt eine gleichmäßige Tabelle nur 9 und 12 zu, ab sechs ist sie unsere Fortsetzung.',
    },
  },
};
