// Deutsch: Die Fluggeräte.
import type { Like } from '../../text';
import type * as reference from '../../en/expansions/machines';

export const words: Like<typeof reference.words> = {
  machines: 'Die Fluggeräte',
  machinesNote: 'Ein Würfel schickt Figuren auch dorthin, wo schon jemand steht',
  ask_land: 'Wo landet die Figur?',
  do_fly: 'Würfeln und fliegen',
  do_land: 'Hier landen',
  skip_land: 'Nicht landen',
  flyWith: 'Fliegen mit: {figure}',
  flyLands: 'Landet, wenn der Würfel {n} zeigt, sonst kommt die Figur zurück.',
  dieShows: 'Der Würfel zeigt {n}.',
  deed_fly: 'Flug: {figure}',
  deed_land: 'gelandet: {terrain}',
  told_crashed: 'der Flug fand keinen Landeplatz',
};

export const tips: typeof reference.tips = {
  fly: {
    title: 'Ein Fluggerät',
    text: 'Statt hier eine Figur einzusetzen, darfst du einen Meeple losschicken. Der Würfel entscheidet, ob er einen, zwei oder drei Plätze weit fliegt, immer in Pfeilrichtung. Er darf auch dort landen, wo schon jemand steht.',
  },
  die: {
    title: 'Der Würfel ist gefallen',
    text: 'Der Meeple fliegt genau {n} Plätze weit. Trifft er dort auf eine offene Straße, eine offene Stadt oder ein offenes Kloster, muss er landen. Sonst kommt er zurück, und du setzt in diesem Zug keine andere Figur ein.',
  },
  land: {
    title: 'Wo landest du?',
    text: 'Du hast die Wahl zwischen den offenen Gebieten dieses Plättchens. Steht dort schon jemand, geht es jetzt um die Mehrheit.',
  },
};

export const rules: typeof reference.rules = {
  title: 'Die Fluggeräte',
  sections: {
    flying: {
      title: 'Losfliegen',
      text1:
        'Acht Plättchen zeigen ein Fluggerät und werden unter die anderen gemischt. Sobald so ein Plättchen liegt, zeigt das Gerät in eine von acht Richtungen, gerade oder schräg. Mit der Ausrichtung des Plättchens bestimmst du also auch die Flugrichtung.',
      text2:
        'Danach setzt du entweder wie üblich eine Figur auf das Plättchen, oder du schickst einen Meeple auf die Reise. Du sagst zuerst, wer fliegt; dann wird gewürfelt. Der Würfel zeigt Eins, Zwei oder Drei, jede Zahl auf zwei Seiten. Genau so viele Plätze weiter landet dein Meeple. Leere Plätze unterwegs stören nicht.',
      flight: {
        alt: 'Rechts ein Plättchen mit einem Fluggerät, das nach links zeigt; zwei Plätze weiter links eine offene Stadt, in der ein blauer und ein roter Meeple stehen.',
        caption:
          'Rot fliegt nach links, und der Würfel zeigt eine Zwei. Der rote Meeple landet in der blauen Stadt: Jetzt steht es dort eins gegen eins.',
      },
    },
    landing: {
      title: 'Landen',
      text: 'Auf dem Plättchen, auf dem der Flug endet, suchst du dir eine Straße, eine Stadt oder ein Kloster aus. Nur eins ist wichtig: Das Gebiet darf noch nicht abgeschlossen sein. Ob dort schon jemand steht, spielt keine Rolle; gerade das macht Fluggeräte so reizvoll. Auch auf einem Kloster können dann mehrere stehen, und die Mehrheit entscheidet.',
      item1: 'Gibt es dort einen möglichen Platz, musst du landen, auch wenn er dir nicht gefällt.',
      item2: 'Auf Wiesen landet niemand, auch nicht auf freien.',
      item3: 'Was das eben gelegte Plättchen abgeschlossen hat, gilt bereits als abgeschlossen.',
      item4:
        'Liegt dort kein Plättchen oder gibt es keinen möglichen Platz, kehrt der Meeple in deinen Vorrat zurück. In diesem Zug kommt dann keine Figur mehr zum Einsatz.',
    },
    'machines-others': {
      title: 'Fluggeräte und andere Erweiterungen',
      item1: 'Der große Meeple darf fliegen wie ein gewöhnlicher.',
      item2:
        'Der Abt fliegt nicht, und in einem Garten landet keine Figur. Nach einem misslungenen Flug kannst du ihn in diesem Zug auch nicht zurücknehmen. Fliegt ein Meeple zu ihm auf sein Kloster und schließt dein Plättchen es ab, darfst du den Abt zurücknehmen und bekommst neun Punkte für ihn und neun für den Meeple.',
      item3: 'Der Baumeister fliegt nicht. In einem Doppelzug gilt ein misslungener Flug nur für seinen Teil.',
      item4: 'Das Schwein fliegt nicht.',
      item5: 'Auf einem Turm landet niemand.',
    },
  },
};
