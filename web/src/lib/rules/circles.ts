// Crop Circles.
import { board, list, text, type Chapter } from './types';

export const circles: Chapter = {
  id: 'circles-chapter',
  title: { de: 'Die Kornkreise', en: 'Crop Circles' },
  sections: [
    {
      id: 'circles',
      title: { de: 'Ein Kornkreis', en: 'A crop circle' },
      needs: ['circles'],
      blocks: [
        text(
          'Auf sechs Plättchen ist ein Kornkreis mit einem Zeichen. Du machst damit erst einen ganz gewöhnlichen Zug, bis alles gewertet ist. Danach entscheidest du, was der Kreis für alle bedeutet; verzichten darfst du nicht. Das Zeichen sagt, wen es betrifft:',
          'On six tiles is a crop circle with a sign. First you take a quite ordinary turn with it until all is scored. Then you decide what the circle means for everybody; you may not decline. The sign says whom it concerns:',
        ),
        list(
          [
            'Mistgabel: Bäuerinnen auf Wiesen. Spielt ihr ohne Wiesen, betrifft sie niemanden.',
            'Fork: farmers on fields. If you play without fields it concerns nobody.',
          ],
          ['Keule: Reisende auf Straßen.', 'Club: travellers on roads.'],
          ['Schild: Ritter in Städten.', 'Shield: knights in cities.'],
        ),
      ],
    },
    {
      id: 'circle-choice',
      title: { de: 'Dazusetzen oder zurücknehmen', en: 'Adding or taking back' },
      needs: ['circles'],
      blocks: [
        text(
          'Dazusetzen: Jede und jeder darf einen Meeple aus dem Vorrat zu einem eigenen Meeple dieser Art stellen, auf dasselbe Plättchen und ins selbe Gebiet. So verstärkst du dich, wo du schon stehst.',
          'Adding: everybody may put a meeple from the supply beside a meeple of their own of that kind, on the same tile and in the same feature. Thus you grow stronger where you stand already.',
        ),
        board(
          'circle-join',
          {
            de: 'Ein Plättchen mit einem Kornkreis und einem Schild, daran eine offene Stadt mit zwei roten Meeple nebeneinander; unten eine Stadt mit einem blauen.',
            en: 'A tile with a crop circle and a shield, at it an open city with two red meeples side by side; below a city with a blue one.',
          },
          {
            de: 'Das Schild betrifft die Ritter. Rot wählt Dazusetzen: Blau verzichtet, Rot stellt einen zweiten Ritter neben den ersten.',
            en: 'The shield concerns knights. Red chooses adding: blue declines, red puts a second knight beside the first.',
          },
        ),
        text(
          'Zurücknehmen: Jede und jeder muss einen eigenen Meeple dieser Art in den Vorrat nehmen, ohne Punkte. Wer mehrere hat, wählt.',
          'Taking back: everybody must take one meeple of that kind back into the supply, without points. Whoever has several chooses.',
        ),
        board(
          'circle-remove',
          {
            de: 'Ein Plättchen mit einem Kornkreis und einer Keule; links davon eine Straße, auf der vorher ein blauer Meeple stand.',
            en: 'A tile with a crop circle and a club; left of it a road on which a blue meeple stood before.',
          },
          {
            de: 'Die Keule betrifft die Reisenden. Rot wählt Zurücknehmen: Blau nimmt den Meeple von der Straße und bekommt nichts dafür.',
            en: 'The club concerns travellers. Red chooses taking back: blue takes the meeple from the road and gets nothing for it.',
          },
        ),
        list(
          [
            'Es beginnt, wer nach dir dran ist; du selbst kommst zuletzt.',
            'Whoever is next after you begins; you come last.',
          ],
          [
            'Wer keinen Meeple dieser Art auf der Landschaft hat, wird übersprungen; beim Dazusetzen auch, wer keinen im Vorrat hat. Betrifft der Kreis niemanden, entfällt die Entscheidung.',
            'Whoever has no meeple of that kind on the landscape is skipped; for adding also whoever has none in the supply. If the circle concerns nobody, there is nothing to decide.',
          ],
          [
            'Meeple, die in diesem Zug heimgekehrt sind, darfst du schon dazusetzen.',
            'Meeples that came home in this turn may be added already.',
          ],
          [
            'Es wird nichts fertig und nichts gewertet. Mönche sind nie betroffen.',
            'Nothing is finished and nothing scored. Monks are never concerned.',
          ],
          [
            'Der Kreis selbst ist kein Gebiet: Niemand steht darauf, und er trennt die Straßen und Wiesen, die an ihm enden.',
            'The circle itself is no feature: nobody stands on it, and it separates the roads and fields that end at it.',
          ],
        ),
      ],
    },
    {
      id: 'circles-others',
      title: { de: 'Kornkreise und andere Erweiterungen', en: 'Crop circles and other expansions' },
      needs: ['circles'],
      blocks: [
        list(
          [
            'Den großen Meeple darfst du dazusetzen, und zu ihm darf einer dazu. Zurücknehmen kannst du auch ihn.',
            'You may add the big meeple, and one may be added to it. You can take it back too.',
            'big-meeple',
          ],
          ['Der Abt ist nie betroffen.', 'The abbot is never concerned.', 'abbot'],
          [
            'Der Baumeister ist selbst nicht betroffen, geht aber heim, wenn kein Meeple bei ihm bleibt. Gibt er dir ein zweites Plättchen, kommt erst der Kornkreis, dann das Plättchen.',
            'The builder is not concerned himself, but he goes home if no meeple stays with him. If he gives you a second tile, first comes the crop circle, then the tile.',
            'builder',
          ],
          [
            'Das Schwein ist selbst nicht betroffen, geht aber heim, wenn keine Bäuerin bei ihm bleibt.',
            'The pig is not concerned itself, but it goes home if no farmer stays with it.',
            'pig',
          ],
          [
            'Depeschen aus diesem Zug kommen vor dem Kornkreis.',
            'Messages from this turn come before the crop circle.',
            'messages',
          ],
          ['Meeple auf Türmen sind nie betroffen.', 'Meeples on towers are never concerned.', 'tower-pieces'],
        ),
      ],
    },
  ],
};
