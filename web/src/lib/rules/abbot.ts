// The Abbot.
import { board, text, type Chapter } from './types';

export const abbot: Chapter = {
  id: 'abbot-chapter',
  title: { de: 'Der Abt', en: 'The Abbot' },
  sections: [
    {
      id: 'abbot',
      title: { de: 'Abt und Gärten', en: 'Abbot and gardens' },
      needs: ['abbot'],
      blocks: [
        text(
          'Zu deinen sieben Meeple kommt ein Abt. Auf manchen Plättchen ist ein Garten. Legst du ein Plättchen mit Kloster oder Garten, darfst du statt eines Meeple den Abt daraufstellen. Auf Straßen, in Städte und auf Wiesen darf er nicht; Meeple dürfen nicht in Gärten.',
          'An abbot joins your seven meeples. Some tiles have a garden. When you lay a tile with a monastery or a garden, you may put the abbot on it instead of a meeple. He may not go on roads, into cities or on fields; meeples may not go into gardens.',
        ),
        text(
          'Ein Garten zählt wie ein Kloster: neun Punkte, wenn er rundum eingeschlossen ist, sonst am Ende einen Punkt für sich und einen für jedes Plättchen ringsum.',
          'A garden counts like a monastery: nine points when it is surrounded, otherwise at the end one point for itself and one for every tile around it.',
        ),
      ],
    },
    {
      id: 'abbot-recall',
      title: { de: 'Den Abt zurücknehmen', en: 'Taking the abbot back' },
      needs: ['abbot'],
      blocks: [
        text(
          'Wenn du in deinem Zug keine Figur einsetzt, darfst du stattdessen deinen Abt vom Tisch nehmen. Du bekommst sofort, was sein Kloster oder Garten in diesem Moment wert ist. Danach wird alles andere gewertet, was das Plättchen fertig gemacht hat.',
          'If you place no figure in your turn you may take your abbot off the board instead. You get at once what his monastery or garden is worth at that moment. Then everything else that the tile has finished is scored.',
        ),
        board(
          'abbot-recall',
          {
            de: 'Ein Garten mit einem roten Abt und fünf Plättchen ringsum.',
            en: 'A garden with a red abbot and five tiles around it.',
          },
          {
            de: 'Rot legt das Plättchen rechts oben, setzt nichts ein und nimmt den Abt zurück: fünf Plättchen ringsum und der Garten selbst, {red} Punkte.',
            en: 'Red lays the tile at the upper right, places nothing and takes the abbot back: five tiles around and the garden itself, {red} points.',
          },
        ),
        text(
          'Vom nächsten Plättchen an kannst du ihn wieder einsetzen.',
          'From the next tile on you can place him again.',
        ),
      ],
    },
  ],
};
