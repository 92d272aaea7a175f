// Deutsch: Die Goldminen.
import type { Like } from '../../text';
import type * as reference from '../../en/expansions/gold';

export const words: Like<typeof reference.words> = {
  gold: 'Die Goldminen',
  goldNote: 'Goldbarren in umkämpften Gebieten: je mehr, desto wertvoller',
  ask_gold: 'Wohin kommt der zweite Goldbarren?',
  ask_take: 'Welchen Goldbarren nimmst du?',
  do_gold: 'Goldbarren legen',
  do_take: 'Goldbarren nehmen',
  skip_gold: 'Kein Goldbarren',
  skip_take: 'Keinen nehmen',
  goldForNobody: 'Nützt keinem Gebiet',
  goldLies: 'hier schon {bars}',
  goldHere: 'Hier: {bars}',
  goldYours: 'Sonst darf niemand von hier nehmen',
  goldRivals: 'Von hier nehmen dürfen auch: {names}',
  goldThen: 'dein Gold am Ende: {from} → {to}',
  goldBars: 'Goldbarren',
  deed_gold: 'Goldbarren gelegt',
  deed_take: 'Goldbarren genommen',
  cause_sign_gold: 'Auf dem neuen Plättchen ist eine Goldmine.',
  cause_finished: 'Ein Gebiet mit Goldbarren ist abgeschlossen.',
  reason_gold: 'Gold',
  one_gold: 'Gold',
  item_bars: 'Goldbarren',
};

export const tips: typeof reference.tips = {
  gold: {
    title: 'Gold!',
    text: 'Ein Barren liegt schon auf der Mine. Lege den zweiten auf ein Plättchen daneben, am besten dorthin, wo dir bald ein Gebiet gehört: Wer im abgeschlossenen Gebiet die Mehrheit hat, nimmt alles Gold darauf.',
  },
  goldTaken: {
    title: 'Gold genommen',
    text: '{gets} Gold aus dem abgeschlossenen Gebiet. Es zählt am Ende: Je mehr Barren jemand hat, desto mehr ist jeder einzelne wert.',
  },
  take: {
    title: 'Nimm einen Barren',
    text: 'Mehrere haben Anspruch auf dieses Gold. Ihr nehmt reihum je einen Barren; du suchst dir aus, von welchem Plättchen.',
  },
};

export const rules: typeof reference.rules = {
  title: 'Die Goldminen',
  order: {
    turn1: 'Goldbarren auslegen',
    turn2: 'Gold nehmen',
    end1: 'Gold, das noch auf Plättchen liegt, kommt aus dem Spiel',
    end2: 'Gesammeltes Gold',
  },
  sections: {
    'gold-bars': {
      title: 'Gold auf dem Spielfeld',
      piece1: 'Ein Goldbarren',
      text1:
        'Acht Plättchen zeigen eine Goldmine. Hast du eines gelegt, kommt sofort ein Goldbarren darauf und ein zweiter auf ein benachbartes Plättchen deiner Wahl, auch schräg daneben. Dort dürfen schon Barren liegen. Erst danach setzt du eine Figur ein.',
      'gold-laid': {
        alt: 'Vier Plättchen im Quadrat. Auf dem eben gelegten rechts unten liegt ein Goldbarren, ein zweiter links oben.',
        caption:
          'Rot legt die Mine rechts unten. Der zweite Barren darf auf jedes der drei Plättchen daneben; Rot nimmt das links oben.',
      },
      text2:
        'Ein Barren gehört zu allem, was auf seinem Plättchen ist: zu jeder Straße und jeder Stadt, und zu jedem Kloster, das es umgibt.',
    },
    'taking-gold': {
      title: 'Gold nehmen',
      text: 'Wird eine Straße oder Stadt abgeschlossen, nimmt nach der Wertung alle Barren von ihren Plättchen, wer darin die Mehrheit hat. Bei einem abgeschlossenen Kloster sind es die Barren auf seinem eigenen und auf den acht Plättchen ringsum.',
      'gold-taken': {
        alt: 'Eine abgeschlossene Stadt aus drei Plättchen mit einem roten Meeple, auf zweien davon liegen zusammen drei Goldbarren.',
        caption: 'Rot schließt die Stadt ab, bekommt {red} Punkte und nimmt alle drei Barren.',
      },
      item1:
        'Haben mehrere Anspruch auf dieselben Barren, weil sie gleichauf liegen oder weil mehrere Gebiete zugleich abgeschlossen werden, nehmt ihr reihum je einen, beginnend mit der Person am Zug, bis keiner mehr da ist. Wer keinen Anspruch mehr hat, wird übersprungen; wer die Wahl hat, sucht sich das Plättchen aus.',
      item2: 'Steht auf einem abgeschlossenen Gebiet niemand, bleibt das Gold liegen.',
      item3: 'Bäuerinnen bekommen nie Gold.',
    },
    'gold-worth': {
      title: 'Was Gold wert ist',
      text1:
        'Eure Barren liegen offen vor euch und zählen erst ganz am Schluss, nach allen anderen Wertungen. Je mehr du hast, desto wertvoller ist jeder einzelne:',
      item1: 'ein bis drei Barren: je 1 Punkt',
      item2: 'vier bis sechs Barren: je 2 Punkte',
      item3: 'sieben bis neun Barren: je 3 Punkte',
      item4: 'zehn und mehr: je 4 Punkte',
      text2:
        'Sieben Barren sind also 21 Punkte wert, sechs nur 12. Was am Ende noch auf dem Spielfeld liegt, bekommt niemand.',
    },
    'gold-others': {
      title: 'Gold und andere Erweiterungen',
      item1:
        'Ein abgeschlossener Garten mit Abt bringt Gold wie ein Kloster. Nimmst du den Abt vorher zurück, ist nichts abgeschlossen, und das Gold bleibt liegen.',
      item2: 'Waren bekommt, wer die Stadt abschließt, Gold, wer darin die Mehrheit hat.',
      item3: 'Magier und Hexe ändern nichts am Gold.',
    },
  },
};
