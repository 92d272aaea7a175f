// Deutsch: die Regeln, Die Burg.
import type { castle as reference } from '../../en/rules/castle';

export const castle: typeof reference = {
  title: 'Die Burg',
  sections: {
    'castle-aim': {
      title: 'Worum es geht',
      text1:
        'Zu zweit baut ihr das Innere einer Burg. Die Mauer steht von Anfang an: Sie schließt 76 Felder ein, auf ihr läuft die Zählleiste von 0 bis 99, und auf 13 ihrer Ecktürme liegt verdeckt ein Mauerplättchen. Wer am Ende die meisten Punkte hat, gewinnt; bei gleich vielen endet es unentschieden.',
      text2: 'Jeder hat sechs Gefolgsleute im Vorrat, einen Zähler auf Feld 0 und einen Palas. Schwarz beginnt.',
    },
    'castle-turn': {
      title: 'Ein Zug',
      item1: 'Ein Plättchen ziehen und legen: das ist Pflicht.',
      item2: 'Wenn du willst, einen Gefolgsmann auf dieses Plättchen setzen.',
      item3: 'Wenn du willst, eigene Mauerplättchen ausspielen.',
      item4: 'Alles werten, was jetzt abgeschlossen ist.',
      item5: 'Danach ist der andere dran, oder du noch einmal, wenn du einen Extrazug ausgespielt hast.',
    },
    'castle-placing': {
      title: 'Ein Plättchen legen',
      text1:
        'Das Plättchen muss mit einer ganzen Seite an ein liegendes oder an eines der sieben Startfelder in der Mauer grenzen; die bloße Mauer genügt nicht. Du darfst es drehen, wie du willst.',
      text2:
        'Nur Wege müssen passen: Wo sich zwei Seiten berühren, zeigen entweder beide einen Weg oder keine. Haus, Turm und Hof dürfen aneinanderstoßen, wie sie wollen. Gegen die Mauer darf ein Weg laufen: Er endet dort.',
      'castle-placing': {
        alt: 'Drei Plättchen: Der Weg des linken läuft auf dem neuen weiter, das oben ein Haus mit seinem Turm berührt.',
        caption:
          'Der Weg läuft weiter, und der Turm darf an das Haus stoßen. Gedreht, mit dem Weg gegen das Haus, wäre es verboten.',
      },
      text3: 'Passt ein Plättchen nirgends, kommt es aus dem Spiel und du ziehst ein anderes.',
    },
    'castle-followers': {
      title: 'Gefolgsleute',
      text1:
        'Ein Gefolgsmann geht auf einen Teil des eben gelegten Plättchens: als Herold auf einen Weg, als Knappe auf ein Haus, als Ritter auf einen Turm, als Händler auf einen Hof. Das Gebiet darf noch niemandem gehören, auch dir nicht. Später können besetzte Gebiete zusammenwachsen.',
      text2:
        'Er darf auch auf etwas, das dieses Plättchen gerade abgeschlossen hat: Dann zählt er sofort und kommt zurück. Händler liegen und bleiben bis zum Ende.',
    },
    'castle-complete': {
      title: 'Wann etwas abgeschlossen ist',
      text: 'Weg, Haus und Turm sind abgeschlossen, sobald keine ihrer Seiten mehr auf ein leeres Feld zeigt. Die Mauer schließt ab, und auch ein Nachbar, der etwas anderes zeigt. So kann jedes Plättchen ein Gebäude abschließen, auch das des Gegners.',
      'castle-contrast': {
        alt: 'Ein Turm aus zwei Plättchen mit einem schwarzen Ritter; links davon liegt das neue Plättchen, ein Hof.',
        caption:
          'Weiß legt den Hof neben die letzte offene Seite: Der Turm ist abgeschlossen, und Schwarz bekommt {black} Punkte.',
      },
      'castle-path': {
        alt: 'Ein Weg aus zwei Plättchen in der Ecke der Burg: Er beginnt an der Mauer links und endet an der Mauer unten.',
        caption: 'Beide Enden laufen gegen die Mauer. Der Weg ist sofort abgeschlossen und bringt {black} Punkte.',
      },
      item1: 'Ein Platz trennt die Wege, die auf ihn stoßen; jeder zählt für sich.',
      item2: 'Eine Gabelung ohne Platz bleibt ein einziger Weg, und auch ein Brunnen trennt nicht.',
      item3: 'Ein Weg kann auch an einem Gebäude enden.',
      item4: 'Ein Hof wird nie abgeschlossen.',
    },
    'castle-scoring': {
      title: 'Werten',
      row1: {
        what: 'Weg',
        finished: '1 Punkt je Plättchen, mit Brunnen 2',
        end: '–',
      },
      row2: {
        what: 'Haus',
        finished: '1 Punkt je Plättchen',
        end: '–',
      },
      row3: {
        what: 'Turm',
        finished: '2 Punkte je Plättchen',
        end: '–',
      },
      row4: {
        what: 'Hof',
        finished: '–',
        end: '3 Punkte je Markt',
      },
      text: 'Ein Startfeld zählt als Plättchen dessen, was zu ihm gehört. Die Punkte bekommt, wer auf dem Gebiet mehr Gefolgsleute hat; sind es gleich viele, bekommt sie niemand. Alle Gefolgsleute darauf kommen zurück.',
    },
    'castle-order': {
      title: 'Mehrere Wertungen auf einmal',
      text: 'Jedes Gebiet ist ein eigener Zug des Zählers. Erst kommen die Wertungen dessen, der am Zug ist, dann die des anderen. Das Programm wählt die Reihenfolge, die dem einen die meisten und dem anderen die wenigsten Mauerplättchen bringt. Wer will, stellt beim Einrichten ein, dass selbst wählt, wer am Zug ist; gefragt wird dann nur, wenn es einen Unterschied macht.',
      'castle-landing': {
        alt: 'Das neue Plättchen schließt links ein Haus und rechts einen Turm ab, beide von Schwarz. Auf der Mauer zieht der Zähler erst auf einen Eckturm, dann darüber hinaus.',
        caption:
          'Erst der Turm, dann das Haus: So ruht der Zähler einmal genau auf dem Eckturm und nimmt das Mauerplättchen. Am Ende steht er so oder so auf {black}.',
      },
    },
    'castle-track': {
      title: 'Genau landen',
      text1:
        'Endet ein Zug deines Zählers auf einem der beiden Felder eines Eckturms, auf dem noch ein Mauerplättchen liegt, nimmst du es. Darüber hinwegziehen bringt nichts. Es gilt auch im Zug des anderen, und auch zweimal in einem Zug. Nach 99 kommt wieder 0.',
      text2:
        'Welches Mauerplättchen dort liegt, weiß vorher niemand: Es wird erst gezogen, wenn jemand es nimmt. Danach liegt es offen vor dir; im selben Zug darfst du es noch nicht nutzen.',
    },
    'castle-wall': {
      title: 'Die Mauerplättchen',
      text: 'Es gibt neun Arten, jede zweimal; fünf Stück bleiben ungesehen. Die ersten drei spielst du vor der Wertung aus, die anderen wirken am Ende von selbst. Ausgespielte sind weg, auch wenn sie nichts bewirken: Das Programm warnt vorher.',
      item1: 'Extrazug: nach diesem Zug noch einer. Zwei zugleich geben auch nur einen.',
      item2: 'Reiches Haus: das größte Haus, das du in diesem Zug abschließt, zählt je Plättchen 1 mehr, mit zweien 2.',
      item3: 'Reicher Turm: der größte Turm, den du in diesem Zug abschließt, zählt je Plättchen 2 mehr, mit zweien 4.',
      item4: 'Unfertiger Weg: dein bester unfertiger Weg zählt am Ende, als wäre er abgeschlossen; mit zweien doppelt.',
      item5: 'Unfertiger Turm: ebenso.',
      item6: 'Unfertiges Haus: ebenso.',
      item7: 'Reiche Märkte: auf deinem Hof mit den meisten Märkten zählt jeder 4 statt 3, mit zweien 5.',
      item8: 'Größerer Palas: dein Palas zählt um 2 Plättchen größer, mit zweien um 4.',
      item9: 'Bonus: 5 Punkte, mit zweien 10.',
      'castle-doubling': {
        alt: 'Ein Turm aus drei Plättchen mit einem schwarzen Ritter; das neue Plättchen links schließt ihn ab.',
        caption: 'Schwarz spielt beide reichen Türme aus: In einem einzigen Zug des Zählers kommen {black} Punkte.',
      },
    },
    'castle-keep': {
      title: 'Der Palas',
      text: 'Wertest du ein Haus, und dein Palas steht noch nicht oder auf einem kleineren, zieht er dorthin um. Es zählt nur die Zahl der Plättchen. Wer das letzte Plättchen gelegt hat, ist egal.',
    },
    'castle-courts': {
      title: 'Höfe',
      text: 'Ein Hof reicht, so weit ihn nichts unterbricht; Wege, Häuser und Türme trennen ihn. Am Ende bringt er dem, der mehr Händler darauf hat, drei Punkte je Markt. Auch der Markt auf einem Startfeld zählt.',
      'castle-markets': {
        alt: 'Fünf Plättchen in einer Reihe. Ein Weg trennt den linken Hof mit drei Märkten vom rechten mit einem. Links liegen zwei schwarze Händler und ein weißer, rechts ein weißer.',
        caption:
          'Links hat Schwarz mehr Händler und bekommt {black} Punkte; rechts ist Weiß allein und bekommt {white}.',
      },
    },
    'castle-end': {
      title: 'Das Ende',
      text1:
        'Das Spiel endet, wenn kein Plättchen mehr da ist. Die Mauerplättchen auf der Mauer kommen weg; jetzt nimmt niemand mehr eines. Dann zählen der Reihe nach:',
      item1:
        'Der größere Palas bringt so viele Punkte, wie die größte zusammenhängende freie Fläche Felder hat; bei gleich großen bekommt sie niemand.',
      item2: 'Die Höfe mit ihren Märkten.',
      item3: 'Die Mauerplättchen für Unfertiges, dann der Bonus.',
      'castle-keep': {
        alt: 'Eine fast volle Burg am Ende. Der schwarze Palas steht auf einem Haus aus vier Plättchen, der weiße auf einem aus fünf. Die größte freie Fläche ist unterlegt.',
        caption: 'Der weiße Palas ist größer: Weiß bekommt für die unterlegte freie Fläche {white} Punkte.',
      },
      text2: 'Was sonst unfertig ist, bringt nichts.',
    },
    'castle-sources': {
      title: 'Was belegt ist und was von uns kommt',
      text: 'Die Regeln folgen der Beschreibung bei Brettspielnetz; die Form der Mauer, die Ecktürme und die Startfelder sind belegt. Eine Liste der 60 Plättchen ist nirgends öffentlich: Unsere sind selbst entworfen, ebenso die Bilder auf den Startfeldern. Auch die Werte der letzten beiden Mauerplättchen konnten wir nicht belegen.',
    },
  },
};
