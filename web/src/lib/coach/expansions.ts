// What the coach says about the smaller expansions and the tower.
import type { ExpansionTip } from './coach';
import { tip, type TipText } from './tip';

export const EXPANSIONS: Record<ExpansionTip, TipText> = {
  fly: tip(
    'flying',
    { de: 'Ein Fluggerät', en: 'A flying machine' },
    {
      de: 'Statt hier eine Figur einzusetzen, darfst du einen Meeple losschicken. Der Würfel sagt, ob er einen, zwei oder drei Plätze weit fliegt, immer in Pfeilrichtung. Landen darf er auch dort, wo schon jemand steht.',
      en: 'Instead of placing a figure here you may send a meeple off. The die says whether it flies one, two or three cells, always the way the arrow points. It may land even where somebody stands.',
    },
  ),
  die: tip(
    'landing',
    { de: 'Der Würfel ist gefallen', en: 'The die is cast' },
    {
      de: 'Der Meeple fliegt genau {n} weit. Trifft er dort eine offene Straße, eine offene Stadt oder ein offenes Kloster, muss er landen. Sonst kehrt er zurück, und in diesem Zug kommt keine andere Figur mehr.',
      en: 'The meeple flies exactly {n} far. If it meets an open road, city or monastery there, it must land. Otherwise it returns, and no other figure follows in this turn.',
    },
  ),
  land: tip(
    'landing',
    { de: 'Wo landest du?', en: 'Where do you land?' },
    {
      de: 'Du hast die Wahl zwischen den offenen Gebieten dieses Plättchens. Steht dort schon jemand, ringt ihr nun um die Mehrheit.',
      en: 'You may choose among the open features of this tile. If somebody stands there already, you now struggle for the majority.',
    },
  ),
  counter: tip(
    'counters',
    { de: 'Welche Zählfigur zieht?', en: 'Which counter moves?' },
    {
      de: 'Zählmeeple oder Meeplefrau: Du entscheidest, wer die Punkte zieht. Bleibt in deinem Zug eine davon auf einem dunklen Feld stehen, bekommst du eine Depesche.',
      en: 'Meeple or woman: you decide which one moves the points. If in your turn one of them comes to rest on a dark space, you get a message.',
    },
  ),
  message: tip(
    'message',
    { de: 'Eine Depesche', en: 'A message' },
    {
      de: 'Du bist auf einem dunklen Feld gelandet. Tu, was die Depesche sagt, oder nimm zwei Punkte. Rechne nach: Manchmal bringen dich gerade die zwei Punkte wieder auf ein dunkles Feld.',
      en: 'You landed on a dark space. Do what the message says, or take two points. Do the sums: sometimes just these two points bring you to a dark space again.',
    },
  ),
  ferry: tip(
    'lakes',
    { de: 'Eine Fähre auf den See', en: 'A ferry for the lake' },
    {
      de: 'Wähle zwei Anlegestellen: Ihre Straßen werden eine. An den übrigen Anlegestellen ist die Straße zu Ende und kann dadurch fertig sein.',
      en: 'Choose two piers: their roads become one. At the other piers the road ends and may be finished by that.',
    },
  ),
  ferryTurn: tip(
    'turning-ferries',
    { de: 'Du darfst eine Fähre umlegen', en: 'You may turn a ferry' },
    {
      de: 'Dein Plättchen verlängert eine Straße, die zu einer Fähre führt. Du darfst die Fähre auf zwei andere Anlegestellen legen und so Straßen trennen, verbinden oder schließen.',
      en: 'Your tile extends a road that leads to a ferry. You may lay the ferry between two other piers and so part, join or close roads.',
    },
  ),
  gold: tip(
    'gold-bars',
    { de: 'Gold!', en: 'Gold!' },
    {
      de: 'Ein Barren liegt schon auf der Mine. Lege den zweiten auf ein Plättchen daneben, am besten dorthin, wo dir bald ein Gebiet gehört: Die Mehrheit im fertigen Gebiet nimmt alles Gold darauf.',
      en: 'One bar lies on the mine already. Put the second on a tile beside it, best where a feature will soon be yours: the majority in a finished feature takes all gold on it.',
    },
  ),
  goldTaken: tip(
    'taking-gold',
    { de: 'Gold ist genommen', en: 'Gold is taken' },
    {
      de: '{gets} Gold aus dem fertigen Gebiet. Gezählt wird es am Ende: Je mehr Barren jemand hat, desto mehr ist jeder wert.',
      en: '{gets} gold from the finished feature. It is counted at the end: the more bars somebody has, the more each is worth.',
    },
  ),
  take: tip(
    'taking-gold',
    { de: 'Nimm einen Barren', en: 'Take a bar' },
    {
      de: 'Mehrere haben Anspruch auf dieses Gold. Ihr nehmt reihum je einen Barren; du suchst dir aus, von welchem Plättchen.',
      en: 'Several people have a claim to this gold. You take one bar each in turn; you choose from which tile.',
    },
  ),
  magic: tip(
    'moving-magic',
    { de: 'Magier oder Hexe?', en: 'Mage or witch?' },
    {
      de: 'Einen von beiden musst du auf eine offene Straße oder in eine offene Stadt setzen. Der Magier macht sie wertvoller, also gern zu dir; die Hexe halbiert, also eher zu den anderen.',
      en: 'You must put one of the two on an open road or in an open city. The mage makes it worth more, so bring him home; the witch halves it, so send her to others.',
    },
  ),
  mage: tip(
    'magic-scoring',
    { de: 'Der Magier hat geholfen', en: 'The mage has helped' },
    {
      de: '{gets} {points}: Der Magier legte für jedes Plättchen einen dazu. Er verlässt nun die Landschaft, bis ihn ein Zeichen zurückholt.',
      en: '{gets} {points}: the mage added one for every tile. He now leaves the landscape until a sign brings him back.',
    },
  ),
  witch: tip(
    'magic-scoring',
    { de: 'Die Hexe war da', en: 'The witch was there' },
    {
      de: '{gets} nur {points}: Die Hexe hat den Wert halbiert. Sie verlässt nun die Landschaft.',
      en: '{gets} only {points}: the witch halved the value. She now leaves the landscape.',
    },
  ),
  robber: tip(
    'placing-robbers',
    { de: 'Ein Platz für deinen Räuber', en: 'A place for your robber' },
    {
      de: 'Stell ihn auf der Wertungstafel neben eine fremde Zählfigur. Von den nächsten Punkten, mit denen sie zieht, bekommst du die Hälfte, ohne dass ihr etwas fehlt.',
      en: 'Put it on the track beside somebody else’s counter. Of the next points with which that counter moves you get half, and nobody loses any.',
    },
  ),
  robbed: tip(
    'robbing',
    { de: 'Ein Räuber hat zugeschlagen', en: 'A robber has struck' },
    {
      de: '{gets} {points}, die Hälfte dessen, was neben dem Räuber gezogen wurde. Die andere Seite behält alles, und der Räuber geht heim.',
      en: '{gets} {points}, half of what was moved beside the robber. The other side keeps everything, and the robber goes home.',
    },
  ),
  rob: tip(
    'robbing',
    { de: 'Wovon nimmst du die Hälfte?', en: 'Half of what do you take?' },
    {
      de: 'Neben deinem Räuber sind mehrere Zählfiguren gezogen. Du darfst dir einen der Beträge aussuchen.',
      en: 'Several counters beside your robber have moved. You may choose one of the amounts.',
    },
  ),
  watched: tip(
    'robbing',
    { de: 'Ein Räuber schaut zu', en: 'A robber is watching' },
    {
      de: 'Neben deiner Zählfigur steht ein Räuber. Er bekommt die Hälfte des ersten Betrags, mit dem sie zieht; die Reihenfolge bestimmst du.',
      en: 'A robber stands beside your counter. It gets half of the first amount with which the counter moves; you decide the order.',
    },
  ),
  circle: tip(
    'circle-choice',
    { de: 'Was bewirkt der Kornkreis?', en: 'What does the crop circle do?' },
    {
      de: 'Du entscheidest für alle: Entweder darf jede und jeder einen Meeple zu einem eigenen dieser Art dazusetzen, oder alle müssen einen zurücknehmen. Du kommst zuletzt.',
      en: 'You decide for everybody: either all may add a meeple to one of their own of that kind, or all must take one back. You come last.',
    },
  ),
  join: tip(
    'circle-choice',
    { de: 'Verstärkung', en: 'Reinforcements' },
    {
      de: 'Durch den Kornkreis darfst du einen Meeple zu einem eigenen stellen. Nirgends sonst kannst du dich so leicht zur Mehrheit machen.',
      en: 'The crop circle lets you put a meeple beside one of your own. Nowhere else is a majority so easy to get.',
    },
  ),
  remove: tip(
    'circle-choice',
    { de: 'Einer muss heim', en: 'One must go home' },
    {
      de: 'Der Kornkreis verlangt einen Meeple zurück, ohne Punkte. Wähle den, der dir am wenigsten bringt.',
      en: 'The crop circle demands a meeple back, without points. Choose the one that brings you least.',
    },
  ),
  piece: tip(
    'tower-pieces',
    { de: 'Turmteil statt Figur', en: 'A tower piece instead of a figure' },
    {
      de: 'Statt eine Figur einzusetzen, darfst du irgendeinen offenen Turm um ein Stockwerk erhöhen und dann einen Meeple in seiner Reichweite fangen.',
      en: 'Instead of placing a figure you may raise any open tower by a storey and then capture a meeple in its reach.',
    },
  ),
  guard: tip(
    'guards',
    { de: 'Einen Turm schließen', en: 'Closing a tower' },
    {
      de: 'Ein Meeple auf dem Turm hält ihn für immer so hoch, wie er ist. Das schützt deine Figuren in der Nähe, kostet dich aber den Meeple.',
      en: 'A meeple on the tower keeps it as high as it is for good. That protects your figures near it but costs you the meeple.',
    },
  ),
  capture: tip(
    'capture',
    { de: 'Wen fängst du?', en: 'Whom do you capture?' },
    {
      de: 'Der Turm reicht so weit, wie er hoch ist, in vier Richtungen. Du darfst einen Meeple nehmen: Fremde werden Gefangene, eigene kommen heim.',
      en: 'The tower reaches as far as it is high, in four directions. You may take one meeple: others’ become prisoners, your own come home.',
    },
  ),
  captured: tip(
    'prisoners',
    { de: 'Dein Meeple ist gefangen', en: 'Your meeple is a prisoner' },
    {
      de: 'Fängst du einen Meeple derselben Person, werden beide sofort getauscht. Oder du kaufst deinen in einem deiner Züge für drei Punkte frei.',
      en: 'If you capture a meeple of the same person, both are exchanged at once. Or you buy yours back for three points in one of your turns.',
    },
  ),
  ransom: tip(
    'prisoners',
    { de: 'Freikaufen', en: 'Buying back' },
    {
      de: 'Für drei Punkte bekommst du einen gefangenen Meeple zurück und darfst ihn gleich einsetzen. Die Punkte gehen an die Person, die ihn hielt.',
      en: 'For three points you get a captured meeple back and may place it at once. The points go to whoever held it.',
    },
  ),
  exchange: tip(
    'prisoners',
    { de: 'Gefangene werden getauscht', en: 'Prisoners are exchanged' },
    {
      de: 'Ihr haltet Meeple voneinander: Einer gegen einen geht sofort zurück. Du wählst, welchen deiner Meeple du wiederhaben willst.',
      en: 'You hold meeples of each other: one for one goes back at once. You choose which of your meeples you want back.',
    },
  ),
};
