// Deutsch: die Tipps des Coachs; `c-` ist Die Burg, `k-` Cardcassonne.
import type { tips as reference } from '../en/tips';

export const tips: typeof reference = {
  place: {
    title: 'Dein erstes Plättchen',
    text: 'Wähle einen der gestrichelten Plätze. Überall dort passen alle Seiten: Straße an Straße, Stadt an Stadt, Wiese an Wiese.',
  },
  turn: {
    title: 'Du darfst drehen',
    text: 'Manche Plätze passen in mehreren Richtungen. Tippe den Platz noch einmal an, nimm die Drehknöpfe oder die Taste R.',
  },
  figure: {
    title: 'Eine Figur einsetzen?',
    text: 'Mit einem Meeple sicherst du dir ein Gebiet dieses Plättchens. „Jetzt“ ist, was es am Spielende offen brächte, „wenn fertig“, was es fertig bringt. Ist es fertig, kommt der Meeple zurück. Du darfst auch verzichten.',
  },
  undo: {
    title: 'Noch ist nichts entschieden',
    text: 'Bis du den Zug beendest, kannst du das Plättchen mit „Rückgängig“ wieder aufnehmen und anders legen.',
  },
  field: {
    title: 'Wiesen sind etwas für später',
    text: 'Auch auf eine Wiese darf ein Meeple, als Bäuerin. Sie bleibt bis zum Ende liegen und zählt erst dann: drei Punkte für jede fertige Stadt an ihrer Wiese.',
  },
  others: {
    title: 'Jetzt sind die anderen dran',
    text: 'Reihum legt jede und jeder ein Plättchen. Auch ihre Plättchen können deine Gebiete fertig machen: Die Punkte bekommst du.',
  },
  road: {
    title: 'Eine Straße ist fertig',
    text: '{gets} {points}, {each} für jedes Plättchen der Straße. Die Meeple darauf kehren in den Vorrat zurück.',
  },
  city: {
    title: 'Eine Stadt ist fertig',
    text: '{gets} {points}, {each} für jedes Plättchen und jedes Wappen. Fertige Städte zahlen am Ende auch den Wiesen ringsum.',
  },
  monastery: {
    title: 'Ein Kloster ist fertig',
    text: '{gets} {points}: Rundherum liegen acht Plättchen, und das Kloster selbst zählt mit.',
  },
  garden: {
    title: 'Ein Garten ist fertig',
    text: '{gets} {points}. Gärten zählen wie Klöster, aber nur der Abt darf hinein.',
  },
  joined: {
    title: 'Hier steht ihr zu mehreren',
    text: 'Zwei Gebiete sind zusammengewachsen. Wer darin die meisten Meeple hat, bekommt alle Punkte; bei Gleichstand bekommen alle die volle Zahl.',
  },
  majority: {
    title: 'Die Mehrheit entscheidet',
    text: 'In diesem Gebiet standen mehrere. Wer die meisten Meeple darin hatte, bekommt {points}, die anderen nichts.',
  },
  tie: {
    title: 'Gleichstand: Alle bekommen alles',
    text: 'Mehrere hatten hier gleich viele Meeple. Dann wird nicht geteilt: Jede und jeder bekommt {points}.',
  },
  noMeeple: {
    title: 'Kein Meeple mehr im Vorrat',
    text: 'Alle deine Meeple sind unterwegs. Mach eines ihrer Gebiete fertig, dann kommt einer zurück.',
  },
  river: {
    title: 'Erst der Fluss',
    text: 'Am Anfang setzt jedes Plättchen den Fluss fort. Auf den Fluss selbst darf keine Figur, auf alles andere schon.',
  },
  abbot: {
    title: 'Ein Platz für den Abt',
    text: 'Der Abt darf auf Klöster und als Einziger in Gärten. Du kannst ihn später jederzeit zurücknehmen und bekommst, was sein Platz dann wert ist.',
  },
  recall: {
    title: 'Den Abt zurücknehmen',
    text: 'Statt eine Figur einzusetzen, darfst du deinen Abt heimholen. Du bekommst sofort die Punkte, die dabeistehen.',
  },
  inn: {
    title: 'Ein Wirtshaus',
    text: 'Eine fertige Straße mit Wirtshaus bringt zwei Punkte je Plättchen. Bleibt sie offen, bringt sie am Ende nichts.',
  },
  cathedral: {
    title: 'Eine Kathedrale',
    text: 'Eine fertige Stadt mit Kathedrale bringt drei Punkte je Plättchen und Wappen. Bleibt sie offen, bringt sie am Ende nichts.',
  },
  bigMeeple: {
    title: 'Der große Meeple',
    text: 'Er zählt bei der Mehrheit für zwei. Nimm ihn dort, wo jemand mit dir um ein Gebiet ringt.',
  },
  goods: {
    title: 'Waren aus einer Stadt',
    text: 'Eine Stadt mit Waren ist fertig. {gets} sie für das letzte Plättchen, egal, wem die Stadt gehört. Wer am Ende von einer Art die meisten hat, bekommt zehn Punkte.',
  },
  builder: {
    title: 'Der Baumeister',
    text: 'Er darf zu einem eigenen Meeple auf Straße oder in Stadt. Verlängerst du das Gebiet später, ziehst du gleich noch ein Plättchen.',
  },
  again: {
    title: 'Ein zweites Plättchen',
    text: 'Du hast das Gebiet deines Baumeisters verlängert. Dafür darfst du noch ein Plättchen ziehen und legen, aber kein drittes.',
  },
  pig: {
    title: 'Das Schwein',
    text: 'Es darf auf eine Wiese zu deiner Bäuerin. Hast du dort am Ende die Mehrheit, zählt für dich jede fertige Stadt vier statt drei.',
  },
  fly: {
    title: 'Ein Fluggerät',
    text: 'Statt hier eine Figur einzusetzen, darfst du einen Meeple losschicken. Der Würfel sagt, ob er einen, zwei oder drei Plätze weit fliegt, immer in Pfeilrichtung. Landen darf er auch dort, wo schon jemand steht.',
  },
  die: {
    title: 'Der Würfel ist gefallen',
    text: 'Der Meeple fliegt genau {n} weit. Trifft er dort eine offene Straße, eine offene Stadt oder ein offenes Kloster, muss er landen. Sonst kehrt er zurück, und in diesem Zug kommt keine andere Figur mehr.',
  },
  land: {
    title: 'Wo landest du?',
    text: 'Du hast die Wahl zwischen den offenen Gebieten dieses Plättchens. Steht dort schon jemand, ringt ihr nun um die Mehrheit.',
  },
  counter: {
    title: 'Welche Zählfigur zieht?',
    text: 'Zählmeeple oder Meeplefrau: Du entscheidest, wer die Punkte zieht. Bleibt in deinem Zug eine davon auf einem dunklen Feld stehen, bekommst du eine Depesche.',
  },
  message: {
    title: 'Eine Depesche',
    text: 'Du bist auf einem dunklen Feld gelandet. Tu, was die Depesche sagt, oder nimm zwei Punkte. Rechne nach: Manchmal bringen dich gerade die zwei Punkte wieder auf ein dunkles Feld.',
  },
  ferry: {
    title: 'Eine Fähre auf den See',
    text: 'Wähle zwei Anlegestellen: Ihre Straßen werden eine. An den übrigen Anlegestellen ist die Straße zu Ende und kann dadurch fertig sein.',
  },
  ferryTurn: {
    title: 'Du darfst eine Fähre umlegen',
    text: 'Dein Plättchen verlängert eine Straße, die zu einer Fähre führt. Du darfst die Fähre auf zwei andere Anlegestellen legen und so Straßen trennen, verbinden oder schließen.',
  },
  gold: {
    title: 'Gold!',
    text: 'Ein Barren liegt schon auf der Mine. Lege den zweiten auf ein Plättchen daneben, am besten dorthin, wo dir bald ein Gebiet gehört: Die Mehrheit im fertigen Gebiet nimmt alles Gold darauf.',
  },
  goldTaken: {
    title: 'Gold ist genommen',
    text: '{gets} Gold aus dem fertigen Gebiet. Gezählt wird es am Ende: Je mehr Barren jemand hat, desto mehr ist jeder wert.',
  },
  take: {
    title: 'Nimm einen Barren',
    text: 'Mehrere haben Anspruch auf dieses Gold. Ihr nehmt reihum je einen Barren; du suchst dir aus, von welchem Plättchen.',
  },
  magic: {
    title: 'Magier oder Hexe?',
    text: 'Einen von beiden musst du auf eine offene Straße oder in eine offene Stadt setzen. Der Magier macht sie wertvoller, also gern zu dir; die Hexe halbiert, also eher zu den anderen.',
  },
  mage: {
    title: 'Der Magier hat geholfen',
    text: '{gets} {points}: Der Magier legte für jedes Plättchen einen dazu. Er verlässt nun die Landschaft, bis ihn ein Zeichen zurückholt.',
  },
  witch: {
    title: 'Die Hexe war da',
    text: '{gets} nur {points}: Die Hexe hat den Wert halbiert. Sie verlässt nun die Landschaft.',
  },
  robber: {
    title: 'Ein Platz für deinen Räuber',
    text: 'Stell ihn auf der Wertungstafel neben eine fremde Zählfigur. Von den nächsten Punkten, mit denen sie zieht, bekommst du die Hälfte, ohne dass ihr etwas fehlt.',
  },
  robbed: {
    title: 'Ein Räuber hat zugeschlagen',
    text: '{gets} {points}, die Hälfte dessen, was neben dem Räuber gezogen wurde. Die andere Seite behält alles, und der Räuber geht heim.',
  },
  rob: {
    title: 'Wovon nimmst du die Hälfte?',
    text: 'Neben deinem Räuber sind mehrere Zählfiguren gezogen. Du darfst dir einen der Beträge aussuchen.',
  },
  watched: {
    title: 'Ein Räuber schaut zu',
    text: 'Neben deiner Zählfigur steht ein Räuber. Er bekommt die Hälfte des ersten Betrags, mit dem sie zieht; die Reihenfolge bestimmst du.',
  },
  circle: {
    title: 'Was bewirkt der Kornkreis?',
    text: 'Du entscheidest für alle: Entweder darf jede und jeder einen Meeple zu einem eigenen dieser Art dazusetzen, oder alle müssen einen zurücknehmen. Du kommst zuletzt.',
  },
  join: {
    title: 'Verstärkung',
    text: 'Durch den Kornkreis darfst du einen Meeple zu einem eigenen stellen. Nirgends sonst kannst du dich so leicht zur Mehrheit machen.',
  },
  remove: {
    title: 'Einer muss heim',
    text: 'Der Kornkreis verlangt einen Meeple zurück, ohne Punkte. Wähle den, der dir am wenigsten bringt.',
  },
  piece: {
    title: 'Turmteil statt Figur',
    text: 'Statt eine Figur einzusetzen, darfst du irgendeinen offenen Turm um ein Stockwerk erhöhen und dann einen Meeple in seiner Reichweite fangen.',
  },
  guard: {
    title: 'Einen Turm schließen',
    text: 'Ein Meeple auf dem Turm hält ihn für immer so hoch, wie er ist. Das schützt deine Figuren in der Nähe, kostet dich aber den Meeple.',
  },
  capture: {
    title: 'Wen fängst du?',
    text: 'Der Turm reicht so weit, wie er hoch ist, in vier Richtungen. Du darfst einen Meeple nehmen: Fremde werden Gefangene, eigene kommen heim.',
  },
  captured: {
    title: 'Dein Meeple ist gefangen',
    text: 'Fängst du einen Meeple derselben Person, werden beide sofort getauscht. Oder du kaufst deinen in einem deiner Züge für drei Punkte frei.',
  },
  ransom: {
    title: 'Freikaufen',
    text: 'Für drei Punkte bekommst du einen gefangenen Meeple zurück und darfst ihn gleich einsetzen. Die Punkte gehen an die Person, die ihn hielt.',
  },
  exchange: {
    title: 'Gefangene werden getauscht',
    text: 'Ihr haltet Meeple voneinander: Einer gegen einen geht sofort zurück. Du wählst, welchen deiner Meeple du wiederhaben willst.',
  },
  lastTiles: {
    title: 'Das Ende ist nah',
    text: 'Noch zu ziehen: {n} Plättchen. Am Ende zählen auch offene Gebiete, aber eine offene Stadt nur halb. Übrige Meeple bringen nichts: Setz sie ein.',
  },
  final: {
    title: 'Die letzte Wertung',
    text: 'Jetzt zählte noch alles Offene: Straßen, Städte und Klöster einfach, Wiesen nach ihren fertigen Städten. Gut gespielt!',
  },
  'c-place': {
    title: 'Nur Wege müssen passen',
    text: 'Dein Plättchen muss ein anderes oder ein Startfeld der Mauer mit einer Seite berühren. Ein Weg muss weiterlaufen; Haus, Turm und Hof dürfen aneinanderstoßen, wie sie wollen.',
  },
  'c-figure': {
    title: 'Ein Gefolgsmann?',
    text: 'Er geht auf einen Teil dieses Plättchens, der noch niemandem gehört. Sobald Weg, Haus oder Turm abgeschlossen ist, zählt er und kommt zurück.',
  },
  'c-court': {
    title: 'Auf dem Hof bleibt er liegen',
    text: 'Ein Hof wird nie abgeschlossen. Am Ende bringt er dem, der dort mehr Händler hat, drei Punkte je Markt.',
  },
  'c-scored': {
    title: 'Abgeschlossen',
    text: '{gets} {points}, der Zähler läuft auf der Mauer weiter. Weg und Haus zählen einen Punkt je Plättchen, ein Turm zwei, ein Weg mit Brunnen auch zwei.',
  },
  'c-contrast': {
    title: 'Auch der Gegensatz schließt ab',
    text: 'Ein Haus oder Turm ist abgeschlossen, wenn keine Seite mehr ins Leere zeigt. Es genügt, dass daneben etwas anderes liegt: So kannst du Kleines früh abschließen – auch beim Gegner.',
  },
  'c-track': {
    title: 'Genau landen lohnt sich',
    text: 'Endet ein Zug deines Zählers genau auf einem Eckturm, nimmst du das Mauerplättchen dort. In der Liste bei deinem Namen steht, wie viele Punkte dir fehlen; beim Legen siehst du, wohin die Zähler kämen.',
  },
  'c-wall': {
    title: 'Ein Mauerplättchen',
    text: '{gets} das Mauerplättchen von Eckturm {n}: „{tile}“. Manche spielt man in einem späteren Zug aus, andere wirken am Ende von selbst.',
  },
  'c-play': {
    title: 'Mauerplättchen ausspielen',
    text: 'Jetzt, vor der Wertung, darfst du beliebig viele ausspielen. Sie verlassen danach das Spiel.',
  },
  'c-idle': {
    title: 'Manche bewirken gerade nichts',
    text: 'Ein ausgespieltes Mauerplättchen ist weg, auch wenn es nichts bewirkt. „Jetzt ohne Wirkung“ warnt dich davor.',
  },
  'c-keep': {
    title: 'Der Palas zieht ein',
    text: 'Wer ein größeres Haus wertet als zuvor, stellt seinen Palas darauf, hier auf eines aus {tiles}. Am Ende bringt der größere Palas so viele Punkte, wie die größte freie Fläche Felder hat.',
  },
  'c-free': {
    title: 'Die freie Fläche zählt',
    text: 'Noch {n} Plättchen. Die größte freie Fläche ist unterlegt: Sie gehört am Ende dem größeren Palas. Wer ihn hat, lässt sie groß, der andere baut hinein.',
  },
  'c-extra': {
    title: 'Dein Extrazug',
    text: 'Ein vollständiger weiterer Zug, durch dein Mauerplättchen.',
  },
  'c-order': {
    title: 'Du bestimmst die Reihenfolge',
    text: 'Mehrere Wertungen sind fällig, jede ist ein eigener Zug des Zählers. Wähle so, dass er genau auf Ecktürmen landet – oder der andere nicht.',
  },
  'c-others': {
    title: 'Jetzt ist der andere dran',
    text: 'Auch seine Plättchen können abschließen, was dir gehört: Die Punkte bekommst du, und auch das Mauerplättchen.',
  },
  'c-none': {
    title: 'Kein Gefolgsmann mehr',
    text: 'Erst wenn etwas von dir abgeschlossen wird, kommt einer zurück.',
  },
  'c-end': {
    title: 'Die Schlusswertung',
    text: 'Der größere Palas zählt die größte freie Fläche, Höfe zählen ihre Märkte, und die übrigen Mauerplättchen wirken. Die Tabelle zeigt, was wofür kam.',
  },
  'k-first': {
    title: 'Die erste Karte liegt verdeckt',
    text: 'Deine erste Karte jeder Runde legst du verdeckt an das Ende einer beliebigen Reihe, auch einer anderen Farbe. Nur du kannst sie noch ansehen.',
  },
  'k-later': {
    title: 'Danach zählt die Farbe',
    text: 'Alle weiteren Karten kommen offen in die Reihe ihrer Farbe; Joker, Drache und Fee passen überall.',
  },
  'k-claim': {
    title: 'Wann sicherst du eine Reihe?',
    text: 'Statt einer Karte darfst du deinen Gefolgsmann setzen. Er sichert alle Karten vom Brett oder vom vorigen Gefolgsmann bis zu ihm. Was danach kommt, gehört ihm nicht mehr. Wähle ihn aus: An jeder Reihe steht, was sie dir jetzt brächte.',
  },
  'k-last': {
    title: 'Du bist der Letzte',
    text: 'Wer seinen Gefolgsmann zuletzt setzt, gibt die nächste Runde.',
  },
  'k-put': {
    title: 'Ein Joker in der Auslage',
    text: 'Wer gibt, legt ihn in eine beliebige Reihe.',
  },
  'k-foreign': {
    title: 'Eine Karte in fremder Reihe',
    text: 'Sie lag verdeckt in einer Reihe anderer Farbe. Nimm zehn Punkte, dann ist sie weg, oder behalte sie für deine Sammlung.',
  },
  'k-assign': {
    title: 'Ein Tierjoker',
    text: 'Er gehört von jetzt an zu einer deiner Tierarten, und die zählt gleich mit.',
  },
  'k-persons': {
    title: 'Personen',
    text: '{gets} {points}: die Summe der Werte mal die Zahl der Personen. Viele in einer Reihe lohnen sich.',
  },
  'k-animals': {
    title: 'Tiere zählen immer wieder',
    text: '{gets} {points}. Tiere bleiben liegen; wächst eine Art, zählt sie noch einmal ganz.',
  },
  'k-chest': {
    title: 'Gebäude kommen unter die Truhe',
    text: 'Sie zählen erst am Ende: in Serien verschiedener Gebäude. Bis dahin darf niemand nachsehen.',
  },
  'k-others': {
    title: 'Jetzt sind die anderen dran',
    text: 'Alle spielen reihum eine Karte oder den Gefolgsmann, bis niemand mehr etwas hat.',
  },
  'k-end': {
    title: 'Die Truhen gehen auf',
    text: 'Gebäude werden zu den besten Serien sortiert. Bei gleich vielen Punkten gewinnt, wer mehr Gebäude hat.',
  },
};
