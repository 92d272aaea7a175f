// Inns & Cathedrals.
import { board, list, text, type Chapter } from './types';

export const inns: Chapter = {
  id: 'inns-chapter',
  title: { de: 'Wirtshäuser & Kathedralen', en: 'Inns & Cathedrals' },
  sections: [
    {
      id: 'inns',
      title: { de: 'Wirtshäuser', en: 'Inns' },
      needs: ['inn-tiles'],
      blocks: [
        text(
          'Achtzehn neue Plättchen kommen dazu. An manchen Straßen steht ein Wirtshaus an einem See. Eine fertige Straße mit Wirtshaus bringt zwei Punkte je Plättchen statt einem. Mehrere Wirtshäuser ändern daran nichts.',
          'Eighteen new tiles join the others. Some roads have an inn at a lake. A finished road with an inn brings two points per tile instead of one. More inns add nothing.',
        ),
        board(
          'inn-road',
          {
            de: 'Eine Straße über fünf Plättchen zwischen zwei Dörfern, mit einem Wirtshaus; links ein roter Meeple.',
            en: 'A road over five tiles between two villages, with an inn; a red meeple on the left.',
          },
          {
            de: 'Fünf Plättchen zu je zwei Punkten: {red} für Rot.',
            en: 'Five tiles at two points each: {red} for red.',
          },
        ),
        text(
          'Dafür gibt es kein Pardon: Ist die Straße am Ende noch offen, bringt sie gar nichts.',
          'But there is no mercy: if the road is still open at the end it brings nothing at all.',
        ),
        board(
          'inn-open',
          {
            de: 'Eine Straße über drei Plättchen mit Wirtshaus, rechts offen; links ein roter Meeple.',
            en: 'A road over three tiles with an inn, open on the right; a red meeple on the left.',
          },
          { de: 'Nicht fertig geworden: {red} Punkte für Rot.', en: 'Never finished: {red} points for red.' },
        ),
        text(
          'Steht ein Wirtshaus an einer Kreuzung, zählt es nur für die Straßen, an denen es gezeichnet ist.',
          'An inn at a crossing counts only for the roads it is drawn at.',
        ),
      ],
    },
    {
      id: 'cathedrals',
      title: { de: 'Kathedralen', en: 'Cathedrals' },
      needs: ['inn-tiles'],
      blocks: [
        text(
          'Zwei Plättchen zeigen eine Kathedrale in einer Stadt, die nach allen Seiten offen ist. Eine fertige Stadt mit Kathedrale bringt drei Punkte je Plättchen und je Wappen statt zwei; die zweite Kathedrale legt nichts drauf. Bleibt die Stadt offen, ist sie am Ende nichts wert.',
          'Two tiles show a cathedral in a city that is open to all sides. A finished city with a cathedral brings three points for every tile and every pennant instead of two; a second cathedral adds nothing. If the city stays open it is worth nothing at the end.',
        ),
        board(
          'cathedral',
          {
            de: 'Eine geschlossene Stadt aus fünf Plättchen in Kreuzform, in der Mitte eine Kathedrale, links ein roter Meeple.',
            en: 'A closed city of five tiles in the shape of a cross, a cathedral in the middle, a red meeple on the left.',
          },
          {
            de: 'Fünf Plättchen zu je drei Punkten: {red} für Rot.',
            en: 'Five tiles at three points each: {red} for red.',
          },
        ),
      ],
    },
    {
      id: 'inn-tiles',
      title: { de: 'Besondere Plättchen', en: 'Special tiles' },
      needs: ['inn-tiles'],
      blocks: [
        list(
          [
            'Wo sich Straßen ohne Dorf treffen, enden sie trotzdem. Ein Kloster, an das von zwei Seiten Straßen führen, beendet beide.',
            'Where roads meet without a village they end all the same. A monastery with roads from two sides ends both.',
          ],
          [
            'Führen von einem Dorf kurze Wege in zwei Städte, trennen sie nur Wiesen. Niemand darf darauf stehen.',
            'Where short paths lead from a village into two cities they only divide fields. Nobody may stand on them.',
          ],
          [
            'Reicht eine Stadt bis in eine Ecke des Plättchens, endet dort auch die Wiese.',
            'Where a city reaches into a corner of the tile, the field ends there too.',
          ],
          [
            'Vier Stadtteile um eine Wiese sind vier getrennte Städte, bis etwas sie verbindet. Die Wiese in der Mitte ist ein eigenes Gebiet.',
            'Four parts of cities around a field are four separate cities until something connects them. The field in the middle is a feature of its own.',
          ],
        ),
      ],
    },
    {
      id: 'big-meeple',
      title: { de: 'Der große Meeple', en: 'The big meeple' },
      needs: ['big-meeple'],
      blocks: [
        text(
          'Du hast zusätzlich einen großen Meeple. Du setzt ihn ein wie jeden anderen und bekommst ihn ebenso zurück, aber bei der Mehrheit zählt er für zwei. Die Punkte werden dadurch nicht mehr.',
          'You have a big meeple as well. You place it like any other and it comes back the same way, but in a majority it counts as two. The points do not grow by it.',
        ),
        board(
          'big-meeple',
          {
            de: 'Eine geschlossene Stadt mit einem großen roten Meeple links und einem gewöhnlichen blauen oben.',
            en: 'A closed city with a big red meeple on the left and an ordinary blue one above.',
          },
          {
            de: 'Zwei gegen eins: Rot bekommt {red} Punkte, Blau {blue}.',
            en: 'Two against one: red gets {red} points, blue {blue}.',
          },
        ),
        list(['Auf einer Wiese zählt er als zwei Bäuerinnen.', 'On a field it counts as two farmers.']),
      ],
    },
  ],
};
