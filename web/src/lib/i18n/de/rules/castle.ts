// Deutsch: die Regeln, Die Burg.
import type { castle as reference } from '../../en/rules/castle';

export const castle: typeof reference = {
  title: 'Die Burg',
  sections: {
    'castle-aim': {
      title: 'Worum es geht',
      text1:
        'Zu zweit baut ihr das Innere einer Burg. Die Mauer steht von Anfang an: Sie schließt 76 Felder ein, sie ist zugleich die Zählmauer mit den Feldern 0 bis 99, und auf 13 ihrer Ecktürme liegt verdeckt ein Mauerplättchen. Wer am Ende mehr Punkte hat, gewinnt; bei Gleichstand endet das Spiel unentschieden.',
      text2:
        'Ihr habt beide sechs Gefolgsleute im Vorrat, einen Zählstein auf Feld 0 und einen Palas. Schwarz beginnt, wenn ihr nicht Weiß oder das Los wählt.',
    },
    'castle-pieces': {
      title: 'Spielfiguren und Plättchen',
      text: 'Was in der Burg steht und liegt, und was Plättchen zeigen. Schwarz und Weiß haben die gleichen Figuren.',
      piece1: 'Ein Gefolgsmann: Herold, Knappe oder Ritter',
      piece2: 'Ein Gefolgsmann, der auf einem Hof liegt: Händler',
      piece3: 'Der schwarze Palas',
      piece4: 'Der weiße Palas',
      piece5: 'Ein Mauerplättchen, verdeckt auf einem Eckturm',
      piece6: 'Ein Weg zwischen zwei Höfen',
      piece7: 'Ein Weg mit Brunnen: zwei Punkte je Plättchen',
      piece8: 'Ein Platz: Jeder Weg endet dort',
      piece9: 'Ein Haus, an zwei Seiten offen, neben einem Hof',
      piece10: 'Ein Turm, an zwei Seiten offen, neben einem Hof',
      piece11: 'Ein Hof mit Markt',
    },
    'castle-turn': {
      title: 'Ein Zug',
      item1: 'Ein Plättchen ziehen und legen: Das musst du.',
      item2: 'Wenn du willst, einen Gefolgsmann auf dieses Plättchen setzen.',
      item3: 'Wenn du willst, eigene Mauerplättchen ausspielen.',
      item4: 'Alles werten, was jetzt abgeschlossen ist.',
      item5: 'Danach ist dein Gegenüber dran, oder du noch einmal, wenn du einen Extrazug ausgespielt hast.',
    },
    'castle-placing': {
      title: 'Ein Plättchen legen',
      text1:
        'Das Plättchen muss mit einer ganzen Seite an ein schon gelegtes oder an eines der sieben Startfelder in der Mauer grenzen; die Mauer allein genügt nicht. Du darfst es drehen, wie du willst.',
      text2:
        'Nur Wege müssen passen: Wo sich zwei Seiten berühren, zeigen entweder beide einen Weg oder keine. Haus, Turm und Hof dürfen beliebig aneinandergrenzen. Ein Weg darf auf die Mauer zulaufen: Er endet dort.',
      'castle-placing': {
        alt: 'Drei Plättchen: Der Weg des linken läuft auf dem neuen weiter, dessen Turm oben an ein Haus grenzt.',
        caption:
          'Der Weg läuft weiter, und der Turm darf an das Haus grenzen. Anders gedreht, mit dem Weg am Haus, dürfte es hier nicht liegen.',
      },
      text3: 'Passt ein Plättchen nirgends, kommt es aus dem Spiel und du ziehst ein anderes.',
    },
    'castle-followers': {
      title: 'Gefolgsleute',
      text1:
        'Ein Gefolgsmann geht auf einen Teil des eben gelegten Plättchens: als Herold auf einen Weg, als Knappe auf ein Haus, als Ritter auf einen Turm, als Händler auf einen Hof. Das Gebiet darf noch niemandem gehören, auch dir nicht. Später können besetzte Gebiete zusammenwachsen.',
      text2:
        'Er darf auch auf ein Gebiet, das dieses Plättchen gerade abgeschlossen hat: Dann bringt er sofort Punkte und kommt zurück. Händler liegen und bleiben bis zum Ende.',
    },
    'castle-complete': {
      title: 'Wann etwas abgeschlossen ist',
      text: 'Weg, Haus und Turm sind abgeschlossen, sobald keine ihrer Seiten mehr auf ein leeres Feld zeigt. Die Mauer schließt ab, und auch ein Nachbarplättchen, das etwas anderes zeigt. So kann jedes Plättchen ein Gebäude abschließen, auch eines, das dir nicht gehört.',
      'castle-contrast': {
        alt: 'Ein Turm aus zwei Plättchen mit einem schwarzen Ritter; links davon liegt das neue Plättchen, ein Hof.',
        caption:
          'Weiß legt den Hof neben die letzte offene Seite: Der Turm ist abgeschlossen, und Schwarz bekommt {black} Punkte.',
      },
      'castle-path': {
        alt: 'Ein Weg aus zwei Plättchen in der Ecke der Burg: Er beginnt an der Mauer links und endet an der Mauer unten.',
        caption: 'Beide Enden stoßen an die Mauer. Der Weg ist sofort abgeschlossen und bringt {black} Punkte.',
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
      text: 'Ein Startfeld zählt als Plättchen der Gebiete, die darauf liegen. Die Punkte bekommt, wer auf dem Gebiet mehr Gefolgsleute hat; sind es gleich viele, bekommt sie niemand. Alle Gefolgsleute darauf kommen zurück.',
    },
    'castle-order': {
      title: 'Mehrere Wertungen auf einmal',
      text: 'Für jedes Gebiet zieht der Zählstein einzeln. Zuerst kommen die Wertungen der Person am Zug, dann die der anderen. Das Programm wählt die Reihenfolge, die der Person am Zug die meisten und der anderen die wenigsten Mauerplättchen bringt. Beim Einrichten lässt sich einstellen, dass die Person am Zug selbst wählt; gefragt wird dann nur, wenn es einen Unterschied macht.',
      'castle-landing': {
        alt: 'Das neue Plättchen schließt links ein Haus und rechts einen Turm ab, beide von Schwarz. Auf der Mauer zieht der Zählstein erst auf einen Eckturm, dann darüber hinaus.',
        caption:
          'Erst der Turm, dann das Haus: So landet der Zählstein einmal genau auf dem Eckturm, und Schwarz nimmt das Mauerplättchen. Am Ende steht er so oder so auf {black}.',
      },
    },
    'castle-track': {
      title: 'Genau landen',
      text1:
        'Landet dein Zählstein auf einem der beiden Felder eines Eckturms, auf dem noch ein Mauerplättchen liegt, nimmst du es. Darüber hinwegzuziehen bringt nichts. Das gilt auch, wenn du nicht am Zug bist, und auch zweimal in einem Zug. Nach 99 kommt wieder 0.',
      text2:
        'Welches Mauerplättchen dort liegt, weiß vorher niemand: Es wird erst gezogen, wenn jemand es nimmt. Danach liegt es offen vor dir; im selben Zug darfst du es noch nicht ausspielen.',
    },
    'castle-wall': {
      title: 'Die Mauerplättchen',
      text: 'Es gibt neun Arten, jede zweimal; fünf Stück bleiben ungesehen. Die ersten drei spielst du vor der Wertung aus, die anderen wirken am Ende von selbst. Ausgespielte sind aus dem Spiel, auch wenn sie nichts bewirken; das Programm warnt dich vorher.',
      piece1: 'Extrazug: Nach diesem Zug hast du noch einen. Auch zwei zugleich bringen nur einen.',
      piece2:
        'Haus zählt doppelt: Das größte Haus, das du in diesem Zug abschließt, bringt je Plättchen 1 Punkt mehr, mit zweien 2.',
      piece3:
        'Turm zählt doppelt: Der größte Turm, den du in diesem Zug abschließt, bringt je Plättchen 2 Punkte mehr, mit zweien 4.',
      piece4:
        'Unfertiger Weg: Dein größter unfertiger Weg zählt am Ende, als wäre er abgeschlossen; mit zweien doppelt.',
      piece5: 'Unfertiger Turm: ebenso.',
      piece6: 'Unfertiges Haus: ebenso.',
      piece7:
        'Märkte bringen mehr: Jeder Markt auf deinem Hof mit den meisten Märkten bringt dir 4 Punkte statt 3, mit zweien 5.',
      piece8: 'Größerer Palas: Dein Palas gilt als um 2 Plättchen größer, mit zweien um 4.',
      piece9: 'Bonus: 5 Punkte, mit zweien 10.',
      'castle-doubling': {
        alt: 'Ein Turm aus drei Plättchen mit einem schwarzen Ritter; das neue Plättchen links schließt ihn ab.',
        caption: 'Schwarz spielt zweimal „Turm zählt doppelt“ aus: Der Zählstein zieht auf einmal {black} Felder weit.',
      },
    },
    'castle-keep': {
      title: 'Der Palas',
      text: 'Wertest du ein Haus und steht dein Palas noch nicht oder auf einem kleineren, zieht er dorthin um. Es kommt nur auf die Zahl der Plättchen an. Wer das letzte Plättchen gelegt hat, spielt keine Rolle.',
    },
    'castle-courts': {
      title: 'Höfe',
      text: 'Ein Hof reicht so weit, bis Wege, Häuser oder Türme ihn begrenzen. Wer am Ende mehr Händler darauf hat, bekommt drei Punkte je Markt. Auch der Markt auf einem Startfeld zählt.',
      'castle-markets': {
        alt: 'Fünf Plättchen in einer Reihe. Ein Weg trennt den linken Hof mit drei Märkten vom rechten mit einem. Links liegen zwei schwarze Händler und ein weißer, rechts ein weißer.',
        caption:
          'Links hat Schwarz mehr Händler und bekommt {black} Punkte; rechts ist Weiß allein und bekommt {white}.',
      },
    },
    'castle-end': {
      title: 'Das Ende',
      text1:
        'Das Spiel endet, wenn kein Plättchen mehr da ist. Die Mauerplättchen auf der Mauer kommen aus dem Spiel; jetzt nimmt niemand mehr eines. Dann wird der Reihe nach gewertet:',
      item1:
        'Der größere Palas bringt so viele Punkte, wie das größte zusammenhängende freie Gebiet Felder hat; sind beide gleich groß, bekommt sie niemand.',
      item2: 'Die Höfe mit ihren Märkten.',
      item3: 'Die Mauerplättchen für Unfertiges, dann der Bonus.',
      'castle-keep': {
        alt: 'Eine fast volle Burg am Ende. Der schwarze Palas steht auf einem Haus aus vier Plättchen, der weiße auf einem aus fünf. Das größte freie Gebiet ist unterlegt.',
        caption: 'Der weiße Palas ist größer: Weiß bekommt für das unterlegte freie Gebiet {white} Punkte.',
      },
      text2: 'Alles andere, was unfertig ist, bringt nichts.',
    },
    'castle-strategy': {
      title: 'Gut spielen',
      item1:
        'Mauerplättchen entscheiden Spiele. Rechne vor dem Legen nach: Ein, zwei Punkte weniger können besser sein, wenn der Zählstein dann genau auf einem Eckturm steht.',
      item2: 'Wer früh vorn liegt, kommt als Erstes zu den Ecktürmen und lässt dem anderen dort nichts übrig.',
      item3:
        'Mit dem größeren Palas hältst du bis zum Ende ein großes freies Gebiet zusammen. Mit dem kleineren zerschneidest du die freien Gebiete.',
      item4:
        'Gefolgsleute sind knapp, und Händler kommen nie zurück: Meide am Anfang die Höfe und behalte einen Gefolgsmann für das Ende, wenn er auf einem reichen Hof noch die Mehrheit drehen kann.',
      item5:
        'Was am Ende unfertig ist, bringt ohne das passende Mauerplättchen nichts. Lass Wege und Gebäude gegen Ende nicht mehr ausufern; mit so einem Mauerplättchen darfst du es.',
      item6:
        'Behalte im Blick, was dein Gegenüber baut. Ein Plättchen am richtigen Ort schneidet es ab oder hält es offen, und die Gefolgsleute darauf bleiben gebunden.',
    },
    'castle-sources': {
      title: 'Was belegt ist und was von uns kommt',
      text: 'Die Regeln folgen der Beschreibung bei Brettspielnetz; die Form der Mauer, die Ecktürme und die Startfelder sind belegt. Eine Liste der 60 Plättchen ist nirgends öffentlich: Unsere sind selbst entworfen, ebenso die Bilder auf den Startfeldern. Auch die Werte der letzten beiden Mauerplättchen konnten wir nicht belegen.',
    },
  },
};
