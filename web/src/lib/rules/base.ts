// The base game, without fields.
import { board, steps, text, type Chapter } from './types';

export const base: Chapter = {
  id: 'base',
  title: { de: 'Grundspiel', en: 'Base game' },
  sections: [
    {
      id: 'aim',
      title: { de: 'Worum es geht', en: 'What it is about' },
      blocks: [
        text(
          'Zwei bis sechs Leute legen gemeinsam eine Landschaft aus quadratischen Plättchen: Straßen, Städte, Klöster, dazwischen Wiesen. Mit ihren Figuren, den Meeple, sichern sie sich einzelne Gebiete. Fertige Gebiete bringen Punkte, am Ende zählen auch die offenen noch etwas. Wer dann die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen mehrere.',
          'Two to six people lay one landscape together, from square tiles: roads, cities, monasteries, and fields between them. With their figures, the meeples, they lay claim to single features. Finished features bring points, and at the end the open ones still count for something. Whoever has most points then wins; if several have the same, they all win.',
        ),
        text(
          'Ein Startplättchen liegt offen in der Mitte, alle anderen werden verdeckt gezogen. Jede und jeder hat sieben Meeple im Vorrat; ein achter steht auf der Wertungstafel und zählt die Punkte.',
          'A start tile lies in the middle, all others are drawn unseen. Everybody has seven meeples in the supply; an eighth stands on the track and counts the points.',
        ),
      ],
    },
    {
      id: 'turn',
      title: { de: 'Ein Zug', en: 'A turn' },
      blocks: [
        text(
          'Wer beginnt, macht ihr unter euch aus; hier beginnt der erste Platz. Reihum läuft dann jeder Zug in drei Schritten ab, immer in dieser Reihenfolge:',
          'Agree among yourselves who begins; here the first seat does. Then everybody in turn takes three steps, always in this order:',
        ),
        steps(
          ['Ein Plättchen ziehen und anlegen: das ist Pflicht.', 'Draw a tile and lay it: you must.'],
          [
            'Eine Figur auf genau dieses Plättchen einsetzen: das ist freiwillig.',
            'Put one figure on that very tile: this is your choice.',
          ],
          [
            'Werten, was durch das Plättchen fertig geworden ist: das betrifft alle.',
            'Score what the tile has finished: this concerns everybody.',
          ],
        ),
      ],
    },
    {
      id: 'placing',
      title: { de: 'Ein Plättchen legen', en: 'Laying a tile' },
      blocks: [
        text(
          'Das neue Plättchen muss mit mindestens einer Seite an ein liegendes grenzen. Du darfst es drehen, wie du willst, aber jede Seite, die ein anderes Plättchen berührt, muss dessen Bild fortsetzen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Nur über Eck zu berühren genügt nicht.',
          'The new tile must share at least one side with a tile that lies. Turn it as you like, but every side that touches another tile must continue its picture: road to road, city to city, field to field. To touch at a corner only is not enough.',
        ),
        board(
          'place-tile',
          {
            de: 'Vier Plättchen und gestrichelte Plätze ringsum, an die eine Straßenkurve passt.',
            en: 'Four tiles, and dashed spots around them where a curve of road fits.',
          },
          {
            de: 'Gezogen wurde eine Straßenkurve. Die gestrichelten Plätze sind möglich, an manchen nur in einer Richtung.',
            en: 'A curve of road was drawn. The dashed spots are possible, some of them one way round only.',
          },
        ),
        text(
          'Passt ein Plättchen nirgends, kommt es aus dem Spiel und du ziehst ein anderes. Das ist selten.',
          'A tile that fits nowhere leaves the game, and you draw another. That is rare.',
        ),
      ],
    },
    {
      id: 'meeples',
      title: { de: 'Einen Meeple einsetzen', en: 'Placing a meeple' },
      blocks: [
        text(
          'Nach dem Legen darfst du einen Meeple aus deinem Vorrat auf das eben gelegte Plättchen setzen, niemals auf ein anderes. Auf einer Straße ist er eine Reisende, in einer Stadt ein Ritter, auf einem Kloster ein Mönch.',
          'After laying the tile you may put one meeple from your supply on it, never on another tile. On a road it is a traveller, in a city a knight, on a monastery a monk.',
        ),
        text(
          'Das Gebiet muss frei sein: Führt die Straße oder Stadt über die Nachbarplättchen zu irgendeiner Figur, auch einer eigenen, darfst du dort keinen Meeple dazustellen. Ist dein Vorrat leer, setzt du nichts ein.',
          'The feature must be free: if the road or city leads, across its neighbours, to any figure, even your own, you cannot add a meeple there. If your supply is empty you place nothing.',
        ),
        board(
          'traveller',
          {
            de: 'Das Startplättchen und rechts davon eine Kreuzung mit Dorf; ein roter Meeple steht auf der rechten Straße der Kreuzung.',
            en: 'The start tile and, right of it, a crossing with a village; a red meeple stands on the crossing’s right-hand road.',
          },
          {
            de: 'Rot legt die Kreuzung und stellt eine Reisende auf die rechte Straße. Das Dorf trennt die drei Straßen voneinander.',
            en: 'Red lays the crossing and puts a traveller on the right-hand road. The village separates the three roads.',
          },
        ),
        text(
          'Ein Meeple darf auch auf etwas, das dieses Plättchen gerade fertig gemacht hat, wenn dort niemand steht: Dann wird es gleich gewertet und der Meeple kommt zurück.',
          'A meeple may also go on what this very tile has finished, if nobody stands there: it is scored at once and the meeple comes back.',
        ),
      ],
    },
    {
      id: 'home',
      title: { de: 'Meeple kommen zurück', en: 'Meeples come home' },
      blocks: [
        text(
          'Wird ein Gebiet gewertet, gehen danach alle Figuren darauf zurück in die Vorräte, auch die von Leuten, die nichts bekommen haben. Vorher kommt niemand heim: Ein Meeple bleibt stehen, bis sein Gebiet fertig ist oder das Spiel endet. Sieben sind schnell verteilt; behalte einen übrig.',
          'When a feature is scored, all figures on it then return to their supplies, those of people who got nothing included. Nobody comes home earlier: a meeple stays until its feature is finished or the game ends. Seven are soon spread out; keep one back.',
        ),
        text(
          'Weil das Einsetzen vor dem Werten kommt, ist ein Meeple, der jetzt erst heimkehrt, für dieses Plättchen zu spät.',
          'As placing comes before scoring, a meeple that returns now is too late for this tile.',
        ),
      ],
    },
    {
      id: 'roads',
      title: { de: 'Straßen', en: 'Roads' },
      blocks: [
        text(
          'Eine Straße ist fertig, wenn beide Enden irgendwo ankommen: in einem Dorf, an einer Stadt, an einem Kloster, oder wenn sie sich zum Ring schließt. Sie bringt einen Punkt für jedes Plättchen, über das sie führt.',
          'A road is finished when both its ends arrive somewhere: at a village, a city, a monastery, or when it closes to a ring. It brings one point for every tile it runs over.',
        ),
        board(
          'finished-road',
          {
            de: 'Eine Straße über drei Plättchen von einem Dorf zum andern, am linken Ende ein roter Meeple.',
            en: 'A road over three tiles from one village to another, a red meeple at its left end.',
          },
          {
            de: 'Blau legt rechts das Dorf an und schließt damit die rote Straße: {red} Punkte für Rot. Es ist gleich, wer das letzte Plättchen legt.',
            en: 'Blue lays the village on the right and closes red’s road: {red} points for red. It does not matter who lays the last tile.',
          },
        ),
        text(
          'Führt eine Straße zweimal über dasselbe Plättchen, zählt es einmal.',
          'If a road crosses the same tile twice, the tile counts once.',
        ),
      ],
    },
    {
      id: 'cities',
      title: { de: 'Städte', en: 'Cities' },
      blocks: [
        text(
          'Eine Stadt ist fertig, wenn ihre Mauer rundherum geschlossen ist und in der Mitte nichts fehlt. Jedes Plättchen der Stadt bringt zwei Punkte, jedes Wappen darin zwei weitere. Auch eine Stadt aus nur zwei Plättchen zählt so.',
          'A city is finished when its wall is closed all around and nothing is missing inside. Every tile of it brings two points, every pennant in it two more. A city of only two tiles counts the same way.',
        ),
        board(
          'finished-city',
          {
            de: 'Eine geschlossene Stadt aus drei Plättchen in einer Reihe, in der Mitte ein Wappen, links ein roter Meeple.',
            en: 'A closed city of three tiles in a row, a pennant in the middle, a red meeple on the left.',
          },
          {
            de: 'Drei Plättchen und ein Wappen, je zwei Punkte: {red} für Rot.',
            en: 'Three tiles and a pennant, two points each: {red} for red.',
          },
        ),
      ],
    },
    {
      id: 'monasteries',
      title: { de: 'Klöster', en: 'Monasteries' },
      blocks: [
        text(
          'Ein Kloster steht mitten auf seinem Plättchen. Es ist fertig, wenn alle acht Plätze ringsum belegt sind, auch die über Eck, gleich womit. Es bringt neun Punkte: einen für jedes Plättchen ringsum und einen für sich selbst.',
          'A monastery stands in the middle of its tile. It is finished when all eight cells around it are filled, the corners included, no matter with what. It brings nine points: one for each tile around it and one for itself.',
        ),
        board(
          'finished-monastery',
          {
            de: 'Neun Plättchen im Quadrat; in der Mitte ein Kloster mit einem roten Meeple, ringsum läuft eine Straße.',
            en: 'Nine tiles in a square; in the middle a monastery with a red meeple, and a road runs around it.',
          },
          {
            de: 'Das achte Plättchen rundet das Kloster ab: {red} Punkte für Rot.',
            en: 'The eighth tile completes the ring: {red} points for red.',
          },
        ),
      ],
    },
    {
      id: 'majority',
      title: { de: 'Mehrere in einem Gebiet', en: 'Several in one feature' },
      blocks: [
        text(
          'Dazustellen darf man sich nicht, aber zwei getrennte Gebiete mit Figuren können später durch ein Plättchen zusammenwachsen. Dann entscheidet die Mehrheit: Wer die meisten Meeple im Gebiet hat, bekommt alle Punkte, die anderen nichts.',
          'You cannot join somebody directly, but two separate features with figures may later be connected by a tile. Then the majority decides: whoever has most meeples in the feature gets all the points, the others none.',
        ),
        board(
          'majority',
          {
            de: 'Eine Stadt aus vier Plättchen mit zwei roten Meeple und einem blauen.',
            en: 'A city of four tiles with two red meeples and a blue one.',
          },
          {
            de: 'Das mittlere Plättchen verbindet drei Stadtteile. Rot hat zwei Ritter, Blau einen: Rot bekommt {red} Punkte, Blau {blue}.',
            en: 'The tile in the middle connects three parts of a city. Red has two knights, blue one: red gets {red} points, blue {blue}.',
          },
        ),
        text(
          'Haben mehrere gleich viele, bekommen sie alle die volle Punktzahl.',
          'If several have equally many, each of them gets the full points.',
        ),
        board(
          'shared-road',
          {
            de: 'Eine Straße über vier Plättchen zwischen zwei Klöstern; links steht ein blauer, rechts ein roter Meeple.',
            en: 'A road over four tiles between two monasteries; a blue meeple stands on the left, a red one on the right.',
          },
          {
            de: 'Rot verbindet die beiden Straßen. Es steht eins zu eins: {red} Punkte für Rot und {blue} für Blau.',
            en: 'Red connects the two roads. It is one against one: {red} points for red and {blue} for blue.',
          },
        ),
      ],
    },
    {
      id: 'scoring',
      title: { de: 'Reihenfolge beim Werten', en: 'The order of scoring' },
      blocks: [
        text(
          'Macht ein Plättchen mehrere Gebiete fertig, wird alles auf demselben Stand gezählt: erst alle Werte und Mehrheiten, dann gehen die Figuren heim. Ein fertiges Gebiet ohne Figur bringt niemandem Punkte. Die Punkte laufen über die 50 der Wertungstafel hinaus einfach weiter.',
          'If a tile finishes several features, all are counted on the same board: first all values and majorities, then the figures go home. A finished feature without a figure brings points to nobody. Points simply go on beyond the 50 of the track.',
        ),
      ],
    },
    {
      id: 'end',
      title: { de: 'Das Ende', en: 'The end' },
      blocks: [
        text(
          'Wenn kein Plättchen mehr zu ziehen ist, endet das Spiel mit diesem Zug. Nun zählen noch alle offenen Gebiete, auf denen jemand steht; auch hier entscheidet die Mehrheit.',
          'When no tile is left to draw, the game ends with that turn. All open features on which somebody stands now count as well; again the majority decides.',
        ),
        {
          kind: 'worth',
          rows: [
            [
              { de: 'Straße', en: 'Road' },
              { de: '1 Punkt je Plättchen', en: '1 point per tile' },
              { de: '1 Punkt je Plättchen', en: '1 point per tile' },
            ],
            [
              { de: 'Stadt', en: 'City' },
              { de: '2 Punkte je Plättchen und Wappen', en: '2 points per tile and pennant' },
              { de: '1 Punkt je Plättchen und Wappen', en: '1 point per tile and pennant' },
            ],
            [
              { de: 'Kloster', en: 'Monastery' },
              { de: '9 Punkte', en: '9 points' },
              { de: '1 Punkt und 1 je Plättchen ringsum', en: '1 point, and 1 per tile around it' },
            ],
          ],
        },
        board(
          'open-road',
          {
            de: 'Eine Straße über drei Plättchen, rechts offen, links ein roter Meeple.',
            en: 'A road over three tiles, open on the right, a red meeple on the left.',
          },
          {
            de: 'Offene Straße: {red} Punkte für Rot, so viel wie fertig.',
            en: 'An open road: {red} points for red, as much as if it were finished.',
          },
        ),
        board(
          'open-city',
          {
            de: 'Eine Stadt aus drei Plättchen mit einem Wappen, rechts offen; links ein blauer Meeple.',
            en: 'A city of three tiles with a pennant, open on the right; a blue meeple on the left.',
          },
          {
            de: 'Offene Stadt: drei Plättchen und ein Wappen, je einen Punkt: {blue} für Blau.',
            en: 'An open city: three tiles and a pennant, one point each: {blue} for blue.',
          },
        ),
        board(
          'open-monastery',
          {
            de: 'Ein Kloster mit rotem Meeple und fünf Plättchen ringsum; drei Plätze sind leer.',
            en: 'A monastery with a red meeple and five tiles around it; three cells are empty.',
          },
          {
            de: 'Fünf Plättchen ringsum und das Kloster selbst: {red} Punkte für Rot.',
            en: 'Five tiles around it and the monastery itself: {red} points for red.',
          },
        ),
      ],
    },
  ],
};
