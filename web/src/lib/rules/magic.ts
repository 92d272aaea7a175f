// Mage & Witch.
import { board, list, text, type Chapter } from './types';

export const magic: Chapter = {
  id: 'magic-chapter',
  title: { de: 'Magier & Hexe', en: 'Mage & Witch' },
  sections: [
    {
      id: 'moving-magic',
      title: { de: 'Magier und Hexe versetzen', en: 'Moving mage and witch' },
      needs: ['magic'],
      blocks: [
        text(
          'Magier und Hexe gehören niemandem. Anfangs stehen sie neben der Landschaft. Acht Plättchen tragen ihr Zeichen: Hast du so eines gelegt, musst du einen von beiden auf eine offene Straße oder in eine offene Stadt deiner Wahl setzen, irgendwo auf dem Tisch, ob dort jemand steht oder nicht. Das geschieht, bevor du deine Figur einsetzt.',
          'Mage and witch belong to nobody. At first they stand beside the landscape. Eight tiles bear their sign: when you have laid one, you must put one of the two on an open road or in an open city of your choice, anywhere on the table, whether somebody stands there or not. This happens before you place your figure.',
        ),
        list(
          [
            'Du darfst den nehmen, der noch draußen ist, oder einen, der schon steht. Wer schon steht, muss auf ein anderes Gebiet.',
            'You may take the one still outside or one that stands already. One that stands already must go to another feature.',
          ],
          [
            'Beide zusammen auf derselben Straße oder in derselben Stadt geht nicht.',
            'Both together on the same road or in the same city is not possible.',
          ],
          [
            'Was dein Plättchen gerade fertig macht, steht nicht mehr zur Wahl.',
            'What your tile is just finishing is no longer a choice.',
          ],
          [
            'Gibt es nirgends einen Platz, muss einer von beiden die Landschaft verlassen, wenn dort einer steht.',
            'If there is no place anywhere, one of the two must leave the landscape, if one stands there.',
          ],
          [
            'Verbindet ein Plättchen die Gebiete der beiden, versetzt du sofort einen von ihnen; ist kein Platz da, geht einer vom Tisch. Trägt das Plättchen zugleich ihr Zeichen, genügt ein Versetzen für beides.',
            'If a tile joins the features of the two, you move one of them at once; if there is no place, one leaves the table. If the tile bears their sign as well, one move does for both.',
          ],
        ),
      ],
    },
    {
      id: 'magic-scoring',
      title: { de: 'Was sie bewirken', en: 'What they do' },
      needs: ['magic'],
      blocks: [
        text(
          'Der Magier bringt einen Punkt mehr für jedes Plättchen des Gebiets; Wappen zählen dabei nicht extra. Die Hexe halbiert den Wert, halbe Punkte werden aufgerundet. Beides ändert, was das Gebiet wert ist; alle mit Mehrheit bekommen den veränderten Wert.',
          'The mage brings one more point for every tile of the feature; pennants add nothing to it. The witch halves the value, half points are rounded up. Both change what the feature is worth; everybody with the majority gets the changed value.',
        ),
        board(
          'mage',
          {
            de: 'Eine fertige Straße über drei Plättchen mit einem roten Meeple, in der Mitte steht der Magier.',
            en: 'A finished road over three tiles with a red meeple; the mage stands in the middle.',
          },
          {
            de: 'Drei Plättchen, und der Magier legt für jedes einen Punkt dazu: {red} Punkte für Rot.',
            en: 'Three tiles, and the mage adds a point for each: {red} points for red.',
          },
        ),
        board(
          'witch',
          {
            de: 'Eine fertige Straße über fünf Plättchen mit einem blauen Meeple, in der Mitte steht die Hexe.',
            en: 'A finished road over five tiles with a blue meeple; the witch stands in the middle.',
          },
          {
            de: 'Fünf Plättchen wären fünf Punkte, die Hexe lässt davon die größere Hälfte: {blue} für Blau.',
            en: 'Five tiles would be five points, the witch leaves the bigger half: {blue} for blue.',
          },
        ),
        list(
          [
            'Ist das Gebiet fertig, geht die Zauberfigur vom Tisch, auch wenn dort niemand Punkte bekam. Sie kommt mit einem späteren Zeichen wieder.',
            'When the feature is finished, the magic figure leaves the table, even if nobody got points there. It returns with a later sign.',
          ],
          [
            'Am Ende wirken beide genauso auf offene Straßen und Städte.',
            'At the end both work the same way on open roads and cities.',
          ],
          [
            'Klöster und Wiesen betreffen sie nie. Sie besetzen auch nichts: Wo nur Magier oder Hexe steht, ist das Gebiet frei.',
            'They never concern monasteries and fields. Nor do they occupy anything: where only mage or witch stands, the feature is free.',
          ],
        ),
      ],
    },
    {
      id: 'magic-others',
      title: { de: 'Magier, Hexe und andere Erweiterungen', en: 'Mage, witch and other expansions' },
      needs: ['magic'],
      blocks: [
        list(
          [
            'Wirtshaus und Kathedrale kommen zuerst, dann halbiert die Hexe. Offen wären solche Gebiete am Ende nichts wert; der Magier macht sie einen Punkt je Plättchen wert, Wappen nicht gezählt. Mit der Hexe bleiben sie nichts wert.',
            'Inn and cathedral come first, then the witch halves. Open, such features would be worth nothing at the end; the mage makes them worth one point per tile, pennants not counted. With the witch they stay worth nothing.',
            'inn-tiles',
          ],
          [
            'Bringt eine Fähre beide auf eine Straße, wird vor dem Werten einer versetzt.',
            'If a ferry brings both onto one road, one is moved before the scoring.',
            'ferries',
          ],
          ['Türme können Magier und Hexe nichts anhaben.', 'Towers cannot harm mage and witch.', 'tower-pieces'],
        ),
      ],
    },
  ],
};
