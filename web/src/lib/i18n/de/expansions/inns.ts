// Deutsch: Wirtshäuser & Kathedralen.
import type { Like } from '../../text';
import type * as reference from '../../en/expansions/inns';

export const words: Like<typeof reference.words> = {
  inns: 'Wirtshäuser & Kathedralen',
  innsNote: 'Mehr Punkte für abgeschlossene Straßen und Städte, keine für offene; der große Meeple',
  'inn-tiles': 'Plättchen',
  'big-meeple': 'Großer Meeple',
  'whyNot_big-meeple': 'Auf diesem Plättchen ist alles besetzt.',
  'figure_big-meeple': 'Großer Meeple',
};

export const tips: typeof reference.tips = {
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
};

export const rules: typeof reference.rules = {
  title: 'Wirtshäuser & Kathedralen',
  sections: {
    inns: {
      title: 'Wirtshäuser',
      text1:
        'Achtzehn neue Plättchen kommen dazu. An manchen Straßen steht ein Wirtshaus an einem See. Eine abgeschlossene Straße mit Wirtshaus bringt zwei Punkte je Plättchen statt einem. Mehrere Wirtshäuser ändern daran nichts.',
      'inn-road': {
        alt: 'Eine Straße über fünf Plättchen zwischen zwei Dörfern, mit einem Wirtshaus; links ein roter Meeple.',
        caption: 'Fünf Plättchen zu je zwei Punkten: {red} für Rot.',
      },
      text2: 'Dafür gilt: Ist die Straße am Ende noch offen, bringt sie gar nichts.',
      'inn-open': {
        alt: 'Eine Straße über drei Plättchen mit Wirtshaus, rechts offen; links ein roter Meeple.',
        caption: 'Nicht abgeschlossen: {red} Punkte für Rot.',
      },
      text3: 'Steht ein Wirtshaus an einer Kreuzung, zählt es nur für die Straßen, an denen es abgebildet ist.',
    },
    cathedrals: {
      title: 'Kathedralen',
      text: 'Zwei Plättchen zeigen eine Kathedrale in einer Stadt, die nach allen Seiten offen ist. Eine abgeschlossene Stadt mit Kathedrale bringt drei Punkte je Plättchen und je Wappen statt zwei; eine zweite Kathedrale bringt nicht mehr. Bleibt die Stadt offen, ist sie am Ende nichts wert.',
      cathedral: {
        alt: 'Eine geschlossene Stadt aus fünf Plättchen in Kreuzform, in der Mitte eine Kathedrale, links ein roter Meeple.',
        caption: 'Fünf Plättchen zu je drei Punkten: {red} für Rot.',
      },
    },
    'inn-tiles': {
      title: 'Besondere Plättchen',
      item1:
        'Wo sich Straßen ohne Dorf treffen, enden sie trotzdem. Ein Kloster, an das von zwei Seiten Straßen führen, beendet beide.',
      item2: 'Führen von einem Dorf kurze Wege in zwei Städte, trennen sie nur Wiesen. Niemand darf darauf stehen.',
      item3: 'Reicht eine Stadt bis in eine Ecke des Plättchens, endet dort auch die Wiese.',
      item4:
        'Vier Stadtteile um eine Wiese sind vier getrennte Städte, bis etwas sie verbindet. Die Wiese in der Mitte ist ein eigenes Gebiet.',
    },
    'big-meeple': {
      title: 'Der große Meeple',
      piece1: 'Der große Meeple, einer je Person',
      piece2: 'Der große Meeple als Bäuerin',
      text: 'Du hast zusätzlich einen großen Meeple. Du setzt ihn ein wie jeden anderen und bekommst ihn ebenso zurück, aber bei der Mehrheit zählt er für zwei. Mehr Punkte gibt es dadurch nicht.',
      'big-meeple': {
        alt: 'Eine geschlossene Stadt mit einem großen roten Meeple links und einem gewöhnlichen blauen oben.',
        caption: 'Zwei gegen eins: Rot bekommt {red} Punkte, Blau {blue}.',
      },
      item1: 'Auf einer Wiese zählt er als zwei Bäuerinnen.',
    },
  },
};
