// Deutsch: Die Depeschen.
import type { Like } from '../../text';
import type * as reference from '../../en/expansions/messages';

export const words: Like<typeof reference.words> = {
  messages: 'Die Depeschen',
  messagesNote: 'Die Meeplefrau als zweite Zählfigur und acht Depeschen',
  ask_message: 'Der Depesche folgen?',
  ask_move: 'Welche Zählfigur zieht?',
  do_message: 'Der Depesche folgen',
  do_points: 'Punkte nehmen',
  do_score: 'Werten und zurücknehmen',
  do_move: 'Zählfigur ziehen',
  skip_message: 'Nichts tun',
  skip_move: 'Keine',
  moveCounter: '{points}: {counter}',
  counter_woman: 'Meeplefrau',
  woman: 'die Meeplefrau zahlt zuerst',
  fromTo: 'von {from} auf {to}',
  messageWaits: 'bringt eine Depesche',
  obeyMessage: 'Der Depesche folgen',
  anotherTile: 'noch ein Plättchen',
  comesBack: 'wird gewertet, der Meeple kommt zurück',
  twoInstead: 'Stattdessen zwei Punkte',
  messageNumber: 'Depesche {n}',
  message1: 'Werte deine kleinste Stadt, als wäre das Spiel zu Ende. Alle Meeple bleiben stehen.',
  message2: 'Werte deine kleinste Straße, als wäre das Spiel zu Ende. Alle Meeple bleiben stehen.',
  message3: 'Werte dein kleinstes Kloster, als wäre das Spiel zu Ende. Alle Meeple bleiben stehen.',
  message4: 'Mache einen kompletten weiteren Zug.',
  message5: 'Zwei Punkte für jedes Wappen in Städten, in denen du einen Ritter hast.',
  message6: 'Zwei Punkte für jeden deiner Ritter.',
  message7: 'Zwei Punkte für jede deiner Bäuerinnen.',
  message8: 'Werte ein Gebiet mit einem deiner Meeple, wenn du dort die Mehrheit hast, und nimm ihn zurück.',
  place_message: 'Lege noch ein Plättchen',
  messageTurned: { they: '{name} deckt Depesche {n} auf: {text}', you: 'Du deckst Depesche {n} auf: {text}' },
  deed_message: 'Depesche befolgt',
  deed_seal: 'zwei Punkte statt der Depesche',
  deed_score: 'gewertet: {figure}',
  cause_read: 'Depesche {n} ist aufgedeckt.',
  reason_message: 'Depeschen',
  one_message: 'Depesche',
  item_knights: 'Ritter',
  item_farmers: { one: 'Bäuerin', other: 'Bäuerinnen' },
  item_seal: 'Depesche',
};

export const tips: typeof reference.tips = {
  counter: {
    title: 'Welche Zählfigur zieht?',
    text: 'Zählmeeple oder Meeplefrau: Du entscheidest, wer mit den Punkten zieht. Landet eine davon in deinem Zug auf einem dunklen Feld, bekommst du eine Depesche.',
  },
  message: {
    title: 'Eine Depesche',
    text: 'Du bist auf einem dunklen Feld gelandet. Tu, was in der Depesche steht, oder nimm zwei Punkte. Rechne nach: Manchmal bringen dich gerade die zwei Punkte wieder auf ein dunkles Feld.',
  },
};

export const rules: typeof reference.rules = {
  title: 'Die Depeschen',
  order: {
    turn1: 'Eine Depesche lesen, wenn du auf einem dunklen Feld gelandet bist',
    turn2: 'Der weitere Zug aus Depesche vier',
  },
  sections: {
    counters: {
      title: 'Zwei Zählfiguren',
      piece1: 'Der zählende Meeple',
      piece2: 'Die Meeplefrau, die zweite Zählfigur',
      text: 'Neben deinem Zählmeeple steht nun auch eine Meeplefrau auf der Wertungstafel. Bekommst du Punkte, suchst du dir aus, wer von beiden zieht. Eine Punktzahl wird nie geteilt: Eine der beiden Figuren zieht sie ganz. Dein Punktestand ist die Summe beider. Du wählst auch dann, wenn jemand anderes am Zug ist. Nur wenn beide auf demselben Stand sind, wirst du nicht gefragt.',
    },
    message: {
      title: 'Eine Depesche bekommen',
      text1:
        'Jedes fünfte Feld der Wertungstafel ist dunkel: 0, 5, 10, 15 und so fort. Zieht in deinem eigenen Zug eine deiner Zählfiguren auf ein dunkles Feld, bekommst du eine Depesche.',
      'dark-space': {
        alt: 'Eine Straße über drei Plättchen von einem Dorf zum anderen, links ein roter Meeple. Auf der Wertungstafel zieht die rote Meeplefrau auf ein dunkles Feld.',
        caption:
          'Rot schließt die Straße ab. Die Meeplefrau steht zwei Felder hinter dem Zählmeeple; mit den drei Punkten kommt sie genau auf ein dunkles Feld und bringt eine Depesche. Zusammen haben beide jetzt {red} Punkte.',
      },
      text2:
        'Die acht Depeschen liegen als verdeckter Stapel bereit. Du drehst die oberste um und entscheidest: Entweder befolgst du sie, oder du nimmst einfach zwei Punkte. Danach kommt sie verdeckt unter den Stapel. Wurden alle gelesen, kommen sie in derselben Reihenfolge wieder.',
      item1:
        'Eine Wertungsrunde bringt höchstens eine Depesche, auch wenn beide Zählfiguren auf dunklen Feldern landen. Jede Punktzahl ist eine eigene Bewegung: Endet eine auf einem dunklen Feld, gehört die Depesche dir, auch wenn die Figur mit der nächsten Punktzahl weiterzieht. Kommt es dafür auf die Reihenfolge deiner Punkte an, wählst du sie.',
      item2:
        'Punkte aus einer Depesche sind eine neue Runde. Kommst du damit wieder auf ein dunkles Feld, gibt es gleich die nächste.',
      item3: 'In den Zügen der anderen bekommst du nie eine Depesche.',
      item4: 'Mit null Punkten zieht niemand. Wer ohnehin schon auf einem dunklen Feld steht, bekommt dafür nichts.',
      item5: 'Ob auf dem dunklen Feld noch jemand steht, spielt keine Rolle.',
      item6: 'In der Schlusswertung gibt es keine Depeschen mehr.',
    },
    'eight-messages': {
      title: 'Die acht Depeschen',
      item1:
        'Eins, kleinste Stadt: Von deinen Städten zählt die, die am Ende des Spiels am wenigsten wert wäre. Du bekommst diesen Wert, auch ohne Mehrheit; niemand sonst bekommt etwas, und dein Ritter bleibt.',
      item2: 'Zwei, kleinste Straße: dasselbe für deine Straßen.',
      item3: 'Drei, kleinstes Kloster: dasselbe für deine Klöster.',
      item4:
        'Vier, noch ein Zug: Danach machst du einen kompletten weiteren Zug. Ist kein Plättchen mehr da, sind nur die zwei Punkte etwas wert.',
      item5:
        'Fünf, Wappen: je zwei Punkte für alle Wappen in Städten, in denen du einen Ritter hast. Jedes Wappen zählt einmal, und eine Mehrheit brauchst du nicht.',
      item6: 'Sechs, Ritter: zwei Punkte für jeden deiner Ritter.',
      item7: 'Sieben, Bäuerinnen: zwei Punkte für jede deiner Bäuerinnen.',
      item8:
        'Acht, einen Meeple werten: Du wählst ein Gebiet, auf dem einer deiner Meeple steht, auch eine Wiese. Hast du dort die Mehrheit, allein oder geteilt, bekommst du, was es am Ende wert wäre. In jedem Fall kommt ein Meeple von dort zu dir zurück. Die anderen bleiben stehen und bekommen nichts.',
      text: 'Bringt eine Depesche genau zwei Punkte, bekommst du sie ohne Nachfrage. Kann sie gar nichts bewirken, stehen die zwei Punkte an erster Stelle; du darfst auf sie verzichten, etwa weil ein Räuber die Hälfte davon bekäme.',
    },
    'messages-others': {
      title: 'Depeschen und andere Erweiterungen',
      item1:
        'Eine offene Stadt mit Kathedrale wäre am Ende nichts wert und ist deshalb immer die kleinste. Ebenso die offene Straße mit Wirtshaus.',
      item2: 'Der große Meeple ist für Depeschen nur ein Ritter oder eine Bäuerin.',
      item3:
        'Ein Abt auf einem Kloster zählt für Depesche drei mit, einer im Garten nicht. Mit Depesche acht kannst du ihn von beiden zurücknehmen. Nimmst du ihn als Aktion zurück, gehören diese Punkte zur selben Runde wie das, was dein Plättchen abschließt.',
      item4:
        'In jedem Teil eines Doppelzugs kannst du Depeschen bekommen. Auch der Zug aus Depesche vier kann ein Doppelzug werden. Geben dir Baumeister und Depesche ein Plättchen, kommt das des Baumeisters zuerst.',
      item5: 'Steht der Baumeister nach Depesche acht allein, kommt auch er zurück.',
      item6:
        'Depesche acht auf einer Wiese bringt mit deinem Schwein vier Punkte je abgeschlossener Stadt. Bleibt keine Bäuerin bei ihm, kommt es zurück.',
      item7:
        'Magier und Hexe verändern auch den Wert, den die Depeschen eins, zwei und acht bringen. Sie bleiben dabei stehen.',
      item8: 'Depeschen schließen nichts ab, also gibt es dafür kein Gold.',
      item9:
        'Von Punkten aus einer Depesche nimmt ein Räuber seine Hälfte wie von allen anderen. Was dein eigener Räuber in deinem Zug erbeutet, kann dir eine Depesche bringen.',
      item10:
        'Beim Freikaufen wählst du, welche Zählfigur zuerst zurückgeht; zusammen brauchen sie drei Punkte. Zurückgehen bringt nie eine Depesche. Ein Meeple auf einem Turm steht auf keinem Gebiet und kommt für Depesche acht nicht in Frage.',
    },
  },
};
