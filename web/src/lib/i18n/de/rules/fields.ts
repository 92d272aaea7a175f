// Deutsch: die Regeln, Wiesen.
import type { fields as reference } from '../../en/rules/fields';

export const fields: typeof reference = {
  title: 'Wiesen',
  sections: {
    fields: {
      title: 'Bäuerinnen auf Wiesen',
      piece1: 'Eine Bäuerin: ein Meeple, der auf einer Wiese liegt',
      text1:
        'Auch das Grün zwischen Straßen und Städten ist ein Gebiet. Statt auf eine Straße, eine Stadt oder ein Kloster darfst du deinen Meeple flach auf eine Wiese des eben gelegten Plättchens legen: Er ist dann eine Bäuerin. Auch das geht nur, wenn auf der ganzen zusammenhängenden Wiese noch keine Bäuerin liegt.',
      text2:
        'Eine Wiese reicht so weit, bis eine Straße, eine Stadt, ein Fluss oder der Rand der Landschaft sie begrenzt. Wo Straßen aufeinandertreffen, trennen sie die Wiesen voneinander.',
      'fields-apart': {
        alt: 'Eine Kreuzung mit drei Straßen; in jedem der drei Wiesenstücke liegt eine Bäuerin: rot, blau und gelb.',
        caption: 'Drei Straßen, drei Wiesen. Keine der Bäuerinnen stört die andere.',
      },
      text3:
        'Eine Wiese wird nie abgeschlossen. Eine Bäuerin bleibt bis zum Ende liegen und kommt nicht in den Vorrat zurück. Überlege gut, wie viele du dir leisten kannst.',
    },
    'field-scoring': {
      title: 'Wiesen werten',
      text: 'Am Ende bringt jede Wiese drei Punkte für jede abgeschlossene Stadt, die an sie grenzt. Auf die Größe der Wiese und der Städte kommt es nicht an; offene Städte zählen nicht.',
      'field-scoring': {
        alt: 'Zwei abgeschlossene Städte und eine offene in einer Reihe; oberhalb liegt eine rote Bäuerin auf der Wiese, unterhalb eine blaue.',
        caption:
          'Beide Wiesen grenzen an dieselben zwei abgeschlossenen Städte: {red} Punkte für Rot und {blue} für Blau. Die offene Stadt rechts bringt nichts.',
      },
      item1: 'Eine Stadt zählt für jede Wiese, an die sie grenzt, aber für jede nur einmal.',
      item2:
        'Wer die meisten Bäuerinnen auf der Wiese hat, bekommt die Punkte; bei Gleichstand bekommen alle Beteiligten die volle Punktzahl.',
      item3: 'Auch Wiesen wachsen zusammen: So kann eine zweite Bäuerin auf eine Wiese geraten, die schon besetzt war.',
    },
  },
};
