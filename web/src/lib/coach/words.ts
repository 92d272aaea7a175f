// What the coach says. `rule` is the anchor of the section on the rules page.
import type { Both } from '../i18n/both';
import type { Tip } from './coach';
import { EXPANSIONS } from './expansions';
import { tip, type TipText } from './tip';

export const TIPS: Record<Tip, TipText> = {
  place: tip(
    'placing',
    { de: 'Dein erstes Plättchen', en: 'Your first tile' },
    {
      de: 'Wähle einen der gestrichelten Plätze. Überall dort passen alle Seiten: Straße an Straße, Stadt an Stadt, Wiese an Wiese.',
      en: 'Choose one of the dashed spots. Everywhere there all sides fit: road to road, city to city, field to field.',
    },
  ),
  turn: tip(
    'placing',
    { de: 'Du darfst drehen', en: 'You may turn it' },
    {
      de: 'Manche Plätze passen in mehreren Richtungen. Tippe den Platz noch einmal an, nimm die Drehknöpfe oder die Taste R.',
      en: 'At some spots it fits several ways round. Tap the spot again, use the turn buttons or the key R.',
    },
  ),
  figure: tip(
    'meeples',
    { de: 'Eine Figur einsetzen?', en: 'Place a figure?' },
    {
      de: 'Mit einem Meeple sicherst du dir ein Gebiet dieses Plättchens. „Jetzt“ ist, was es am Spielende offen brächte, „wenn fertig“, was es fertig bringt. Ist es fertig, kommt der Meeple zurück. Du darfst auch verzichten.',
      en: 'With a meeple you claim a feature of this tile. “Now” is what it would bring if still open at the end, “when finished” what it brings finished. Once it is finished the meeple comes home. You may also place none.',
    },
  ),
  undo: tip(
    'turn',
    { de: 'Noch ist nichts entschieden', en: 'Nothing is final yet' },
    {
      de: 'Bis du den Zug beendest, kannst du das Plättchen mit „Rückgängig“ wieder aufnehmen und anders legen.',
      en: 'Until you finish your turn, “Undo” takes the tile back so that you can lay it elsewhere.',
    },
  ),
  field: tip(
    'fields',
    { de: 'Wiesen sind etwas für später', en: 'Fields are for later' },
    {
      de: 'Auch auf eine Wiese darf ein Meeple, als Bäuerin. Sie bleibt bis zum Ende liegen und zählt erst dann: drei Punkte für jede fertige Stadt an ihrer Wiese.',
      en: 'A meeple may go on a field too, as a farmer. It stays until the end and counts only then: three points for every finished city at its field.',
    },
  ),
  others: tip(
    'turn',
    { de: 'Jetzt sind die anderen dran', en: 'Now it is the others’ turn' },
    {
      de: 'Reihum legt jede und jeder ein Plättchen. Auch ihre Plättchen können deine Gebiete fertig machen: Die Punkte bekommst du.',
      en: 'Everybody lays a tile in turn. Their tiles can finish your features too: the points are yours.',
    },
  ),
  road: tip(
    'roads',
    { de: 'Eine Straße ist fertig', en: 'A road is finished' },
    {
      de: '{gets} {points}, {each} für jedes Plättchen der Straße. Die Meeple darauf kehren in den Vorrat zurück.',
      en: '{gets} {points}, {each} for every tile of the road. The meeples on it return to the supply.',
    },
  ),
  city: tip(
    'cities',
    { de: 'Eine Stadt ist fertig', en: 'A city is finished' },
    {
      de: '{gets} {points}, {each} für jedes Plättchen und jedes Wappen. Fertige Städte zahlen am Ende auch den Wiesen ringsum.',
      en: '{gets} {points}, {each} for every tile and every pennant. At the end finished cities also pay the fields around them.',
    },
  ),
  monastery: tip(
    'monasteries',
    { de: 'Ein Kloster ist fertig', en: 'A monastery is finished' },
    {
      de: '{gets} {points}: Rundherum liegen acht Plättchen, und das Kloster selbst zählt mit.',
      en: '{gets} {points}: eight tiles lie around it, and the monastery itself counts too.',
    },
  ),
  garden: tip(
    'abbot',
    { de: 'Ein Garten ist fertig', en: 'A garden is finished' },
    {
      de: '{gets} {points}. Gärten zählen wie Klöster, aber nur der Abt darf hinein.',
      en: '{gets} {points}. Gardens count like monasteries, but only the abbot may go there.',
    },
  ),
  joined: tip(
    'majority',
    { de: 'Hier steht ihr zu mehreren', en: 'You share a feature' },
    {
      de: 'Zwei Gebiete sind zusammengewachsen. Wer darin die meisten Meeple hat, bekommt alle Punkte; bei Gleichstand bekommen alle die volle Zahl.',
      en: 'Two features have grown together. Whoever has most meeples there gets all the points; if several have the same, each gets the full number.',
    },
  ),
  majority: tip(
    'majority',
    { de: 'Die Mehrheit entscheidet', en: 'The majority decides' },
    {
      de: 'In diesem Gebiet standen mehrere. Wer die meisten Meeple darin hatte, bekommt {points}, die anderen nichts.',
      en: 'Several people stood in this feature. Whoever had most meeples there gets {points}, the others none.',
    },
  ),
  tie: tip(
    'majority',
    { de: 'Gleichstand: Alle bekommen alles', en: 'A tie: everybody gets everything' },
    {
      de: 'Mehrere hatten hier gleich viele Meeple. Dann wird nicht geteilt: Jede und jeder bekommt {points}.',
      en: 'Several people had equally many meeples here. Then nothing is split: each gets {points}.',
    },
  ),
  noMeeple: tip(
    'home',
    { de: 'Kein Meeple mehr im Vorrat', en: 'No meeple left' },
    {
      de: 'Alle deine Meeple sind unterwegs. Mach eines ihrer Gebiete fertig, dann kommt einer zurück.',
      en: 'All your meeples are out. Finish one of their features, and one comes home.',
    },
  ),
  river: tip(
    'river',
    { de: 'Erst der Fluss', en: 'First the river' },
    {
      de: 'Am Anfang setzt jedes Plättchen den Fluss fort. Auf den Fluss selbst darf keine Figur, auf alles andere schon.',
      en: 'At first every tile continues the river. No figure may go on the river itself, but on everything else.',
    },
  ),
  abbot: tip(
    'abbot',
    { de: 'Ein Platz für den Abt', en: 'A place for the abbot' },
    {
      de: 'Der Abt darf auf Klöster und als Einziger in Gärten. Du kannst ihn später jederzeit zurücknehmen und bekommst, was sein Platz dann wert ist.',
      en: 'The abbot may go on monasteries and, he alone, into gardens. You can take him back later at any time and get what his place is worth then.',
    },
  ),
  recall: tip(
    'abbot-recall',
    { de: 'Den Abt zurücknehmen', en: 'Taking the abbot back' },
    {
      de: 'Statt eine Figur einzusetzen, darfst du deinen Abt heimholen. Du bekommst sofort die Punkte, die dabeistehen.',
      en: 'Instead of placing a figure you may bring your abbot home. You get the points shown there at once.',
    },
  ),
  inn: tip(
    'inns',
    { de: 'Ein Wirtshaus', en: 'An inn' },
    {
      de: 'Eine fertige Straße mit Wirtshaus bringt zwei Punkte je Plättchen. Bleibt sie offen, bringt sie am Ende nichts.',
      en: 'A finished road with an inn brings two points a tile. If it stays open it brings nothing at the end.',
    },
  ),
  cathedral: tip(
    'cathedrals',
    { de: 'Eine Kathedrale', en: 'A cathedral' },
    {
      de: 'Eine fertige Stadt mit Kathedrale bringt drei Punkte je Plättchen und Wappen. Bleibt sie offen, bringt sie am Ende nichts.',
      en: 'A finished city with a cathedral brings three points a tile and pennant. If it stays open it brings nothing at the end.',
    },
  ),
  bigMeeple: tip(
    'big-meeple',
    { de: 'Der große Meeple', en: 'The big meeple' },
    {
      de: 'Er zählt bei der Mehrheit für zwei. Nimm ihn dort, wo jemand mit dir um ein Gebiet ringt.',
      en: 'It counts as two in a majority. Use it where somebody struggles with you for a feature.',
    },
  ),
  goods: tip(
    'goods',
    { de: 'Waren aus einer Stadt', en: 'Goods from a city' },
    {
      de: 'Eine Stadt mit Waren ist fertig. {gets} sie für das letzte Plättchen, egal, wem die Stadt gehört. Wer am Ende von einer Art die meisten hat, bekommt zehn Punkte.',
      en: 'A city with goods is finished. {gets} them for the last tile, no matter whose city it is. At the end whoever has most of a kind gets ten points.',
    },
  ),
  builder: tip(
    'builder',
    { de: 'Der Baumeister', en: 'The builder' },
    {
      de: 'Er darf zu einem eigenen Meeple auf Straße oder in Stadt. Verlängerst du das Gebiet später, ziehst du gleich noch ein Plättchen.',
      en: 'He may join a meeple of yours on a road or in a city. If you extend that feature later, you draw another tile at once.',
    },
  ),
  again: tip(
    'builder',
    { de: 'Ein zweites Plättchen', en: 'A second tile' },
    {
      de: 'Du hast das Gebiet deines Baumeisters verlängert. Dafür darfst du noch ein Plättchen ziehen und legen, aber kein drittes.',
      en: 'You extended your builder’s feature. So you may draw and lay another tile, but no third one.',
    },
  ),
  pig: tip(
    'pig',
    { de: 'Das Schwein', en: 'The pig' },
    {
      de: 'Es darf auf eine Wiese zu deiner Bäuerin. Hast du dort am Ende die Mehrheit, zählt für dich jede fertige Stadt vier statt drei.',
      en: 'It may join your farmer on a field. If you have the majority there at the end, every finished city counts four for you instead of three.',
    },
  ),
  ...EXPANSIONS,
  lastTiles: tip(
    'end',
    { de: 'Das Ende ist nah', en: 'The end is near' },
    {
      de: 'Noch zu ziehen: {n} Plättchen. Am Ende zählen auch offene Gebiete, aber eine offene Stadt nur halb. Übrige Meeple bringen nichts: Setz sie ein.',
      en: 'Tiles left to draw: {n}. Open features count at the end too, but an open city only half. Meeples left over bring nothing: use them.',
    },
  ),
  final: tip(
    'end',
    { de: 'Die letzte Wertung', en: 'The final count' },
    {
      de: 'Jetzt zählte noch alles Offene: Straßen, Städte und Klöster einfach, Wiesen nach ihren fertigen Städten. Gut gespielt!',
      en: 'Now everything open was counted: roads, cities and monasteries once, fields by their finished cities. Well played!',
    },
  ),
};

export const COACH: Record<'gotIt' | 'rule' | 'off' | 'label' | 'youGet' | 'getsIt', Both> = {
  youGet: { de: 'Du bekommst', en: 'You get' },
  getsIt: { de: '{name} bekommt', en: '{name} gets' },
  gotIt: { de: 'Verstanden', en: 'Got it' },
  rule: { de: 'Regel lesen', en: 'Read the rule' },
  off: { de: 'Keine Tipps mehr', en: 'No more tips' },
  label: { de: 'Tipp', en: 'Tip' },
};
