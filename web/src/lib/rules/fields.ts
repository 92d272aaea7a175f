// Fields and farmers.
import { board, list, text, type Chapter } from './types';

export const fields: Chapter = {
  id: 'fields-chapter',
  title: { de: 'Wiesen', en: 'Fields' },
  sections: [
    {
      id: 'fields',
      title: { de: 'Bäuerinnen auf Wiesen', en: 'Farmers on fields' },
      needs: ['fields'],
      blocks: [
        text(
          'Auch das Grün zwischen Straßen und Städten ist ein Gebiet. Statt auf Straße, Stadt oder Kloster darfst du deinen Meeple auf eine Wiese des eben gelegten Plättchens legen, flach hin: Er ist dann eine Bäuerin. Auch hier gilt: nur, wenn auf der ganzen zusammenhängenden Wiese noch keine Bäuerin liegt.',
          'The green between roads and cities is a feature too. Instead of road, city or monastery you may lay your meeple down on a field of the tile just laid: it is then a farmer. Here too: only if no farmer lies anywhere on that whole connected field.',
        ),
        text(
          'Eine Wiese reicht so weit, bis eine Straße, eine Stadt, ein Fluss oder der Rand der Landschaft sie begrenzt. Wo Straßen aufeinandertreffen, trennen sie die Wiesen zwischen sich.',
          'A field reaches as far as a road, a city, a river or the edge of the landscape bounds it. Where roads meet they cut the fields between them apart.',
        ),
        board(
          'fields-apart',
          {
            de: 'Eine Kreuzung mit drei Straßen; in jedem der drei Wiesenstücke liegt eine Bäuerin: rot, blau und gelb.',
            en: 'A crossing of three roads; on each of the three pieces of field lies a farmer: red, blue and yellow.',
          },
          {
            de: 'Drei Straßen, drei Wiesen. Keine der Bäuerinnen stört die andere.',
            en: 'Three roads, three fields. None of the farmers is in another’s way.',
          },
        ),
        text(
          'Eine Wiese wird nie fertig. Eine Bäuerin bleibt bis zum Ende liegen und kommt nicht in den Vorrat zurück. Überlege gut, wie viele du dir leisten kannst.',
          'A field is never finished. A farmer stays until the end and does not return to the supply. Think well how many you can afford.',
        ),
      ],
    },
    {
      id: 'field-scoring',
      title: { de: 'Wiesen werten', en: 'Scoring fields' },
      needs: ['fields'],
      blocks: [
        text(
          'Am Ende bringt jede Wiese drei Punkte für jede fertige Stadt, die an sie grenzt. Auf die Größe der Wiese und der Städte kommt es nicht an; offene Städte zählen nicht.',
          'At the end every field brings three points for each finished city that borders it. The size of the field and of the cities does not matter; open cities do not count.',
        ),
        board(
          'field-scoring',
          {
            de: 'Zwei fertige Städte und eine offene in einer Reihe; oberhalb liegt eine rote Bäuerin auf der Wiese, unterhalb eine blaue.',
            en: 'Two finished cities and an open one in a row; above them a red farmer lies on the field, below a blue one.',
          },
          {
            de: 'Beide Wiesen grenzen an dieselben zwei fertigen Städte: {red} Punkte für Rot und {blue} für Blau. Die offene Stadt rechts bringt nichts.',
            en: 'Both fields border the same two finished cities: {red} points for red and {blue} for blue. The open city on the right brings nothing.',
          },
        ),
        list(
          [
            'Eine Stadt zahlt an jede Wiese, an die sie grenzt, aber an jede nur einmal.',
            'A city pays every field it borders, but each only once.',
          ],
          [
            'Wer die meisten Bäuerinnen auf der Wiese hat, bekommt die Punkte; bei Gleichstand alle Beteiligten voll.',
            'Whoever has most farmers on the field gets the points; if several have the same, each gets all of them.',
          ],
          [
            'Auch Wiesen wachsen zusammen: So kann eine zweite Bäuerin auf eine Wiese geraten, die schon besetzt war.',
            'Fields grow together too: a second farmer can thus come to a field that was taken.',
          ],
        ),
      ],
    },
  ],
};
