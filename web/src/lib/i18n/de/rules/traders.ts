// Deutsch: die Regeln, Händler & Baumeister.
import type { traders as reference } from '../../en/rules/traders';

export const traders: typeof reference = {
  title: 'Händler & Baumeister',
  sections: {
    'trader-tiles': {
      title: 'Neue Plättchen',
      text: 'Vierundzwanzig Plättchen kommen dazu. Auf einem kreuzen sich zwei Straßen mit einer Brücke: Beide laufen weiter, ohne sich zu verbinden, und lassen vier Wiesen. Auf einigen liegt eine kleine Wiese zwischen Stadtteilen eingeschlossen; auch sie ist ein eigenes Gebiet. Wo eine Straße an ein Haus oder ein Kloster stößt, endet sie.',
    },
    goods: {
      title: 'Waren',
      text1:
        'In manchen Städten ist eine Ware abgebildet: Wein, Korn oder Tuch. Wer das Plättchen legt, das die Stadt abschließt, bekommt für jedes Zeichen darin ein Warenplättchen dieser Art. Wem die Stadt gehört und ob überhaupt jemand darin steht, spielt keine Rolle. Die Punkte für die Stadt gehen wie immer an die Mehrheit.',
      goods: {
        alt: 'Eine geschlossene Stadt aus fünf Plättchen mit einem Fass und zwei Garben; links ein blauer Meeple.',
        caption:
          'Rot schließt die Stadt ab. Die {blue} Punkte bekommt Blau, aber Rot nimmt einmal Wein und zweimal Korn.',
      },
      text2:
        'Am Ende bekommt, wer von einer Art die meisten hat, zehn Punkte; bei Gleichstand bekommen alle Beteiligten zehn. So können Wein, Korn und Tuch zusammen dreißig Punkte bringen. Es gibt neunmal Wein, sechsmal Korn und fünfmal Tuch.',
    },
    builder: {
      title: 'Der Baumeister',
      text1:
        'Statt eines Meeple darfst du deinen Baumeister auf das gelegte Plättchen setzen: auf eine Straße oder in eine Stadt, in der schon ein eigener Meeple steht.',
      text2:
        'Von da an gilt: Verlängerst du mit deinem Plättchen das Gebiet deines Baumeisters, führst du deinen Zug mit Figur und Wertung zu Ende und darfst danach ein zweites Plättchen ziehen, legen und besetzen.',
      builder: {
        alt: 'Eine Straße über drei Plättchen mit einem roten Meeple und einem roten Baumeister; das rechte Plättchen wurde gerade gelegt.',
        caption: 'Rot verlängert die Straße mit dem Baumeister und darf gleich noch ein Plättchen ziehen.',
      },
      item1: 'Ein drittes Plättchen gibt es nie, auch wenn das zweite wieder anschließt.',
      item2: 'Plättchen der anderen lösen deinen Baumeister nicht aus.',
      item3: 'Schließt das Plättchen das Gebiet ab, kommt er zurück; das zweite Plättchen steht dir trotzdem zu.',
      item4: 'Für die Mehrheit zählt er nicht. Steht kein eigener Meeple mehr bei ihm, kommt er zurück.',
      item5: 'In einem Gebiet dürfen Baumeister in mehreren Farben stehen.',
    },
    pig: {
      title: 'Das Schwein',
      text1:
        'Statt eines Meeple darfst du dein Schwein auf eine Wiese des gelegten Plättchens stellen, wenn auf dieser Wiese schon eine eigene Bäuerin liegt. Es bleibt bis zum Ende.',
      text2:
        'Hast du am Ende auf dieser Wiese die Mehrheit, allein oder geteilt, bringt dir dort jede abgeschlossene Stadt vier Punkte statt drei. Das gilt nur für dich: Wer gleich viele Bäuerinnen, aber kein Schwein hat, bekommt drei. Das Schwein selbst zählt bei der Mehrheit nicht.',
      pig: {
        alt: 'Zwei abgeschlossene Städte; auf der Wiese ringsum liegen zwei rote Bäuerinnen und eine blaue, und ein rotes Schwein steht dabei.',
        caption:
          'Rot hat zwei Bäuerinnen gegen eine und ein Schwein: zwei Städte zu je vier Punkten, {red} für Rot, {blue} für Blau.',
      },
    },
  },
};
