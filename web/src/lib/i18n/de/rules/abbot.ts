// Deutsch: die Regeln, Der Abt.
import type { abbot as reference } from '../../en/rules/abbot';

export const abbot: typeof reference = {
  title: 'Der Abt',
  sections: {
    abbot: {
      title: 'Abt und Gärten',
      text1:
        'Zu deinen sieben Meeple kommt ein Abt. Auf manchen Plättchen ist ein Garten. Legst du ein Plättchen mit Kloster oder Garten, darfst du statt eines Meeple den Abt daraufstellen. Auf Straßen, in Städte und auf Wiesen darf er nicht; Meeple dürfen nicht in Gärten.',
      text2:
        'Ein Garten zählt wie ein Kloster: neun Punkte, wenn er rundum eingeschlossen ist, sonst am Ende einen Punkt für sich und einen für jedes Plättchen ringsum.',
    },
    'abbot-recall': {
      title: 'Den Abt zurücknehmen',
      text1:
        'Wenn du in deinem Zug keine Figur einsetzt, darfst du stattdessen deinen Abt vom Tisch nehmen. Du bekommst sofort, was sein Kloster oder Garten in diesem Moment wert ist. Danach wird alles andere gewertet, was das Plättchen fertig gemacht hat.',
      'abbot-recall': {
        alt: 'Ein Garten mit einem roten Abt und fünf Plättchen ringsum.',
        caption:
          'Rot legt das Plättchen rechts oben, setzt nichts ein und nimmt den Abt zurück: fünf Plättchen ringsum und der Garten selbst, {red} Punkte.',
      },
      text2: 'Vom nächsten Plättchen an kannst du ihn wieder einsetzen.',
    },
  },
};
