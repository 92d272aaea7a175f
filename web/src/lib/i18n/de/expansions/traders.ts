// Deutsch: Händler & Baumeister.
import type { Like } from '../../text';
import type * as reference from '../../en/expansions/traders';

export const words: Like<typeof reference.words> = {
  traders: 'Händler & Baumeister',
  tradersNote: 'Waren, Doppelzüge und das Schwein',
  'trader-tiles': 'Plättchen',
  goods: 'Waren',
  builder: 'Baumeister',
  pig: 'Schwein',
  wine: 'Wein',
  grain: 'Korn',
  cloth: 'Tuch',
  whyNot_builder: 'Der Baumeister braucht eine Straße oder Stadt mit einem deiner Meeple.',
  whyNot_pig: 'Das Schwein braucht eine Wiese mit einer deiner Bäuerinnen.',
  place_builder: 'Lege dein zweites Plättchen',
  ask_again: 'Noch ein Plättchen?',
  do_again: 'Zweites Plättchen nehmen',
  skip_again: 'Zug beenden',
  figure_builder: 'Baumeister',
  figure_pig: 'Schwein',
  role_builder: 'Baumeister',
  role_pig: 'Schwein',
  'deed_second-tile': 'zweites Plättchen',
  'cause_builder-served': 'Das neue Plättchen erweitert das Gebiet deines Baumeisters.',
  reason_goods: 'Waren',
  one_goods: 'Waren',
  item_wine: 'Wein',
  item_grain: 'Korn',
  item_cloth: 'Tuch',
};

export const tips: typeof reference.tips = {
  goods: {
    title: 'Waren aus einer Stadt',
    text: 'Eine Stadt mit Waren ist abgeschlossen. {gets} sie für das letzte Plättchen, egal, wem die Stadt gehört. Wer am Ende von einer Art die meisten hat, bekommt zehn Punkte.',
  },
  builder: {
    title: 'Der Baumeister',
    text: 'Er darf zu einem eigenen Meeple auf eine Straße oder in eine Stadt. Verlängerst du das Gebiet später, ziehst du gleich noch ein Plättchen.',
  },
  again: {
    title: 'Ein zweites Plättchen',
    text: 'Du hast das Gebiet deines Baumeisters verlängert. Dafür darfst du noch ein Plättchen ziehen und legen, aber kein drittes.',
  },
  pig: {
    title: 'Das Schwein',
    text: 'Es darf zu deiner Bäuerin auf eine Wiese. Hast du dort am Ende die Mehrheit, bringt dir jede abgeschlossene Stadt vier Punkte statt drei.',
  },
};

export const rules: typeof reference.rules = {
  title: 'Händler & Baumeister',
  order: {
    turn1: 'Waren nehmen',
    turn2: 'Das zweite Plättchen des Baumeisters',
    end: 'Waren',
  },
  sections: {
    'trader-tiles': {
      title: 'Neue Plättchen',
      text: 'Vierundzwanzig Plättchen kommen dazu. Auf einem kreuzen sich zwei Straßen mit einer Brücke: Beide laufen weiter, ohne sich zu verbinden, und lassen vier Wiesen. Auf einigen liegt eine kleine Wiese zwischen Stadtteilen eingeschlossen; auch sie ist ein eigenes Gebiet. Wo eine Straße an ein Haus oder ein Kloster stößt, endet sie.',
    },
    goods: {
      title: 'Waren',
      piece1: 'Wein',
      piece2: 'Korn',
      piece3: 'Tuch',
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
      piece1: 'Der Baumeister, einer je Person',
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
      piece1: 'Das Schwein, eines je Person',
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
