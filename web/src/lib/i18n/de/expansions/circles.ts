// Deutsch: Die Kornkreise.
import type { Like } from '../../text';
import type * as reference from '../../en/expansions/circles';

export const words: Like<typeof reference.words> = {
  circles: 'Die Kornkreise',
  circlesNote: 'Alle setzen einen Meeple dazu, oder alle nehmen einen zurück',
  ask_circle: 'Was bewirkt der Kornkreis?',
  ask_join: 'Kornkreis: einen Meeple dazusetzen?',
  ask_remove: 'Kornkreis: Welchen Meeple nimmst du zurück?',
  do_circle: 'Bestätigen',
  do_join: 'Meeple dazusetzen',
  do_remove: 'Zurücknehmen',
  skip_circle: 'Nichts',
  skip_join: 'Keinen dazusetzen',
  skip_remove: 'Keinen zurücknehmen',
  circleFor: 'Betrifft: {names}',
  circleNobody: 'Betrifft niemanden',
  circleJoin: 'Alle dürfen einen Meeple dazusetzen: {terrain}',
  circleRemove: 'Alle nehmen einen Meeple zurück: {terrain}',
  deed_circle_join: 'Kornkreis: Meeple dazusetzen',
  deed_circle_remove: 'Kornkreis: Meeple zurücknehmen',
  deed_join: 'dazugesetzt: {figure}',
  deed_remove: 'zurückgenommen: {figure}',
  'cause_crop-circle': 'Der Kornkreis betrifft Meeple auf: {terrain}.',
  cause_circle_join: 'Der Kornkreis lässt alle einen Meeple dazusetzen: {terrain}.',
  cause_circle_remove: 'Der Kornkreis lässt alle einen Meeple zurücknehmen: {terrain}.',
};

export const tips: typeof reference.tips = {
  circle: {
    title: 'Was bewirkt der Kornkreis?',
    text: 'Du entscheidest für alle: Entweder dürfen alle einen Meeple zu einem eigenen dieser Art dazusetzen, oder alle müssen einen zurücknehmen. Du kommst zuletzt.',
  },
  join: {
    title: 'Verstärkung',
    text: 'Durch den Kornkreis darfst du einen Meeple zu einem eigenen dazusetzen. So leicht kommst du sonst nirgends zu einer Mehrheit.',
  },
  remove: {
    title: 'Ein Meeple muss zurück',
    text: 'Durch den Kornkreis musst du einen Meeple zurücknehmen, ohne Punkte. Wähle den, der dir am wenigsten bringt.',
  },
};

export const rules: typeof reference.rules = {
  title: 'Die Kornkreise',
  order: {
    turn: 'Kornkreis',
  },
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
