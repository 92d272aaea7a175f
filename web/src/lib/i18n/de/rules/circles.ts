// Deutsch: die Regeln, Die Kornkreise.
import type { circles as reference } from '../../en/rules/circles';

export const circles: typeof reference = {
  title: 'Die Kornkreise',
  sections: {
    circles: {
      title: 'Ein Kornkreis',
      text: 'Sechs Plättchen zeigen einen Kornkreis mit einem Zeichen. Damit machst du zuerst einen ganz gewöhnlichen Zug, bis alles gewertet ist. Danach entscheidest du, was der Kreis für alle bewirkt; verzichten darfst du nicht. Das Zeichen sagt, wen es betrifft:',
      item1: 'Mistgabel: Bäuerinnen auf Wiesen. Spielt ihr ohne Wiesen, betrifft sie niemanden.',
      item2: 'Keule: Reisende auf Straßen.',
      item3: 'Schild: Ritter in Städten.',
    },
    'circle-choice': {
      title: 'Dazusetzen oder zurücknehmen',
      text1:
        'Dazusetzen: Alle dürfen einen Meeple aus dem Vorrat zu einem eigenen Meeple dieser Art stellen, auf dasselbe Plättchen und ins selbe Gebiet. So verstärkst du Gebiete, in denen du schon stehst.',
      'circle-join': {
        alt: 'Ein Plättchen mit einem Kornkreis und einem Schild, daran eine offene Stadt mit zwei roten Meeple nebeneinander; unten eine Stadt mit einem blauen.',
        caption:
          'Das Schild betrifft die Ritter. Rot wählt Dazusetzen: Blau verzichtet, Rot stellt einen zweiten Ritter neben den ersten.',
      },
      text2:
        'Zurücknehmen: Alle müssen einen eigenen Meeple dieser Art in den Vorrat nehmen, ohne Punkte. Wer mehrere hat, wählt.',
      'circle-remove': {
        alt: 'Ein Plättchen mit einem Kornkreis und einer Keule; links davon eine Straße, auf der vorher ein blauer Meeple stand.',
        caption:
          'Die Keule betrifft die Reisenden. Rot wählt Zurücknehmen: Blau nimmt den Meeple von der Straße und bekommt nichts dafür.',
      },
      item1: 'Es beginnt, wer nach dir dran ist; du selbst kommst zuletzt.',
      item2:
        'Wer keinen Meeple dieser Art auf dem Spielfeld hat, wird übersprungen; beim Dazusetzen auch, wer keinen im Vorrat hat. Betrifft der Kreis niemanden, entfällt die Entscheidung.',
      item3: 'Meeple, die in diesem Zug zurückgekommen sind, darfst du schon dazusetzen.',
      item4: 'Es wird nichts abgeschlossen und nichts gewertet. Mönche sind nie betroffen.',
      item5:
        'Der Kreis selbst ist kein Gebiet: Niemand steht darauf, und er trennt die Straßen und Wiesen, die an ihm enden.',
    },
    'circles-others': {
      title: 'Kornkreise und andere Erweiterungen',
      item1:
        'Den großen Meeple darfst du dazusetzen, und zu ihm darfst du einen dazusetzen. Zurücknehmen kannst du auch ihn.',
      item2: 'Der Abt ist nie betroffen.',
      item3:
        'Der Baumeister ist selbst nicht betroffen, kommt aber zurück, wenn kein Meeple bei ihm bleibt. Gibt er dir ein zweites Plättchen, kommt erst der Kornkreis, dann das Plättchen.',
      item4: 'Das Schwein ist selbst nicht betroffen, kommt aber zurück, wenn keine Bäuerin bei ihm bleibt.',
      item5: 'Depeschen aus diesem Zug kommen vor dem Kornkreis.',
      item6: 'Meeple auf Türmen sind nie betroffen.',
    },
  },
};
