// What the page about luck says.
import type { Both } from '../i18n/both';

const words = {
  title: { de: 'Geprüfter Zufall', en: 'Luck you can check' },
  lead: {
    de: 'Niemand sucht aus, welches Plättchen gezogen wird, auch dieser Server nicht. Das kannst du nachrechnen.',
    en: 'Nobody chooses which tile is drawn, this server included. You can check that.',
  },
  howTitle: { de: 'So geht es', en: 'How it works' },
  how1: {
    de: 'Bevor jemand sitzt, wählt der Server eine geheime Zahl und veröffentlicht ihren Fingerabdruck. Das ist das Versprechen: Die Zahl lässt sich danach nicht mehr austauschen.',
    en: 'Before anybody sits down, the server chooses a secret number and publishes its fingerprint. That is the promise: the number cannot be exchanged afterwards.',
  },
  how2: {
    de: 'Jeder Platz gibt eine eigene Zufallszahl dazu, die der Server beim Versprechen noch nicht kannte.',
    en: 'Every seat adds a random number of its own, which the server did not know when it made the promise.',
  },
  how3: {
    de: 'Aus beidem zusammen entsteht ein Schlüssel, und aus dem Schlüssel folgt jede einzelne Ziehung.',
    en: 'Both together make a key, and from the key follows every single draw.',
  },
  how4: {
    de: 'Ist das Spiel vorbei, wird die geheime Zahl aufgedeckt. Jetzt kann jeder Browser alles noch einmal ziehen und vergleichen.',
    en: 'When the game is over the secret number is revealed. Now every browser can draw everything again and compare.',
  },
  numbers: { de: 'Die Zahlen dieses Spiels', en: 'The numbers of this game' },
  promise: { de: 'Versprechen', en: 'Promise' },
  added: { de: 'Beitrag von {name}', en: 'Added by {name}' },
  secret: { de: 'Geheime Zahl', en: 'Secret number' },
  hidden: { de: 'wird am Ende des Spiels aufgedeckt', en: 'is revealed when the game ends' },
  waiting: { de: 'noch offen', en: 'still open' },
  result: { de: 'Ergebnis', en: 'Result' },
  checking: { de: 'Rechnet nach …', en: 'Checking…' },
  agrees: {
    de: 'Alle {n} Ziehungen folgen aus dem, was vor der ersten Ziehung versprochen war.',
    en: 'All {n} draws follow from what was promised before the first draw.',
  },
  agreesElsewhere: {
    de: 'Alle {n} Ziehungen passen zu dem Versprechen, das in der Aufzeichnung steht. Ob es vor der ersten Ziehung gegeben wurde, wissen nur die, die dabei waren.',
    en: 'All {n} draws fit the promise written in the record. Whether it was made before the first draw, only those who were there can know.',
  },
  agreesNone: {
    de: 'Es wurde noch nichts gezogen; das Versprechen selbst stimmt.',
    en: 'Nothing was drawn yet; the promise itself holds.',
  },
  otherSecret: {
    de: 'Die aufgedeckte Zahl ist nicht die, die versprochen war.',
    en: 'The number that was revealed is not the one that was promised.',
  },
  differs: {
    de: 'Eintrag {n} sagt „{says}“, gezogen wurde aber „{should}“. Diese Ziehung folgt nicht aus dem Versprechen.',
    en: 'Entry {n} says “{says}”, but “{should}” was drawn. This draw does not follow from the promise.',
  },
  broken: {
    de: 'Eintrag {n} ist nach den Regeln nicht möglich. Die Aufzeichnung wurde verändert oder ist beschädigt.',
    en: 'Entry {n} is not possible by the rules. The record was changed or is damaged.',
  },
  running: {
    de: 'Das Spiel läuft noch. Das Versprechen steht; geprüft werden kann, sobald die geheime Zahl aufgedeckt ist. Wer sichergehen will, notiert sich das Versprechen jetzt. Dieser Browser hat es sich gemerkt.',
    en: 'The game is still going. The promise is made; it can be checked once the secret number is revealed. To be quite sure, note the promise now. This browser has remembered it.',
  },
  imported: {
    de: 'Dieses Spiel wurde aus einer Aufzeichnung geöffnet, in der kein Versprechen steht. Sein Zufall lässt sich nicht prüfen.',
    en: 'This game was opened from a record that holds no promise. Its luck cannot be verified.',
  },
  missing: {
    de: 'In dieser Aufzeichnung fehlt etwas, das zum Prüfen nötig ist: das Versprechen, ein Beitrag oder die geheime Zahl.',
    en: 'This record lacks something that is needed to verify it: the promise, a number of a seat, or the secret.',
  },
  remembered: {
    de: 'Das Versprechen ist dasselbe, das dieser Browser während des Spiels gesehen hat.',
    en: 'The promise is the same that this browser saw during the game.',
  },
  exchanged: {
    de: 'Das Versprechen ist ein anderes als das, das dieser Browser während des Spiels gesehen hat!',
    en: 'The promise is not the one that this browser saw during the game!',
  },
  steps: { de: 'Schritt für Schritt', en: 'Step by step' },
  step1: {
    de: 'Der Fingerabdruck der geheimen Zahl ist das Versprechen.',
    en: 'The fingerprint of the secret number is the promise.',
  },
  step2: {
    de: 'Der Schlüssel folgt aus geheimer Zahl, Aufbau und Beiträgen.',
    en: 'The key follows from secret number, setup and what the seats added.',
  },
  step3: { de: 'Jede Ziehung folgt aus dem Schlüssel.', en: 'Every draw follows from the key.' },
  all: { de: 'Alle Ziehungen', en: 'All draws' },
  entry: { de: 'Eintrag', en: 'Entry' },
  number: { de: 'Zahl', en: 'Number' },
  drawn: { de: 'Gezogen', en: 'Drawn' },
  of: { de: '{n} von {of}', en: '{n} of {of}' },
  ok: { de: 'stimmt', en: 'holds' },
  bad: { de: 'stimmt nicht', en: 'does not hold' },
  wrongTitle: { de: 'Was nun?', en: 'What now?' },
  wrong: {
    de: 'Lade die Aufzeichnung herunter und zeige sie denen, mit denen du gespielt hast. Prüft sie unabhängig mit dem Befehl unten. Bleibt es dabei, hat jemand den Server, die Daten oder die Aufzeichnung verändert: Spielt dort nicht weiter.',
    en: 'Download the record and show it to those you played with. Verify it independently with the command below. If the finding stands, somebody changed the server, its data or the record: do not go on playing there.',
  },
  offlineTitle: { de: 'Ohne diesen Server prüfen', en: 'Verifying without this server' },
  offline: {
    de: 'Was jeweils gezogen werden konnte, sagt hier der Server; gerechnet hat dein Browser. Wer auch dem nicht trauen will, lädt die Aufzeichnung herunter und prüft sie mit dem Programm auf dem eigenen Rechner:',
    en: 'What could be drawn each time is told by the server here; your browser did the sums. If you would not trust even that, download the record and verify it with the program on your own machine:',
  },
  download: { de: 'Aufzeichnung herunterladen', en: 'Download the record' },
  back: { de: 'Zum Spiel', en: 'To the game' },
  otherTitle: { de: 'Eine andere Aufzeichnung prüfen', en: 'Verify another record' },
  other: { de: 'Füge eine Aufzeichnung ein oder wähle eine Datei.', en: 'Paste a record, or choose a file.' },
  check: { de: 'Aufzeichnung prüfen', en: 'Verify the record' },
} satisfies Record<string, Both>;

export const WORDS: Record<keyof typeof words, Both> = words;
