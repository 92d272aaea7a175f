// Deutsch: Der Abt.
import type { Like } from '../../text';
import type * as reference from '../../en/expansions/abbot';

export const words: Like<typeof reference.words> = {
  abbot: 'Der Abt',
  abbotNote: 'Gärten und eine Figur, die du vorzeitig zurücknehmen kannst',
  whyNot_abbot: 'Der Abt braucht ein freies Kloster oder einen freien Garten.',
  do_recall: 'Abt zurücknehmen und Zug beenden',
  recallAbbot: 'Abt zurücknehmen',
  figure_abbot: 'Abt',
  role_abbot: 'Abt',
  deed_recall: 'Abt zurückgenommen',
  reason_abbot: 'Abt zurückgenommen',
  one_abbot: 'Abt zurückgenommen',
  reason_garden: 'Gärten',
  one_garden: 'Garten',
  terrain_garden: 'Garten',
  role_garden: 'Gärtner',
};

export const tips: typeof reference.tips = {
  garden: {
    title: 'Ein Garten ist abgeschlossen',
    text: '{gets} {points}. Gärten zählen wie Klöster, aber nur der Abt darf hinein.',
  },
  abbot: {
    title: 'Ein Platz für den Abt',
    text: 'Der Abt darf auf Klöster und als einzige Figur in Gärten. Du kannst ihn später jederzeit zurücknehmen und bekommst, was sein Platz dann wert ist.',
  },
  recall: {
    title: 'Den Abt zurücknehmen',
    text: 'Statt eine Figur einzusetzen, darfst du deinen Abt zurücknehmen. Die angezeigten Punkte bekommst du sofort.',
  },
};

export const rules: typeof reference.rules = {
  title: 'Der Abt',
  order: {
    turn: 'Die Punkte für einen Abt, der zurückgenommen wurde',
  },
  sections: {
    abbot: {
      title: 'Abt und Gärten',
      piece1: 'Der Abt, einer je Person',
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
