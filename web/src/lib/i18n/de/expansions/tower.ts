// Deutsch: Der Turm.
import type { Like } from '../../text';
import type * as reference from '../../en/expansions/tower';

export const words: Like<typeof reference.words> = {
  tower: 'Der Turm',
  towerNote: 'Türme nehmen Figuren gefangen; für drei Punkte kaufst du sie frei',
  'tower-tiles': 'Plättchen',
  'tower-pieces': 'Turmteile',
  'asks_tower-pieces': 'Der Turm',
  ask_capture: 'Welche Figur nimmt der Turm gefangen?',
  ask_exchange: 'Welche gefangene Figur bekommst du zurück?',
  ask_ransom: 'Eine Figur freikaufen?',
  do_piece: 'Turmteil setzen',
  do_guard: 'Turm schließen',
  do_capture: 'Diese Figur gefangen nehmen',
  do_exchange: 'Zurücknehmen',
  do_ransom: 'Freikaufen',
  skip_capture: 'Niemanden gefangen nehmen',
  skip_exchange: 'Keine',
  skip_ransom: 'Niemanden freikaufen',
  towerGrows: 'Turm wächst auf Höhe {n}',
  reachNobody: 'erreicht niemanden',
  reachFigures: 'In Reichweite: {names}',
  guardTower: 'Turm schließen: {figure}',
  guardStays: 'Er wächst nicht mehr; die Figur bleibt oben stehen.',
  becomesPrisoner: 'Die Figur wird deine Gefangene.',
  exchangedAtOnce: 'Sie wird sofort getauscht: Eine deiner Figuren kommt zurück.',
  toSupply: 'Sie kommt in deinen Vorrat zurück.',
  exchangedFor: { they: '{name} bekommt zurück: {figure}', you: 'Du bekommst zurück: {figure}' },
  ransomGoes: { they: 'Du zahlst {points}, {name} bekommt sie.', you: 'Du zahlst {points}.' },
  exchangeBack: '{figure} zurückbekommen',
  ransomFrom: { they: 'Deine Figur von {name} freikaufen: {figure}', you: 'Deine Figur freikaufen: {figure}' },
  towerPieces: 'Turmteile',
  captive: 'hält gefangen:',
  holds: { they: 'gefangene Figur von {name}', you: 'gefangene Figur von dir' },
  capturedNews: {
    they: '{name} nimmt eine Figur gefangen ({other}).',
    you: 'Du nimmst eine Figur gefangen ({other}).',
    toYou: '{name} nimmt eine deiner Figuren gefangen.',
  },
  towerHigh: 'Turm, Höhe {n}',
  ownHome: 'Eigene Figur zurücknehmen: {figure}',
  captureOf: 'Von {name} gefangen nehmen: {figure}',
  deed_tower: 'Turmteil gesetzt',
  told_freed: '{figure} kommt zurück',
  deed_guard: 'Turm geschlossen: {figure}',
  deed_capture: 'gefangen genommen: {figure} ({name})',
  deed_exchange: 'getauscht: {figure}',
  deed_ransom: 'freigekauft: {figure} ({name})',
  'cause_tower-grew': 'Der Turm ist gewachsen.',
  'cause_held-by-both': 'Zwei Personen halten Figuren voneinander gefangen: Es wird getauscht.',
  reason_ransom: 'Freikauf',
  one_ransom: 'Freikauf',
  item_ransom: 'Freikauf',
};

export const tips: typeof reference.tips = {
  piece: {
    title: 'Turmteil statt Figur',
    text: 'Statt eine Figur einzusetzen, darfst du einen beliebigen offenen Turm um ein Stockwerk erhöhen und dann einen Meeple in seiner Reichweite gefangen nehmen.',
  },
  guard: {
    title: 'Einen Turm schließen',
    text: 'Ein Meeple auf dem Turm schließt ihn: Er wird nicht mehr höher. Das schützt deine Figuren in der Nähe, kostet dich aber den Meeple.',
  },
  capture: {
    title: 'Wen nimmst du gefangen?',
    text: 'Der Turm reicht so weit, wie er hoch ist, in vier Richtungen. Du darfst einen Meeple nehmen: Fremde werden deine Gefangenen, eigene kommen in den Vorrat zurück.',
  },
  captured: {
    title: 'Dein Meeple ist gefangen',
    text: 'Nimmst du einen Meeple derselben Person gefangen, werden beide sofort getauscht. Oder du kaufst deinen in einem deiner Züge für drei Punkte frei.',
  },
  ransom: {
    title: 'Freikaufen',
    text: 'Für drei Punkte bekommst du einen gefangenen Meeple zurück und darfst ihn gleich einsetzen. Die Punkte bekommt die Person, bei der er gefangen war.',
  },
  exchange: {
    title: 'Gefangene werden getauscht',
    text: 'Ihr habt Meeple voneinander gefangen: Einer gegen einen geht sofort zurück. Du wählst, welchen deiner Meeple du wiederhaben willst.',
  },
};

export const rules: typeof reference.rules = {
  title: 'Der Turm',
  order: {
    turn: 'Wenn du willst, einen gefangenen Meeple freikaufen',
  },
  sections: {
    'tower-tiles': {
      title: 'Turmbauplätze',
      text1:
        'Achtzehn Plättchen kommen dazu, jedes mit einem Turmbauplatz. Ihr legt sie wie alle anderen. Straßen, die an einen Turmbauplatz stoßen, enden dort. Auf einem Plättchen führt eine Straße auf einer Brücke über eine Stadt: Sie trennt die Wiesen, die Stadt darunter bleibt eine.',
      text2: 'Auf dem Turmbauplatz selbst darf niemand stehen. Ohne Turmteile ist er nur ein Bild.',
    },
    'tower-pieces': {
      title: 'Einen Turm bauen',
      piece1: 'Ein Turmteil',
      text1:
        'Alle haben Turmteile: zu zweit zehn, zu dritt neun, zu viert sieben, zu fünft sechs, zu sechst fünf. Verbaute Teile kommen nicht zurück. Nach dem Legen tust du genau eines davon:',
      item1: 'eine Figur auf das gelegte Plättchen setzen, wie immer',
      item2: 'ein Turmteil auf einen beliebigen freien Turmbauplatz setzen',
      item3: 'ein Turmteil auf einen beliebigen offenen Turm setzen, egal, wer ihn begonnen hat',
      item4: 'einen Meeple auf einen offenen Turm stellen und ihn damit schließen',
      text2: 'Das gelegte Plättchen muss dafür keinen Turmbauplatz haben. Ein Turm darf beliebig hoch werden.',
    },
    capture: {
      title: 'Gefangene machen',
      text: 'Hast du ein Turmteil gesetzt, darfst du gleich einen Meeple in der Reichweite dieses Turms nehmen. Der Turm reicht auf sein eigenes Plättchen und in die vier geraden Richtungen, je Stockwerk ein Plättchen weiter. Ein Stockwerk erreicht also fünf Plättchen, zwei erreichen neun, drei dreizehn.',
      'tower-reach': {
        alt: 'Ein Turm mit zwei Stockwerken in der Mitte; blaue und gelbe Meeple links, rechts und schräg davon.',
        caption:
          'Rot setzt das zweite Stockwerk. Der blaue Meeple zwei Plätze weiter ist jetzt in Reichweite, der gelbe daneben auch; wer schräg zum Turm steht, ist sicher.',
      },
      item1: 'Lücken, Flüsse und andere Türme dazwischen spielen keine Rolle.',
      item2:
        'Du nimmst höchstens einen Meeple, egal, wo er steht und welche Aufgabe er hat, auch eine Bäuerin oder einen Meeple auf einem anderen Turm. Du darfst auch verzichten.',
      item3: 'Ein fremder Meeple wird dein Gefangener, ein eigener kommt in deinen Vorrat.',
      item4:
        'Das geschieht vor der Wertung: Ein gefangener Meeple zählt für das, was dein Plättchen abschließt, nicht mehr mit.',
    },
    guards: {
      title: 'Einen Turm schließen',
      text: 'Stellst du einen Meeple auf einen Turm mit mindestens einem Stockwerk, ist der Turm geschlossen: Niemand baut ihn weiter, und er nimmt niemanden mehr gefangen. So schützt du Meeple in seiner Nähe. Dein Meeple dort steht auf keinem Gebiet, bringt keine Punkte und bleibt bis zum Ende, wenn ihn nicht ein anderer Turm gefangen nimmt. Dann ist sein Turm wieder offen.',
      'tower-guard': {
        alt: 'Ein Turm mit zwei Stockwerken, auf dem ein roter Meeple steht; links daneben eine offene Stadt mit einem roten Ritter.',
        caption: 'Rot stellt einen Meeple auf den Turm. Kein weiteres Stockwerk bedroht nun den Ritter daneben.',
      },
    },
    prisoners: {
      title: 'Tauschen und freikaufen',
      text1:
        'Haltet ihr zu zweit je einen Meeple voneinander gefangen, tauscht ihr sofort eins gegen eins; verweigern kann das niemand. Könnten mehrere zurückkommen, wählt die Person, der sie gehören. Welche Art von Figur es ist, spielt keine Rolle.',
      text2:
        'In deinem Zug darfst du außerdem einen deiner Meeple freikaufen: Du gehst auf der Wertungstafel drei Punkte zurück, und die Person, bei der er gefangen war, bekommt sie. Du brauchst also mindestens drei Punkte. Kaufst du ihn frei, bevor du eine Figur einsetzt, darfst du ihn gleich einsetzen.',
      item1:
        'Freikaufen darfst du einmal in deinem Zug, nach dem Legen und bevor du eine Figur einsetzt. Hast du die Punkte erst, wenn dein Zug gewertet ist, darfst du es dann noch.',
      item2:
        'Ein Meeple, der durch Tausch zurückkommt, kommt für diesen Zug zu spät: Das Turmteil war schon deine Wahl.',
      item3: 'Gefangene sind am Ende nichts wert.',
    },
    'tower-others': {
      title: 'Türme und andere Erweiterungen',
      item1:
        'Der große Meeple kann gefangen werden und darf einen Turm schließen. Ihn freizukaufen kostet ebenfalls drei Punkte.',
      item2: 'Der Abt kann gefangen und freigekauft werden, aber keinen Turm schließen.',
      item3:
        'Der Baumeister kann nicht gefangen werden. Nimmt ein Turm ihm den letzten Meeple, kommt er zurück; hat dein Plättchen sein Gebiet verlängert, bleibt dir das zweite Plättchen trotzdem. In jedem Teil eines Doppelzugs ist ein Freikauf möglich.',
      item4: 'Das Schwein kann nicht gefangen werden. Verliert es die letzte Bäuerin, kommt es zurück.',
      item5: 'Fluggeräte landen auf keinem Turm.',
      item6:
        'Mit Depeschen zahlen die Punkte beider Zählfiguren den Freikauf. Du wählst, welche zuerst zurückgeht; hat sie weniger als drei Punkte, geht die andere den Rest zurück.',
      item7:
        'Steht ein Räuber bei der Zählfigur, die diese Punkte bekommt, nimmt er davon die Hälfte wie von allen Punkten.',
      item8: 'Kornkreise betreffen niemanden auf einem Turm.',
    },
  },
};
