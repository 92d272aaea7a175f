// Deutsch: die Regeln, Der Abt.
import type { abbot as reference } from '../../en/rules/abbot';

export const abbot: typeof reference = {
  title: 'Der Abt',
  sections: {
    abbot: {
      title: 'Abt und Gärten',
      text1:
        'Zusätzlich zu deinen sieben Meeple hast du einen Abt. Manche Plättchen zeigen einen Garten. Legst du ein Plättchen mit Kloster oder Garten, darfst du statt eines Meeple den Abt daraufstellen. Auf Straßen, in Städte und auf Wiesen darf er nicht; Meeple dürfen nicht in Gärten.',
      text2:
        'Ein Garten zählt wie ein Kloster: neun Punkte, wenn er vollständig umschlossen ist, sonst am Ende ein Punkt für den Garten selbst und einer für jedes Plättchen ringsum.',
    },
    'abbot-recall': {
      title: 'Den Abt zurücknehmen',
      text1:
        'Wenn du in deinem Zug keine Figur einsetzt, darfst du stattdessen deinen Abt vom Spielfeld nehmen. Du bekommst sofort, was sein Kloster oder Garten in diesem Moment wert ist. Danach wird alles andere gewertet, was das Plättchen abgeschlossen hat.',
      'abbot-recall': {
        alt: 'Ein Garten mit einem roten Abt und fünf Plättchen ringsum.',
        caption:
          'Rot legt das Plättchen rechts oben, setzt nichts ein und nimmt den Abt zurück: fünf Plättchen ringsum und der Garten selbst, {red} Punkte.',
      },
      text2: 'Beim nächsten Plättchen kannst du ihn wieder einsetzen.',
    },
  },
};
