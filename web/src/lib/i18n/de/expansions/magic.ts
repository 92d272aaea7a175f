// Deutsch: Magier & Hexe.
import type { Like } from '../../text';
import type * as reference from '../../en/expansions/magic';

export const words: Like<typeof reference.words> = {
  magic: 'Magier & Hexe',
  magicNote: 'Eine Figur bringt mehr Punkte, die andere halbiert sie',
  ask_magic: 'Wohin setzt du Magier oder Hexe?',
  do_enchant: 'Hierhin setzen',
  do_banish: 'Vom Spielfeld nehmen',
  skip_magic: 'Stehen lassen',
  mage: 'Magier',
  witch: 'Hexe',
  mageDoes: '+1 je Plättchen',
  witchDoes: 'halbe Punkte',
  banish: '{who} vom Spielfeld nehmen',
  deed_enchant_mage: 'Magier versetzt',
  deed_enchant_witch: 'Hexe versetzt',
  deed_banish_mage: 'Magier vom Spielfeld genommen',
  deed_banish_witch: 'Hexe vom Spielfeld genommen',
  cause_sign_magic: 'Das neue Plättchen trägt das Zeichen von Magier und Hexe.',
  cause_met: 'Magier und Hexe stehen jetzt im selben Gebiet.',
  item_mage: 'Plättchen, Magier',
  item_witch: 'Hexe',
};

export const tips: typeof reference.tips = {
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
};

export const rules: typeof reference.rules = {
  title: 'Magier & Hexe',
  order: {
    turn: 'Magier oder Hexe setzen, wenn das Zeichen es verlangt oder das Plättchen beide zusammenführt',
  },
  sections: {
    'moving-magic': {
      title: 'Magier und Hexe versetzen',
      piece1: 'Der Magier',
      piece2: 'Die Hexe',
      text: 'Magier und Hexe gehören niemandem. Anfangs stehen sie neben dem Spielfeld. Acht Plättchen tragen ihr Zeichen: Hast du so eines gelegt, musst du eine der beiden Figuren auf eine beliebige offene Straße oder in eine beliebige offene Stadt setzen, egal, ob dort jemand steht. Das geschieht, bevor du deine Figur einsetzt.',
      item1:
        'Du darfst eine Figur nehmen, die noch neben dem Spielfeld steht, oder eine, die schon darauf ist. Diese muss auf ein anderes Gebiet ziehen.',
      item2: 'Auf derselben Straße oder in derselben Stadt dürfen nicht beide stehen.',
      item3: 'Was dein Plättchen gerade abschließt, steht nicht mehr zur Wahl.',
      item4: 'Gibt es nirgends einen Platz, musst du eine der beiden vom Spielfeld nehmen, sofern dort eine steht.',
      item5:
        'Verbindet ein Plättchen die Gebiete der beiden, versetzt du sofort eine der Figuren; ist kein Platz da, nimmst du eine vom Spielfeld. Trägt das Plättchen zugleich ihr Zeichen, versetzt du nur einmal.',
    },
    'magic-scoring': {
      title: 'Was sie bewirken',
      text: 'Der Magier bringt einen Punkt mehr für jedes Plättchen des Gebiets; Wappen zählen dabei nicht extra. Die Hexe halbiert den Wert, halbe Punkte werden aufgerundet. Beides ändert, was das Gebiet wert ist; alle, die die Mehrheit haben, bekommen den veränderten Wert.',
      mage: {
        alt: 'Eine abgeschlossene Straße über drei Plättchen mit einem roten Meeple, in der Mitte steht der Magier.',
        caption: 'Drei Plättchen, und der Magier legt für jedes einen Punkt dazu: {red} Punkte für Rot.',
      },
      witch: {
        alt: 'Eine abgeschlossene Straße über fünf Plättchen mit einem blauen Meeple, in der Mitte steht die Hexe.',
        caption: 'Fünf Plättchen wären fünf Punkte, die Hexe lässt davon die aufgerundete Hälfte: {blue} für Blau.',
      },
      item1:
        'Ist das Gebiet abgeschlossen, verlässt die Figur das Spielfeld, auch wenn dort niemand Punkte bekam. Sie kommt mit einem späteren Zeichen wieder.',
      item2: 'Am Ende wirken beide genauso auf offene Straßen und Städte.',
      item3:
        'Auf Klöster und Wiesen wirken sie nie. Sie besetzen auch nichts: Wo nur Magier oder Hexe steht, ist das Gebiet frei.',
    },
    'magic-others': {
      title: 'Magier, Hexe und andere Erweiterungen',
      item1:
        'Wirtshaus und Kathedrale kommen zuerst, dann halbiert die Hexe. Offen wären solche Gebiete am Ende nichts wert; mit dem Magier bringen sie einen Punkt je Plättchen, Wappen nicht gezählt. Mit der Hexe bleiben sie wertlos.',
      item2: 'Türme können Magier und Hexe nichts anhaben.',
    },
  },
};
