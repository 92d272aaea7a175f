// The Castle.
import { board, list, steps, text, type Chapter } from './types';

export const castle: Chapter = {
  id: 'castle',
  title: { de: 'Die Burg', en: 'The Castle' },
  sections: [
    {
      id: 'castle-aim',
      title: { de: 'Worum es geht', en: 'What it is about' },
      blocks: [
        text(
          'Zu zweit baut ihr das Innere einer Burg. Die Mauer steht von Anfang an: Sie schließt 76 Felder ein, auf ihr läuft die Zählleiste von 0 bis 99, und auf 13 ihrer Ecktürme liegt verdeckt ein Mauerplättchen. Wer am Ende die meisten Punkte hat, gewinnt; bei gleich vielen endet es unentschieden.',
          'Two players build the inside of a castle. The wall stands from the beginning: it encloses 76 spaces, the track from 0 to 99 runs along it, and on 13 of its corner towers a wall tile lies face down. Whoever has more points at the end wins; if both have the same it is a draw.',
        ),
        text(
          'Jeder hat sechs Gefolgsleute im Vorrat, einen Zähler auf Feld 0 und einen Palas. Schwarz beginnt.',
          'Each has six followers in the supply, a marker on space 0 and a keep. Black begins.',
        ),
      ],
    },
    {
      id: 'castle-turn',
      title: { de: 'Ein Zug', en: 'A turn' },
      blocks: [
        steps(
          ['Ein Plättchen ziehen und legen: das ist Pflicht.', 'Draw a tile and lay it: you must.'],
          [
            'Wenn du willst, einen Gefolgsmann auf dieses Plättchen setzen.',
            'If you like, put a follower on that tile.',
          ],
          ['Wenn du willst, eigene Mauerplättchen ausspielen.', 'If you like, play wall tiles of yours.'],
          ['Alles werten, was jetzt abgeschlossen ist.', 'Score everything that is complete now.'],
          [
            'Danach ist der andere dran, oder du noch einmal, wenn du einen Extrazug ausgespielt hast.',
            'Then the other moves, or you once more if you played an extra turn.',
          ],
        ),
      ],
    },
    {
      id: 'castle-placing',
      title: { de: 'Ein Plättchen legen', en: 'Laying a tile' },
      blocks: [
        text(
          'Das Plättchen muss mit einer ganzen Seite an ein liegendes oder an eines der sieben Startfelder in der Mauer grenzen; die bloße Mauer genügt nicht. Du darfst es drehen, wie du willst.',
          'The tile must share a whole side with a tile that lies or with one of the seven start spaces in the wall; the bare wall is not enough. Turn it as you like.',
        ),
        text(
          'Nur Wege müssen passen: Wo sich zwei Seiten berühren, zeigen entweder beide einen Weg oder keine. Haus, Turm und Hof dürfen aneinanderstoßen, wie sie wollen. Gegen die Mauer darf ein Weg laufen: Er endet dort.',
          'Only paths must fit: where two sides touch, either both show a path or neither does. House, tower and court may meet as they like. A path may run against the wall: it ends there.',
        ),
        board(
          'castle-placing',
          {
            de: 'Drei Plättchen: Der Weg des linken läuft auf dem neuen weiter, das oben ein Haus mit seinem Turm berührt.',
            en: 'Three tiles: the path of the left one runs on over the new one, whose tower touches the house above.',
          },
          {
            de: 'Der Weg läuft weiter, und der Turm darf an das Haus stoßen. Gedreht, mit dem Weg gegen das Haus, wäre es verboten.',
            en: 'The path runs on, and the tower may meet the house. Turned, with its path against the house, it would be forbidden.',
          },
        ),
        text(
          'Passt ein Plättchen nirgends, kommt es aus dem Spiel und du ziehst ein anderes.',
          'A tile that fits nowhere leaves the game, and you draw another.',
        ),
      ],
    },
    {
      id: 'castle-followers',
      title: { de: 'Gefolgsleute', en: 'Followers' },
      blocks: [
        text(
          'Ein Gefolgsmann geht auf einen Teil des eben gelegten Plättchens: als Herold auf einen Weg, als Knappe auf ein Haus, als Ritter auf einen Turm, als Händler auf einen Hof. Das Gebiet darf noch niemandem gehören, auch dir nicht. Später können besetzte Gebiete zusammenwachsen.',
          'A follower goes on a part of the tile just laid: as a herald on a path, as a squire on a house, as a knight on a tower, as a merchant on a court. Nobody may own the feature yet, not even you. Occupied features may grow together later.',
        ),
        text(
          'Er darf auch auf etwas, das dieses Plättchen gerade abgeschlossen hat: Dann zählt er sofort und kommt zurück. Händler liegen und bleiben bis zum Ende.',
          'It may also go on what this very tile has completed: then it scores at once and comes home. Merchants lie down and stay to the end.',
        ),
      ],
    },
    {
      id: 'castle-complete',
      title: { de: 'Wann etwas abgeschlossen ist', en: 'When something is complete' },
      blocks: [
        text(
          'Weg, Haus und Turm sind abgeschlossen, sobald keine ihrer Seiten mehr auf ein leeres Feld zeigt. Die Mauer schließt ab, und auch ein Nachbar, der etwas anderes zeigt. So kann jedes Plättchen ein Gebäude abschließen, auch das des Gegners.',
          'Path, house and tower are complete as soon as none of their sides faces an empty space. The wall closes them, and so does a neighbour that shows something else. So any tile can close a building, the opponent’s as well.',
        ),
        board(
          'castle-contrast',
          {
            de: 'Ein Turm aus zwei Plättchen mit einem schwarzen Ritter; links davon liegt das neue Plättchen, ein Hof.',
            en: 'A tower of two tiles with a black knight; to its left lies the new tile, a court.',
          },
          {
            de: 'Weiß legt den Hof neben die letzte offene Seite: Der Turm ist abgeschlossen, und Schwarz bekommt {black} Punkte.',
            en: 'White lays the court beside the last open side: the tower is complete, and black gets {black} points.',
          },
        ),
        board(
          'castle-path',
          {
            de: 'Ein Weg aus zwei Plättchen in der Ecke der Burg: Er beginnt an der Mauer links und endet an der Mauer unten.',
            en: 'A path of two tiles in the corner of the castle: it begins at the wall on the left and ends at the wall below.',
          },
          {
            de: 'Beide Enden laufen gegen die Mauer. Der Weg ist sofort abgeschlossen und bringt {black} Punkte.',
            en: 'Both ends run against the wall. The path is complete at once and brings {black} points.',
          },
        ),
        list(
          [
            'Ein Platz trennt die Wege, die auf ihn stoßen; jeder zählt für sich.',
            'A square separates the paths that meet there; each counts by itself.',
          ],
          [
            'Eine Gabelung ohne Platz bleibt ein einziger Weg, und auch ein Brunnen trennt nicht.',
            'A fork without a square stays one path, and a fountain does not separate either.',
          ],
          ['Ein Weg kann auch an einem Gebäude enden.', 'A path can also end at a building.'],
          ['Ein Hof wird nie abgeschlossen.', 'A court is never complete.'],
        ),
      ],
    },
    {
      id: 'castle-scoring',
      title: { de: 'Werten', en: 'Scoring' },
      blocks: [
        {
          kind: 'worth',
          rows: [
            [
              { de: 'Weg', en: 'Path' },
              { de: '1 Punkt je Plättchen, mit Brunnen 2', en: '1 point per tile, with a fountain 2' },
              { de: '–', en: '–' },
            ],
            [
              { de: 'Haus', en: 'House' },
              { de: '1 Punkt je Plättchen', en: '1 point per tile' },
              { de: '–', en: '–' },
            ],
            [
              { de: 'Turm', en: 'Tower' },
              { de: '2 Punkte je Plättchen', en: '2 points per tile' },
              { de: '–', en: '–' },
            ],
            [
              { de: 'Hof', en: 'Court' },
              { de: '–', en: '–' },
              { de: '3 Punkte je Markt', en: '3 points per market' },
            ],
          ],
        },
        text(
          'Ein Startfeld zählt als Plättchen dessen, was zu ihm gehört. Die Punkte bekommt, wer auf dem Gebiet mehr Gefolgsleute hat; sind es gleich viele, bekommt sie niemand. Alle Gefolgsleute darauf kommen zurück.',
          'A start space counts as a tile of what belongs to it. The points go to whoever has more followers on the feature; if both have the same number, nobody gets them. All followers on it come home.',
        ),
      ],
    },
    {
      id: 'castle-order',
      title: { de: 'Mehrere Wertungen auf einmal', en: 'Several scorings at once' },
      blocks: [
        text(
          'Jedes Gebiet ist ein eigener Zug des Zählers. Erst kommen die Wertungen dessen, der am Zug ist, dann die des anderen. Das Programm wählt die Reihenfolge, die dem einen die meisten und dem anderen die wenigsten Mauerplättchen bringt. Wer will, stellt beim Einrichten ein, dass selbst wählt, wer am Zug ist; gefragt wird dann nur, wenn es einen Unterschied macht.',
          'Every feature is a move of the marker by itself. First come the scorings of whoever has the turn, then those of the other. The program chooses the order that brings the one the most and the other the fewest wall tiles. If you like, set up the table so that the player who has the turn chooses; the question comes only where it makes a difference.',
        ),
        board(
          'castle-landing',
          {
            de: 'Das neue Plättchen schließt links ein Haus und rechts einen Turm ab, beide von Schwarz. Auf der Mauer zieht der Zähler erst auf einen Eckturm, dann darüber hinaus.',
            en: 'The new tile completes a house on the left and a tower on the right, both black. On the wall the marker moves first to a corner tower, then beyond.',
          },
          {
            de: 'Erst der Turm, dann das Haus: So ruht der Zähler einmal genau auf dem Eckturm und nimmt das Mauerplättchen. Am Ende steht er so oder so auf {black}.',
            en: 'The tower first, then the house: so the marker rests exactly on the corner tower once and takes the wall tile. It ends on {black} either way.',
          },
        ),
      ],
    },
    {
      id: 'castle-track',
      title: { de: 'Genau landen', en: 'Landing exactly' },
      blocks: [
        text(
          'Endet ein Zug deines Zählers auf einem der beiden Felder eines Eckturms, auf dem noch ein Mauerplättchen liegt, nimmst du es. Darüber hinwegziehen bringt nichts. Es gilt auch im Zug des anderen, und auch zweimal in einem Zug. Nach 99 kommt wieder 0.',
          'If a move of your marker ends on one of the two spaces of a corner tower that still holds its wall tile, you take it. Passing over it brings nothing. This holds in the other’s turn as well, and twice in a turn, too. After 99 comes 0 again.',
        ),
        text(
          'Welches Mauerplättchen dort liegt, weiß vorher niemand: Es wird erst gezogen, wenn jemand es nimmt. Danach liegt es offen vor dir; im selben Zug darfst du es noch nicht nutzen.',
          'Nobody knows beforehand which wall tile lies there: it is drawn only when somebody takes it. Then it lies open in front of you; you cannot use it in the same turn.',
        ),
      ],
    },
    {
      id: 'castle-wall',
      title: { de: 'Die Mauerplättchen', en: 'The wall tiles' },
      blocks: [
        text(
          'Es gibt neun Arten, jede zweimal; fünf Stück bleiben ungesehen. Die ersten drei spielst du vor der Wertung aus, die anderen wirken am Ende von selbst. Ausgespielte sind weg, auch wenn sie nichts bewirken: Das Programm warnt vorher.',
          'There are nine kinds, two of each; five remain unseen. The first three you play before scoring, the others work by themselves at the end. Those that were played are gone even if they did nothing: the program warns you first.',
        ),
        steps(
          [
            'Extrazug: nach diesem Zug noch einer. Zwei zugleich geben auch nur einen.',
            'Extra turn: another one after this. Two at once still give only one.',
          ],
          [
            'Reiches Haus: das größte Haus, das du in diesem Zug abschließt, zählt je Plättchen 1 mehr, mit zweien 2.',
            'Rich house: the largest house you complete this turn brings 1 point more per tile, with two of them 2.',
          ],
          [
            'Reicher Turm: der größte Turm, den du in diesem Zug abschließt, zählt je Plättchen 2 mehr, mit zweien 4.',
            'Rich tower: the largest tower you complete this turn brings 2 points more per tile, with two of them 4.',
          ],
          [
            'Unfertiger Weg: dein bester unfertiger Weg zählt am Ende, als wäre er abgeschlossen; mit zweien doppelt.',
            'Unfinished path: your best unfinished path counts at the end as if it were complete; with two of them twice.',
          ],
          ['Unfertiger Turm: ebenso.', 'Unfinished tower: the same.'],
          ['Unfertiges Haus: ebenso.', 'Unfinished house: the same.'],
          [
            'Reiche Märkte: auf deinem Hof mit den meisten Märkten zählt jeder 4 statt 3, mit zweien 5.',
            'Rich markets: on your court with the most markets each counts 4 instead of 3, with two of them 5.',
          ],
          [
            'Größerer Palas: dein Palas zählt um 2 Plättchen größer, mit zweien um 4.',
            'Larger keep: your keep counts as 2 tiles larger, with two of them 4.',
          ],
          ['Bonus: 5 Punkte, mit zweien 10.', 'Bonus: 5 points, with two of them 10.'],
        ),
        board(
          'castle-doubling',
          {
            de: 'Ein Turm aus drei Plättchen mit einem schwarzen Ritter; das neue Plättchen links schließt ihn ab.',
            en: 'A tower of three tiles with a black knight; the new tile on the left completes it.',
          },
          {
            de: 'Schwarz spielt beide reichen Türme aus: In einem einzigen Zug des Zählers kommen {black} Punkte.',
            en: 'Black plays both rich towers: {black} points come in a single move of the marker.',
          },
        ),
      ],
    },
    {
      id: 'castle-keep',
      title: { de: 'Der Palas', en: 'The keep' },
      blocks: [
        text(
          'Wertest du ein Haus, und dein Palas steht noch nicht oder auf einem kleineren, zieht er dorthin um. Es zählt nur die Zahl der Plättchen. Wer das letzte Plättchen gelegt hat, ist egal.',
          'When you score a house and your keep does not stand yet, or stands on a smaller one, it moves there. Only the number of tiles counts. It does not matter who laid the last tile.',
        ),
      ],
    },
    {
      id: 'castle-courts',
      title: { de: 'Höfe', en: 'Courts' },
      blocks: [
        text(
          'Ein Hof reicht, so weit ihn nichts unterbricht; Wege, Häuser und Türme trennen ihn. Am Ende bringt er dem, der mehr Händler darauf hat, drei Punkte je Markt. Auch der Markt auf einem Startfeld zählt.',
          'A court reaches as far as nothing interrupts it; paths, houses and towers separate it. At the end it brings three points per market to whoever has more merchants on it. The market on a start space counts, too.',
        ),
        board(
          'castle-markets',
          {
            de: 'Fünf Plättchen in einer Reihe. Ein Weg trennt den linken Hof mit drei Märkten vom rechten mit einem. Links liegen zwei schwarze Händler und ein weißer, rechts ein weißer.',
            en: 'Five tiles in a row. A path separates the left court with three markets from the right one with one. On the left lie two black merchants and a white one, on the right a white one.',
          },
          {
            de: 'Links hat Schwarz mehr Händler und bekommt {black} Punkte; rechts ist Weiß allein und bekommt {white}.',
            en: 'On the left black has more merchants and gets {black} points; on the right white is alone and gets {white}.',
          },
        ),
      ],
    },
    {
      id: 'castle-end',
      title: { de: 'Das Ende', en: 'The end' },
      blocks: [
        text(
          'Das Spiel endet, wenn kein Plättchen mehr da ist. Die Mauerplättchen auf der Mauer kommen weg; jetzt nimmt niemand mehr eines. Dann zählen der Reihe nach:',
          'The game ends when no tile is left. The wall tiles on the wall are put away; nobody takes one any more. Then these count, in this order:',
        ),
        steps(
          [
            'Der größere Palas bringt so viele Punkte, wie die größte zusammenhängende freie Fläche Felder hat; bei gleich großen bekommt sie niemand.',
            'The larger keep brings as many points as the largest connected free area has spaces; if both are equal, nobody gets them.',
          ],
          ['Die Höfe mit ihren Märkten.', 'The courts with their markets.'],
          [
            'Die Mauerplättchen für Unfertiges, dann der Bonus.',
            'The wall tiles for unfinished features, then the bonus.',
          ],
        ),
        board(
          'castle-keep',
          {
            de: 'Eine fast volle Burg am Ende. Der schwarze Palas steht auf einem Haus aus vier Plättchen, der weiße auf einem aus fünf. Die größte freie Fläche ist unterlegt.',
            en: 'An almost full castle at the end. The black keep stands on a house of four tiles, the white one on a house of five. The largest free area is shaded.',
          },
          {
            de: 'Der weiße Palas ist größer: Weiß bekommt für die unterlegte freie Fläche {white} Punkte.',
            en: 'The white keep is larger: white gets {white} points for the shaded free area.',
          },
        ),
        text('Was sonst unfertig ist, bringt nichts.', 'Whatever else is unfinished brings nothing.'),
      ],
    },
    {
      id: 'castle-sources',
      title: { de: 'Was belegt ist und was von uns kommt', en: 'What is documented and what is ours' },
      blocks: [
        text(
          'Die Regeln folgen der Beschreibung bei Brettspielnetz; die Form der Mauer, die Ecktürme und die Startfelder sind belegt. Eine Liste der 60 Plättchen ist nirgends öffentlich: Unsere sind selbst entworfen, ebenso die Bilder auf den Startfeldern. Auch die Werte der letzten beiden Mauerplättchen konnten wir nicht belegen.',
          'The rules follow the description on Brettspielnetz; the shape of the wall, the corner towers and the start spaces are documented. No list of the 60 tiles is public anywhere: ours are our own design, and so is what the start spaces show. The amounts of the last two wall tiles could not be verified either.',
        ),
      ],
    },
  ],
};
