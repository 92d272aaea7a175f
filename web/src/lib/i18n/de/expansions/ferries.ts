// Deutsch: Die Fähren.
import type { Like } from '../../text';
import type * as reference from '../../en/expansions/ferries';

export const words: Like<typeof reference.words> = {
  ferries: 'Die Fähren',
  ferriesNote: 'Seen, deren Fähren Straßen immer neu verbinden',
  ask_ferry: 'Wohin legst du die Fähre?',
  ask_turn: 'Eine Fähre umlegen?',
  do_ferry: 'Fähre legen',
  do_turn: 'Fähre umlegen',
  skip_ferry: 'Keine Fähre',
  skip_turn: 'Keine Fähre umlegen',
  ferryJoins: 'Fähre zwischen {sides}',
  deed_ferry: 'Fähre gelegt',
  deed_turn: 'Fähre umgelegt',
  cause_placed_ferry: 'Auf dem neuen Plättchen ist ein See: Er bekommt eine Fähre.',
  'cause_road-grew': 'Das neue Plättchen verlängert eine Straße mit einer Fähre.',
};

export const tips: typeof reference.tips = {
  ferry: {
    title: 'Eine Fähre auf den See',
    text: 'Wähle zwei Anlegestellen: Ihre Straßen werden zu einer. An den übrigen Anlegestellen endet die Straße und kann dadurch abgeschlossen sein.',
  },
  ferryTurn: {
    title: 'Du darfst eine Fähre umlegen',
    text: 'Dein Plättchen verlängert eine Straße, die zu einer Fähre führt. Du darfst die Fähre zwischen zwei andere Anlegestellen legen und so Straßen trennen, verbinden oder abschließen.',
  },
};

export const rules: typeof reference.rules = {
  title: 'Die Fähren',
  order: {
    turn: 'Die neue Fähre legen, dann andere umlegen',
  },
  sections: {
    lakes: {
      title: 'Ein See und seine Fähre',
      piece1: 'Eine Fähre',
      text1:
        'Auf acht Plättchen liegt ein See, an dem drei oder vier Straßen enden, jede an ihrer Anlegestelle. Legst du so ein Plättchen, ist zunächst jede dieser Straßen eine eigene: Dein Meeple darf auf eine davon, wenn dort niemand steht, egal, was jenseits des Wassers ist.',
      text2:
        'Danach musst du eine Fähre zwischen zwei der Anlegestellen legen, auch wenn du keinen Meeple eingesetzt hast. Sie macht aus den beiden Straßen eine. An einer Anlegestelle ohne Fähre ist die Straße zu Ende, als stünde dort ein Dorf.',
      'new-ferry': {
        alt: 'Ein See mit drei Anlegestellen; die Fähre verbindet die linke Straße mit einem blauen Meeple und die rechte mit einem roten.',
        caption:
          'Rot stellt einen Meeple auf die freie rechte Straße und legt dann die Fähre: Rot und Blau stehen nun auf derselben offenen Straße. Nach unten endet die Straße an der leeren Anlegestelle.',
      },
      text3:
        'Dann wird gewertet. Ob eine Straße abgeschlossen ist, entscheidet sich mit der neuen Fähre; das kann also auch fremde Straßen betreffen. Ein See zählt für jede Straße, die ihn berührt, als ein Plättchen.',
    },
    'turning-ferries': {
      title: 'Fähren umlegen',
      text: 'Verlängert dein Plättchen eine Straße, zu der eine Fähre gehört, darfst du diese Fähre umlegen: zwischen zwei andere Anlegestellen desselben Sees. Das kommt nach dem Einsetzen und vor dem Werten. Die Straße, die dir das Recht gab, darf dabei die Verbindung verlieren.',
      'turned-ferry': {
        alt: 'Ein See mit drei Anlegestellen. Die Fähre führt jetzt von rechts nach unten; links steht ein blauer Meeple auf einer Straße, die am Wasser endet, rechts ein roter.',
        caption:
          'Rot verlängert die rechte Straße und legt die Fähre um, die bisher nach links führte. Die blaue Straße endet damit am Wasser und ist abgeschlossen: {blue} Punkte für Blau. Rot hat die Straße nach unten für sich allein.',
      },
      item1:
        'In jeder Richtung, in die dein Plättchen eine Straße verlängert, darfst du nur die erste Fähre umlegen. Führen mehrere Straßen zu Fähren, gilt das für jede davon.',
      item2:
        'Welche Fähren das sind, steht mit dem Legen des Plättchens fest. Durch das Umlegen kommen keine weiteren dazu.',
      item3: 'Eine Straße, die an einer Anlegestelle ohne Fähre endet, gibt dir dieses Recht nicht.',
      item4: 'Jede Fähre wird in einem Zug höchstens einmal umgelegt, und die eben erst gelegte gar nicht.',
      item5: 'Das Recht hast du auch, wenn dein Plättchen die Straße sonst abschließen würde.',
      item6:
        'Legst du einen See an eine Straße mit Fähre, ist die Reihenfolge: Plättchen, Meeple, neue Fähre, alte Fähren umlegen, werten.',
      item7:
        'Schließt eine Fähre irgendeine Straße ab, wird sie jetzt gewertet, egal, wem sie gehört und wo dein Plättchen liegt.',
      item8:
        'Eine gewertete Straße, die an einer leeren Anlegestelle endete, kann später wieder Teil einer offenen Straße werden. Ihre Plättchen zählen dann noch einmal.',
    },
    'ferries-others': {
      title: 'Fähren und andere Erweiterungen',
      item1: 'Der See mit der Fähre hat nichts mit dem See am Wirtshaus zu tun: Er verdoppelt nichts.',
      item2:
        'Wird die Straße deines Baumeisters nur durch eine Fähre länger, gibt es kein zweites Plättchen. Verlängert dein Plättchen seine Straße jenseits einer Fähre, schon. In beiden Teilen eines Doppelzugs darfst du Fähren umlegen.',
      item3:
        'Trennt eine Fähre den Baumeister von deinem letzten Meeple, kommt er zurück. Auf eine Straße, die eine Fähre in diesem Zug noch öffnen kann, darf er auch dann, wenn sie gerade abgeschlossen aussieht.',
      item4:
        'Bringt eine Fähre Magier und Hexe auf dieselbe Straße, versetzt die Person am Zug sofort, noch vor der Wertung, eine der beiden Figuren. Wird eine Straße geteilt, bleibt jede Figur auf ihrem Stück.',
      item5:
        'Trifft ein Flug einen See, wählst du eine der Straßen an den Anlegestellen. Ob sie offen ist, hängt davon ab, wie die Fähre gerade liegt.',
    },
  },
};
