// Deutsch: die Tipps des Coachs; `c-` ist Die Burg, `k-` Cardcassonne.
import type { tips as reference } from '../en/tips';

export const tips: typeof reference = {
  goal: {
    title: 'Die meisten Punkte gewinnen',
    text: 'Wer am Ende die meisten Punkte hat, gewinnt. Punkte bekommst du für Straßen, Städte und Klöster, die du dir mit deinen Meeple sicherst. Abgeschlossen bringen sie am meisten, und dann kommt auch der Meeple zurück.',
  },
  place: {
    title: 'Dein erstes Plättchen',
    text: 'Wähle einen der gestrichelten Plätze. Dort passen alle Seiten: Straße an Straße, Stadt an Stadt, Wiese an Wiese.',
  },
  turn: {
    title: 'Pünktchen: so passt es',
    text: 'Jeder Platz hat so viele Pünktchen, wie das Plättchen dort Ausrichtungen hat. Sind es mehrere, darfst du es drehen: Tippe den Platz noch einmal an, oder nimm die Drehknöpfe oder die Taste R.',
  },
  figure: {
    title: 'Eine Figur einsetzen?',
    text: 'Mit einem Meeple sicherst du dir ein Gebiet dieses Plättchens. „Jetzt“: so viele Punkte gibt es, wenn das Gebiet bis zum Spielende offen bleibt. „Wenn abgeschlossen“: so viele, wenn es abgeschlossen wird. Dann kommt der Meeple auch zurück. Du musst keine Figur einsetzen.',
  },
  undo: {
    title: 'Noch ist nichts entschieden',
    text: 'Bis du den Zug beendest, kannst du das Plättchen mit „Rückgängig“ wieder aufnehmen und anders legen.',
  },
  hold: {
    title: 'Halte einen Meeple zurück',
    text: 'Du hast nur noch wenige Meeple. Jeder kommt erst zurück, wenn sein Gebiet abgeschlossen ist, und ohne Meeple kannst du das nächste gute Plättchen nicht nutzen. Sichere dir, was bald fertig wird, und lass Kleines liegen.',
  },
  field: {
    title: 'Wiesen zahlen sich später aus',
    text: 'Du darfst einen Meeple auch auf eine Wiese legen, als Bäuerin. Sie bleibt bis zum Spielende liegen und bringt erst dann Punkte: drei für jede abgeschlossene Stadt an ihrer Wiese.',
  },
  'fields-decide': {
    title: 'Wiesen entscheiden oft das Spiel',
    text: 'Eine Wiese grenzt schon an mehrere abgeschlossene Städte: Mit drei Punkten je Stadt bringt sie mehr als die meisten Städte. Alle Punkte bekommt, wer dort am Ende die meisten Bäuerinnen hat. Bäuerinnen kommen aber nie zurück: Wenige am richtigen Ort genügen.',
  },
  'for-others': {
    title: 'Wem hilft dein Plättchen?',
    text: 'Auf manchen Plätzen schließt dieses Plättchen etwas ab, das anderen gehört: Sie bekämen die Punkte und ihren Meeple zurück. Lege es dorthin, wo es dir hilft oder ihnen das Abschließen erschwert.',
  },
  'final-sign': {
    title: 'Was „Endstand“ bedeutet',
    text: 'Die kleine Zahl unter den Punkten, der „Endstand“, sagt, wie viele Punkte es wären, wenn das Spiel jetzt zu Ende ginge: Alles, was noch offen ist, ist mitgezählt.',
  },
  aids: {
    title: 'Die Hilfen an diesem Tisch',
    text: 'Du siehst, welche Plättchen noch übrig sind, wohin nichts mehr passt und welche Punkte zu erwarten sind. Alle am Tisch haben dieselben Hilfen; gewählt werden sie, wenn ein Tisch eingerichtet wird. Die Knöpfe am Spielfeld blenden sie ein und aus.',
  },
  'aids-fields': {
    title: 'Die Hilfen an diesem Tisch',
    text: 'Du siehst, welche Plättchen noch übrig sind, wem welche Wiese gehört, wohin nichts mehr passt und welche Punkte zu erwarten sind. Alle am Tisch haben dieselben Hilfen; gewählt werden sie, wenn ein Tisch eingerichtet wird. Die Knöpfe am Spielfeld blenden sie ein und aus.',
  },
  chips: {
    title: 'Punkte auf dem Spielfeld',
    text: 'Das Schild mit dem Plus steht dort, wo es gerade Punkte gab, in der Farbe dessen, der sie bekommen hat. Wofür, steht im Verlauf.',
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
    text: '{gets} {points}, {each} für jedes Plättchen und jedes Wappen.',
  },
  monastery: {
    title: 'Ein Kloster ist abgeschlossen',
    text: '{gets} {points}: für die acht Plättchen ringsum und das Kloster selbst.',
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
  lastTiles: {
    title: 'Das Ende ist nah',
    text: 'Restplättchen: {n}. Am Ende bringen auch offene Gebiete Punkte, eine offene Stadt aber nur die Hälfte. Meeple im Vorrat bringen nichts: Setze sie ein.',
  },
  final: {
    title: 'Die Schlusswertung',
    text: 'Jetzt wurde noch alles Offene gewertet: Straßen, Städte und Klöster mit einem Punkt je Plättchen. Gut gespielt!',
  },
  'final-fields': {
    title: 'Die Schlusswertung',
    text: 'Jetzt wurde noch alles Offene gewertet: Straßen, Städte und Klöster mit einem Punkt je Plättchen, Wiesen nach ihren abgeschlossenen Städten. Gut gespielt!',
  },
  'c-goal': {
    title: 'Die meisten Punkte gewinnen',
    text: 'Wer am Ende mehr Punkte hat, gewinnt. Punkte bekommst du für Wege, Häuser und Türme, die mit deinen Gefolgsleuten abgeschlossen werden. Am Ende bringen auch der größere Palas und die Höfe Punkte.',
  },
  'c-turn': {
    title: 'Pünktchen: so passt es',
    text: 'Jeder Platz hat so viele Pünktchen, wie das Plättchen dort Ausrichtungen hat. Sind es mehrere, darfst du es drehen: Tippe den Platz noch einmal an, oder nimm die Drehknöpfe oder die Taste R.',
  },
  'c-final': {
    title: 'Was „Endstand“ bedeutet',
    text: 'Die kleine Zahl unter den Punkten, der „Endstand“, sagt, wie viele Punkte es wären, wenn das Spiel jetzt zu Ende ginge: Palas, Höfe und Mauerplättchen sind mitgezählt.',
  },
  'c-hold': {
    title: 'Gefolgsleute sind knapp',
    text: 'Du hast nur noch wenige Gefolgsleute, und was nicht abgeschlossen wird, bringt nichts. Sichere dir, was bald fertig wird, und hebe einen für einen reichen Hof gegen Ende auf.',
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
  'k-goal': {
    title: 'Die meisten Punkte gewinnen',
    text: 'Wer nach der letzten Runde die meisten Punkte hat, gewinnt. In jeder Runde sichert dein Gefolgsmann Karten einer Reihe: Personen zählen sofort, Tiere immer, wenn ihre Art wächst, Gebäude am Ende.',
  },
  'k-card': {
    title: 'Die Wertungskarte',
    text: 'Was Tiere und Gebäude bringen, steht auf deiner Wertungskarte. Du kannst sie jederzeit ansehen.',
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
    text: 'Statt eine Karte anzulegen, darfst du deinen Gefolgsmann setzen. Er sichert alle Karten zwischen sich und dem Anfang der Reihe oder dem vorigen Gefolgsmann. Was danach kommt, gehört nicht mehr dazu.',
  },
  'k-claim-worth': {
    title: 'Wann sicherst du eine Reihe?',
    text: 'Statt eine Karte anzulegen, darfst du deinen Gefolgsmann setzen. Er sichert alle Karten zwischen sich und dem Anfang der Reihe oder dem vorigen Gefolgsmann. Was danach kommt, gehört nicht mehr dazu. Wähle ihn aus: An jeder Reihe steht, was sie dir jetzt bringen würde.',
  },
  'k-wait': {
    title: 'Setze nicht zu früh',
    text: 'Warte mit dem Gefolgsmann: Jede Karte, die noch dazukommt, zählt für dich. Setze ihn, bevor es jemand anderes tut.',
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
