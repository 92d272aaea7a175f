// Deutsch: die Regeln, Magier & Hexe.
import type { magic as reference } from '../../en/rules/magic';

export const magic: typeof reference = {
  title: 'Magier & Hexe',
  sections: {
    'moving-magic': {
      title: 'Magier und Hexe versetzen',
      text: 'Magier und Hexe gehören niemandem. Anfangs stehen sie neben der Landschaft. Acht Plättchen tragen ihr Zeichen: Hast du so eines gelegt, musst du einen von beiden auf eine offene Straße oder in eine offene Stadt deiner Wahl setzen, irgendwo auf dem Tisch, ob dort jemand steht oder nicht. Das geschieht, bevor du deine Figur einsetzt.',
      item1:
        'Du darfst den nehmen, der noch draußen ist, oder einen, der schon steht. Wer schon steht, muss auf ein anderes Gebiet.',
      item2: 'Beide zusammen auf derselben Straße oder in derselben Stadt geht nicht.',
      item3: 'Was dein Plättchen gerade fertig macht, steht nicht mehr zur Wahl.',
      item4: 'Gibt es nirgends einen Platz, muss einer von beiden die Landschaft verlassen, wenn dort einer steht.',
      item5:
        'Verbindet ein Plättchen die Gebiete der beiden, versetzt du sofort einen von ihnen; ist kein Platz da, geht einer vom Tisch. Trägt das Plättchen zugleich ihr Zeichen, genügt ein Versetzen für beides.',
    },
    'magic-scoring': {
      title: 'Was sie bewirken',
      text: 'Der Magier bringt einen Punkt mehr für jedes Plättchen des Gebiets; Wappen zählen dabei nicht extra. Die Hexe halbiert den Wert, halbe Punkte werden aufgerundet. Beides ändert, was das Gebiet wert ist; alle mit Mehrheit bekommen den veränderten Wert.',
      mage: {
        alt: 'Eine fertige Straße über drei Plättchen mit einem roten Meeple, in der Mitte steht der Magier.',
        caption: 'Drei Plättchen, und der Magier legt für jedes einen Punkt dazu: {red} Punkte für Rot.',
      },
      witch: {
        alt: 'Eine fertige Straße über fünf Plättchen mit einem blauen Meeple, in der Mitte steht die Hexe.',
        caption: 'Fünf Plättchen wären fünf Punkte, die Hexe lässt davon die größere Hälfte: {blue} für Blau.',
      },
      item1:
        'Ist das Gebiet fertig, geht die Zauberfigur vom Tisch, auch wenn dort niemand Punkte bekam. Sie kommt mit einem späteren Zeichen wieder.',
      item2: 'Am Ende wirken beide genauso auf offene Straßen und Städte.',
      item3:
        'Klöster und Wiesen betreffen sie nie. Sie besetzen auch nichts: Wo nur Magier oder Hexe steht, ist das Gebiet frei.',
    },
    'magic-others': {
      title: 'Magier, Hexe und andere Erweiterungen',
      item1:
        'Wirtshaus und Kathedrale kommen zuerst, dann halbiert die Hexe. Offen wären solche Gebiete am Ende nichts wert; der Magier macht sie einen Punkt je Plättchen wert, Wappen nicht gezählt. Mit der Hexe bleiben sie nichts wert.',
      item2: 'Bringt eine Fähre beide auf eine Straße, wird vor dem Werten einer versetzt.',
      item3: 'Türme können Magier und Hexe nichts anhaben.',
    },
  },
};
