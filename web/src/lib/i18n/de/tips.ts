// Deutsch: die Tipps des Coachs; `c-` ist Die Burg, `k-` Cardcassonne.
import type { tips as reference } from '../en/tips';

export const tips: typeof reference = {
  place: {
    title: 'Dein erstes Plättchen',
    text: 'Wähle einen der gestrichelten Plätze. Dort passen alle Seiten: Straße an Straße, Stadt an Stadt, Wiese an Wiese.',
  },
  turn: {
    title: 'Du darfst es drehen',
    text: 'Auf manche Plätze passt es in mehreren Ausrichtungen. Tippe den Platz noch einmal an, oder nimm die Drehknöpfe oder die Taste R.',
  },
  figure: {
    title: 'Eine Figur einsetzen?',
    text: 'Mit einem Meeple sicherst du dir ein Gebiet dieses Plättchens. „Jetzt“: so viele Punkte gibt es, wenn das Gebiet bis zum Spielende offen bleibt. „Wenn abgeschlossen“: so viele, wenn es abgeschlossen wird. Dann kommt der Meeple auch zurück. Du musst keine Figur einsetzen.',
  },
  undo: {
    title: 'Noch ist nichts entschieden',
    text: 'Bis du den Zug beendest, kannst du das Plättchen mit „Rückgängig“ wieder aufnehmen und anders legen.',
  },
  field: {
    title: 'Wiesen zahlen sich später aus',
    text: 'Du darfst einen Meeple auch auf eine Wiese legen, als Bäuerin. Sie bleibt bis zum Spielende liegen und bringt erst dann Punkte: drei für jede abgeschlossene Stadt an ihrer Wiese.',
  },
  others: {
    title: 'Jetzt sind die anderen dran',
    text: 'Alle legen reihum ein Plättchen. Auch die Plättchen der anderen können deine Gebiete abschließen: Die Punkte bekommst du.',
  },
  road: {
    title: 'Eine Straße ist abgeschlossen',
    text: '{gets} {points}, {each} für jedes Plättchen der Straße. Die Meeple darauf kommen in den Vorrat zurück.',
  },
  city: {
    title: 'Eine Stadt ist abgeschlossen',
    text: '{gets} {points}, {each} für jedes Plättchen und jedes Wappen. Abgeschlossene Städte bringen am Ende auch den angrenzenden Wiesen Punkte.',
  },
  monastery: {
    title: 'Ein Kloster ist abgeschlossen',
    text: '{gets} {points}: für die acht Plättchen ringsum und das Kloster selbst.',
  },
  garden: {
    title: 'Ein Garten ist abgeschlossen',
    text: '{gets} {points}. Gärten zählen wie Klöster, aber nur der Abt darf hinein.',
  },
  joined: {
    title: 'Hier seid ihr zu mehreren',
    text: 'Zwei Gebiete sind zusammengewachsen. Wer darin die meisten Meeple hat, bekommt alle Punkte; bei Gleichstand bekommen alle die volle Punktzahl.',
  },
  majority: {
    title: 'Die Mehrheit entscheidet',
    text: 'In diesem Gebiet waren mehrere vertreten. Wer die meisten Meeple darin hatte, bekommt {points}, die anderen nichts.',
  },
  tie: {
    title: 'Gleichstand: alle bekommen alles',
    text: 'Mehrere hatten hier gleich viele Meeple. Dann wird nicht geteilt: Alle bekommen {points}.',
  },
  noMeeple: {
    title: 'Kein Meeple mehr im Vorrat',
    text: 'Alle deine Meeple sind eingesetzt. Schließe eines ihrer Gebiete ab, dann kommt einer zurück.',
  },
  river: {
    title: 'Zuerst der Fluss',
    text: 'Am Anfang setzt jedes Plättchen den Fluss fort. Auf den Fluss selbst darf keine Figur, auf alles andere schon.',
  },
  abbot: {
    title: 'Ein Platz für den Abt',
    text: 'Der Abt darf auf Klöster und als einzige Figur in Gärten. Du kannst ihn später jederzeit zurücknehmen und bekommst, was sein Platz dann wert ist.',
  },
  recall: {
    title: 'Den Abt zurücknehmen',
    text: 'Statt eine Figur einzusetzen, darfst du deinen Abt zurücknehmen. Die angezeigten Punkte bekommst du sofort.',
  },
  inn: {
    title: 'Ein Wirtshaus',
    text: 'Eine abgeschlossene Straße mit Wirtshaus bringt zwei Punkte je Plättchen. Bleibt sie offen, bringt sie am Ende nichts.',
  },
  cathedral: {
    title: 'Eine Kathedrale',
    text: 'Eine abgeschlossene Stadt mit Kathedrale bringt drei Punkte je Plättchen und Wappen. Bleibt sie offen, bringt sie am Ende nichts.',
  },
  bigMeeple: {
    title: 'Der große Meeple',
    text: 'Er zählt bei der Mehrheit für zwei. Setze ihn dort ein, wo dir jemand ein Gebiet streitig macht.',
  },
  goods: {
    title: 'Waren aus einer Stadt',
    text: 'Eine Stadt mit Waren ist abgeschlossen. {gets} sie für das letzte Plättchen, egal, wem die Stadt gehört. Wer am Ende von einer Art die meisten hat, bekommt zehn Punkte.',
  },
  builder: {
    title: 'Der Baumeister',
    text: 'Er darf zu einem eigenen Meeple auf eine Straße oder in eine Stadt. Verlängerst du das Gebiet später, ziehst du gleich noch ein Plättchen.',
  },
  again: {
    title: 'Ein zweites Plättchen',
    text: 'Du hast das Gebiet deines Baumeisters verlängert. Dafür darfst du noch ein Plättchen ziehen und legen, aber kein drittes.',
  },
  pig: {
    title: 'Das Schwein',
    text: 'Es darf zu deiner Bäuerin auf eine Wiese. Hast du dort am Ende die Mehrheit, bringt dir jede abgeschlossene Stadt vier Punkte statt drei.',
  },
  fly: {
    title: 'Ein Fluggerät',
    text: 'Statt hier eine Figur einzusetzen, darfst du einen Meeple losschicken. Der Würfel entscheidet, ob er einen, zwei oder drei Plätze weit fliegt, immer in Pfeilrichtung. Er darf auch dort landen, wo schon jemand steht.',
  },
  die: {
    title: 'Der Würfel ist gefallen',
    text: 'Der Meeple fliegt genau {n} Plätze weit. Trifft er dort auf eine offene Straße, eine offene Stadt oder ein offenes Kloster, muss er landen. Sonst kommt er zurück, und du setzt in diesem Zug keine andere Figur ein.',
  },
  land: {
    title: 'Wo landest du?',
    text: 'Du hast die Wahl zwischen den offenen Gebieten dieses Plättchens. Steht dort schon jemand, geht es jetzt um die Mehrheit.',
  },
  counter: {
    title: 'Welche Zählfigur zieht?',
    text: 'Zählmeeple oder Meeplefrau: Du entscheidest, wer mit den Punkten zieht. Bleibt eine davon in deinem Zug auf einem dunklen Feld stehen, bekommst du eine Depesche.',
  },
  message: {
    title: 'Eine Depesche',
    text: 'Du bist auf einem dunklen Feld gelandet. Tu, was in der Depesche steht, oder nimm zwei Punkte. Rechne nach: Manchmal bringen dich gerade die zwei Punkte wieder auf ein dunkles Feld.',
  },
  ferry: {
    title: 'Eine Fähre auf den See',
    text: 'Wähle zwei Anlegestellen: Ihre Straßen werden zu einer. An den übrigen Anlegestellen endet die Straße und kann dadurch abgeschlossen sein.',
  },
  ferryTurn: {
    title: 'Du darfst eine Fähre umlegen',
    text: 'Dein Plättchen verlängert eine Straße, die zu einer Fähre führt. Du darfst die Fähre zwischen zwei andere Anlegestellen legen und so Straßen trennen, verbinden oder abschließen.',
  },
  gold: {
    title: 'Gold!',
    text: 'Ein Barren liegt schon auf der Mine. Lege den zweiten auf ein Plättchen daneben, am besten dorthin, wo dir bald ein Gebiet gehört: Wer im abgeschlossenen Gebiet die Mehrheit hat, nimmt alles Gold darauf.',
  },
  goldTaken: {
    title: 'Gold genommen',
    text: '{gets} Gold aus dem abgeschlossenen Gebiet. Es zählt am Ende: Je mehr Barren jemand hat, desto mehr ist jeder einzelne wert.',
  },
  take: {
    title: 'Nimm einen Barren',
    text: 'Mehrere haben Anspruch auf dieses Gold. Ihr nehmt reihum je einen Barren; du suchst dir aus, von welchem Plättchen.',
  },
  magic: {
    title: 'Magier oder Hexe?',
    text: 'Eine der beiden Figuren musst du auf eine offene Straße oder in eine offene Stadt setzen. Der Magier macht sie wertvoller, also am besten zu dir; die Hexe halbiert den Wert, also eher zu den anderen.',
  },
  mage: {
    title: 'Der Magier hat geholfen',
    text: '{gets} {points}: Der Magier hat für jedes Plättchen einen dazugelegt. Er verlässt nun das Spielfeld, bis ihn ein Zeichen zurückholt.',
  },
  witch: {
    title: 'Die Hexe war da',
    text: '{gets} nur {points}: Die Hexe hat den Wert halbiert. Sie verlässt nun das Spielfeld.',
  },
  robber: {
    title: 'Ein Platz für deinen Räuber',
    text: 'Stelle ihn auf der Wertungstafel neben eine fremde Zählfigur. Von den nächsten Punkten, mit denen sie zieht, bekommst du die Hälfte, ohne dass jemand etwas verliert.',
  },
  robbed: {
    title: 'Ein Räuber hat zugeschlagen',
    text: '{gets} {points}, die Hälfte dessen, was neben dem Räuber gezogen wurde. Niemand verliert dadurch Punkte, und der Räuber kommt zurück.',
  },
  rob: {
    title: 'Wovon nimmst du die Hälfte?',
    text: 'Neben deinem Räuber sind mehrere Zählfiguren gezogen. Du darfst dir einen der Beträge aussuchen.',
  },
  watched: {
    title: 'Ein Räuber lauert',
    text: 'Neben deiner Zählfigur steht ein Räuber. Er bekommt die Hälfte des ersten Betrags, mit dem sie zieht; die Reihenfolge bestimmst du.',
  },
  circle: {
    title: 'Was bewirkt der Kornkreis?',
    text: 'Du entscheidest für alle: Entweder dürfen alle einen Meeple zu einem eigenen dieser Art dazusetzen, oder alle müssen einen zurücknehmen. Du kommst zuletzt.',
  },
  join: {
    title: 'Verstärkung',
    text: 'Durch den Kornkreis darfst du einen Meeple zu einem eigenen dazusetzen. So leicht kommst du sonst nirgends zu einer Mehrheit.',
  },
  remove: {
    title: 'Ein Meeple muss zurück',
    text: 'Durch den Kornkreis musst du einen Meeple zurücknehmen, ohne Punkte. Wähle den, der dir am wenigsten bringt.',
  },
  piece: {
    title: 'Turmteil statt Figur',
    text: 'Statt eine Figur einzusetzen, darfst du einen beliebigen offenen Turm um ein Stockwerk erhöhen und dann einen Meeple in seiner Reichweite gefangen nehmen.',
  },
  guard: {
    title: 'Einen Turm schließen',
    text: 'Ein Meeple auf dem Turm schließt ihn: Er wird nicht mehr höher. Das schützt deine Figuren in der Nähe, kostet dich aber den Meeple.',
  },
  capture: {
    title: 'Wen nimmst du gefangen?',
    text: 'Der Turm reicht so weit, wie er hoch ist, in vier Richtungen. Du darfst einen Meeple nehmen: Fremde werden deine Gefangenen, eigene kommen in den Vorrat zurück.',
  },
  captured: {
    title: 'Dein Meeple ist gefangen',
    text: 'Nimmst du einen Meeple derselben Person gefangen, werden beide sofort getauscht. Oder du kaufst deinen in einem deiner Züge für drei Punkte frei.',
  },
  ransom: {
    title: 'Freikaufen',
    text: 'Für drei Punkte bekommst du einen gefangenen Meeple zurück und darfst ihn gleich einsetzen. Die Punkte bekommt die Person, bei der er gefangen war.',
  },
  exchange: {
    title: 'Gefangene werden getauscht',
    text: 'Ihr habt Meeple voneinander gefangen: Einer gegen einen geht sofort zurück. Du wählst, welchen deiner Meeple du wiederhaben willst.',
  },
  lastTiles: {
    title: 'Das Ende ist nah',
    text: 'Restplättchen: {n}. Am Ende bringen auch offene Gebiete Punkte, eine offene Stadt aber nur die Hälfte. Meeple im Vorrat bringen nichts: Setze sie ein.',
  },
  final: {
    title: 'Die Schlusswertung',
    text: 'Jetzt wurde noch alles Offene gewertet: Straßen, Städte und Klöster mit einem Punkt je Plättchen, Wiesen nach ihren abgeschlossenen Städten. Gut gespielt!',
  },
  'c-place': {
    title: 'Nur Wege müssen passen',
    text: 'Dein Plättchen muss mit einer Seite an ein anderes oder an ein Startfeld der Mauer grenzen. Ein Weg muss weitergehen; Haus, Turm und Hof dürfen beliebig aneinandergrenzen.',
  },
  'c-figure': {
    title: 'Ein Gefolgsmann?',
    text: 'Du darfst ihn auf einen Teil dieses Plättchens setzen, der noch niemandem gehört. Sobald der Weg, das Haus oder der Turm abgeschlossen ist, bringt er Punkte und kommt zurück.',
  },
  'c-court': {
    title: 'Auf dem Hof bleibt er liegen',
    text: 'Ein Hof wird nie abgeschlossen. Wer dort am Ende mehr Händler hat, bekommt drei Punkte je Markt.',
  },
  'c-scored': {
    title: 'Abgeschlossen',
    text: '{gets} {points}, und der Zählstein rückt auf der Mauer vor. Wege und Häuser bringen einen Punkt je Plättchen, Türme und Wege mit Brunnen zwei.',
  },
  'c-contrast': {
    title: 'Auch etwas anderes daneben schließt ab',
    text: 'Ein Haus oder Turm ist abgeschlossen, wenn keine Seite mehr auf ein leeres Feld zeigt. Daneben darf auch etwas anderes liegen: So kannst du Kleines früh abschließen, auch bei deinem Gegenüber.',
  },
  'c-track': {
    title: 'Genau landen lohnt sich',
    text: 'Landet dein Zählstein genau auf einem Eckturm, nimmst du das Mauerplättchen dort. Neben deinem Namen steht, wie viele Punkte dir dafür fehlen; beim Legen siehst du, wohin die Zählsteine kämen.',
  },
  'c-wall': {
    title: 'Ein Mauerplättchen',
    text: '{gets} das Mauerplättchen von Eckturm {n}: „{tile}“. Manche spielst du in einem späteren Zug aus, andere wirken am Ende von selbst.',
  },
  'c-play': {
    title: 'Mauerplättchen ausspielen',
    text: 'Jetzt, vor der Wertung, darfst du beliebig viele ausspielen. Danach sind sie aus dem Spiel.',
  },
  'c-idle': {
    title: 'Manche bewirken gerade nichts',
    text: 'Ein ausgespieltes Mauerplättchen ist aus dem Spiel, auch wenn es nichts bewirkt hat. „Jetzt ohne Wirkung“ warnt dich davor.',
  },
  'c-keep': {
    title: 'Der Palas zieht um',
    text: 'Wer ein größeres Haus wertet als bisher, stellt den eigenen Palas darauf, hier auf ein Haus aus {tiles}. Am Ende bringt der größere Palas so viele Punkte, wie das größte freie Gebiet Felder hat.',
  },
  'c-free': {
    title: 'Das freie Gebiet zählt',
    text: 'Restplättchen: {n}. Das größte freie Gebiet ist unterlegt: Es bringt am Ende dem größeren Palas Punkte. Ist deiner größer, halte das Gebiet frei; wenn nicht, baue hinein.',
  },
  'c-extra': {
    title: 'Dein Extrazug',
    text: 'Dein Mauerplättchen gibt dir einen weiteren vollständigen Zug.',
  },
  'c-order': {
    title: 'Du bestimmst die Reihenfolge',
    text: 'Mehrere Wertungen sind fällig, und für jede zieht der Zählstein einzeln. Wähle die Reihenfolge so, dass deiner genau auf Ecktürmen landet, oder der andere nicht.',
  },
  'c-others': {
    title: 'Jetzt ist dein Gegenüber dran',
    text: 'Auch fremde Plättchen können abschließen, was dir gehört: Dann bekommst du die Punkte und auch das Mauerplättchen.',
  },
  'c-none': {
    title: 'Kein Gefolgsmann mehr',
    text: 'Erst wenn eines deiner Gebiete abgeschlossen wird, kommt einer zurück.',
  },
  'c-end': {
    title: 'Die Schlusswertung',
    text: 'Der größere Palas bringt Punkte für das größte freie Gebiet, Höfe bringen Punkte für ihre Märkte, und die übrigen Mauerplättchen wirken. Die Tabelle zeigt, wofür es Punkte gab.',
  },
  'k-first': {
    title: 'Die erste Karte liegt verdeckt',
    text: 'Deine erste Karte jeder Runde legst du verdeckt an das Ende einer beliebigen Reihe, auch einer anderen Farbe. Nur du darfst sie noch ansehen.',
  },
  'k-later': {
    title: 'Danach zählt die Farbe',
    text: 'Alle weiteren Karten legst du offen in die Reihe ihrer Farbe; Joker, Drache und Fee passen überall.',
  },
  'k-claim': {
    title: 'Wann sicherst du eine Reihe?',
    text: 'Statt eine Karte anzulegen, darfst du deinen Gefolgsmann setzen. Er sichert alle Karten zwischen sich und dem Brett oder dem vorigen Gefolgsmann. Was danach kommt, gehört nicht mehr dazu. Wähle ihn aus: An jeder Reihe steht, was sie dir jetzt bringen würde.',
  },
  'k-last': {
    title: 'Alle anderen haben schon gesetzt',
    text: 'Wer den Gefolgsmann zuletzt setzt, gibt in der nächsten Runde die Karten.',
  },
  'k-put': {
    title: 'Ein Joker unter den Anfangskarten',
    text: 'Der Kartengeber legt ihn in eine beliebige Reihe.',
  },
  'k-foreign': {
    title: 'Eine falsch gelegte Karte',
    text: 'Sie lag verdeckt in einer Reihe anderer Farbe. Nimm zehn Punkte, dann ist sie aus dem Spiel, oder behalte sie für deine Sammlung.',
  },
  'k-assign': {
    title: 'Ein Tierjoker',
    text: 'Er gehört von jetzt an zu einer deiner Tierarten, und die bringt gleich noch einmal Punkte.',
  },
  'k-persons': {
    title: 'Personen',
    text: '{gets} {points}: die Summe der Werte mal die Zahl der Personen. Viele in einer Reihe lohnen sich.',
  },
  'k-animals': {
    title: 'Tiere zählen immer wieder',
    text: '{gets} {points}. Tiere bleiben liegen; kommt eines dazu, zählt die ganze Art noch einmal.',
  },
  'k-chest': {
    title: 'Gebäude kommen unter die Truhe',
    text: 'Sie zählen erst am Ende: in Serien verschiedener Gebäude. Bis dahin darf niemand nachsehen.',
  },
  'k-others': {
    title: 'Jetzt sind die anderen dran',
    text: 'Alle legen reihum eine Karte an oder setzen den Gefolgsmann, bis niemand mehr etwas hat.',
  },
  'k-end': {
    title: 'Die Truhen gehen auf',
    text: 'Die Gebäude werden zu den besten Serien sortiert. Bei Gleichstand gewinnt, wer mehr Gebäude hat.',
  },
};
