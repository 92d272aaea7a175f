// Goldmines.
import { board, list, text, type Chapter } from './types';

export const gold: Chapter = {
  id: 'gold-chapter',
  title: { de: 'Die Goldminen', en: 'Goldmines' },
  sections: [
    {
      id: 'gold-bars',
      title: { de: 'Gold auf dem Tisch', en: 'Gold on the table' },
      needs: ['gold'],
      blocks: [
        text(
          'Acht Plättchen zeigen eine Goldmine. Hast du eines gelegt, kommt sofort ein Goldbarren darauf und ein zweiter auf ein Plättchen daneben, das du aussuchst; auch über Eck. Dort dürfen schon Barren liegen. Erst danach setzt du eine Figur ein.',
          'Eight tiles show a goldmine. When you have laid one, a gold bar goes on it at once and a second one on a tile beside it that you choose, across a corner too. Bars may lie there already. Only then do you place a figure.',
        ),
        board(
          'gold-laid',
          {
            de: 'Vier Plättchen im Quadrat. Auf dem eben gelegten rechts unten liegt ein Goldbarren, ein zweiter links oben.',
            en: 'Four tiles in a square. On the one just laid at the lower right lies a gold bar, a second one at the upper left.',
          },
          {
            de: 'Rot legt die Mine rechts unten. Der zweite Barren darf auf jedes der drei Plättchen daneben; Rot nimmt das links oben.',
            en: 'Red lays the mine at the lower right. The second bar may go on any of the three tiles beside it; red takes the one at the upper left.',
          },
        ),
        text(
          'Ein Barren gehört zu allem, was auf seinem Plättchen ist: zu jeder Straße, jeder Stadt und jedem Kloster in der Nähe.',
          'A bar belongs to everything on its tile: to every road, every city and every monastery near it.',
        ),
      ],
    },
    {
      id: 'taking-gold',
      title: { de: 'Gold nehmen', en: 'Taking gold' },
      needs: ['gold'],
      blocks: [
        text(
          'Wird eine Straße oder Stadt fertig, nimmt nach der Wertung, wer darin die Mehrheit hat, alle Barren von ihren Plättchen. Zu einem fertigen Kloster gehören die Barren auf seinem eigenen und auf den acht Plättchen ringsum.',
          'When a road or city is finished, whoever has the majority there takes, after the scoring, all bars from its tiles. To a finished monastery belong the bars on its own tile and on the eight around it.',
        ),
        board(
          'gold-taken',
          {
            de: 'Eine fertige Stadt aus drei Plättchen mit einem roten Meeple, auf zweien davon liegen zusammen drei Goldbarren.',
            en: 'A finished city of three tiles with a red meeple; on two of them lie three gold bars together.',
          },
          {
            de: 'Rot schließt die Stadt, bekommt {red} Punkte und nimmt alle drei Barren.',
            en: 'Red closes the city, gets {red} points and takes all three bars.',
          },
        ),
        list(
          [
            'Haben mehrere Anspruch auf dieselben Barren, weil sie gleichauf liegen oder weil mehrere Gebiete zugleich fertig werden, nehmt ihr reihum je einen, beginnend mit der Person am Zug, bis keiner mehr da ist. Wer keinen Anspruch mehr hat, wird übersprungen; wer die Wahl hat, sucht sich das Plättchen aus.',
            'If several people have a claim to the same bars, because they are tied or because several features are finished at once, you take one each in turn, beginning with whoever has the turn, until none is left. Whoever has no claim left is skipped; whoever has the choice chooses the tile.',
          ],
          [
            'Wird etwas fertig, auf dem niemand steht, bleibt das Gold liegen.',
            'If something is finished on which nobody stands, the gold stays.',
          ],
          ['Bäuerinnen bekommen nie Gold.', 'Farmers never get gold.'],
        ),
      ],
    },
    {
      id: 'gold-worth',
      title: { de: 'Was Gold wert ist', en: 'What gold is worth' },
      needs: ['gold'],
      blocks: [
        text(
          'Eure Barren liegen offen vor euch und zählen erst ganz am Schluss, nach allen anderen Wertungen. Je mehr du hast, desto wertvoller ist jeder einzelne:',
          'Your bars lie open before you and count only at the very end, after all other scoring. The more you have, the more each of them is worth:',
        ),
        list(
          ['ein bis drei Barren: je 1 Punkt', 'one to three bars: 1 point each'],
          ['vier bis sechs Barren: je 2 Punkte', 'four to six bars: 2 points each'],
          ['sieben bis neun Barren: je 3 Punkte', 'seven to nine bars: 3 points each'],
          ['zehn und mehr: je 4 Punkte', 'ten and more: 4 points each'],
        ),
        text(
          'Sieben Barren sind also 21 Punkte wert, sechs nur 12. Was am Ende noch auf der Landschaft liegt, bekommt niemand.',
          'So seven bars are worth 21 points, six only 12. What still lies on the landscape at the end goes to nobody.',
        ),
      ],
    },
    {
      id: 'gold-others',
      title: { de: 'Gold und andere Erweiterungen', en: 'Gold and other expansions' },
      needs: ['gold'],
      blocks: [
        list(
          [
            'Ein fertiger Garten mit Abt bringt Gold wie ein Kloster. Nimmst du den Abt vorher zurück, ist nichts fertig, und das Gold bleibt.',
            'A finished garden with an abbot brings gold like a monastery. If you take the abbot back before, nothing is finished and the gold stays.',
            'abbot',
          ],
          [
            'Waren bekommt, wer die Stadt fertig macht, Gold, wer darin die Mehrheit hat.',
            'Goods go to whoever finishes the city, gold to whoever has the majority there.',
            'goods',
          ],
          ['Magier und Hexe ändern nichts am Gold.', 'Mage and witch change nothing about gold.', 'magic'],
        ),
      ],
    },
  ],
};
