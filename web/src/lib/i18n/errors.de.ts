// Was schiefging, auf Deutsch: ein Text für jeden Code des Protokolls, und was zu tun ist.
import type { errorsEn } from './errors.en';

export const errorsDe: typeof errorsEn = {
  error_network: 'Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.',
  error_other: 'Etwas ging schief: {why}',
  'error_bad-request': 'Der Server hat diese Seite nicht verstanden. Lade sie neu.',
  'error_bad-setup': 'Das lässt sich so nicht zusammen spielen.',
  'error_bad-record': 'Diese Aufzeichnung können wir nicht lesen.',
  'error_not-found': 'Das gibt es nicht mehr.',
  'error_not-your-seat': 'Dieser Platz gehört einem anderen Browser. Öffne deinen eigenen Link.',
  'error_not-your-turn': 'Jemand anderes ist dran.',
  'error_not-possible': 'Das geht nicht mehr. Sieh noch einmal aufs Spielfeld.',
  error_stale: 'Jemand war schneller. Sieh noch einmal aufs Spielfeld.',
  'error_cannot-undo': 'Das Spiel ging inzwischen weiter, darum lässt sich das nicht mehr zurücknehmen.',
  error_waiting: 'Es sind noch Plätze frei. Das Spiel beginnt, wenn alle sitzen.',
  error_taken: 'Dieser Platz ist schon vergeben.',
  'error_wrong-origin':
    'Diese Seite kommt von einer anderen Adresse als der Server. Öffne sie über den Link, den du bekommen hast.',
  'error_too-many': 'Zu viel auf einmal. Warte kurz und versuch es noch einmal.',
  'error_too-large': 'Das ist zu groß.',
  'error_not-saved':
    'Der Server konnte den Zug nicht speichern, darum zählt er nicht. Versuch es noch einmal oder sag, wer hier hostet, dass der Speicher voll sein kann.',
  error_internal: 'Unser Fehler. Lade die Seite neu; nichts ist verloren.',
  error_over: 'Das Spiel ist vorbei.',
  fault_entry: 'Eintrag {n} dieser Aufzeichnung ist so nicht möglich.',
  fault_header: 'Diese Aufzeichnung lässt sich hier nicht spielen.',
  fault_at: 'Zeile {line}, Spalte {column}: {why}',
  fault_form: 'So schreibt man keine Aufzeichnung.',
  'fault_other-game': 'Dieses Spiel gibt es hier nicht.',
  'fault_other-rules': 'Sie ist für eine andere Fassung der Regeln geschrieben.',
  fault_seats: 'Das sind nicht die Plätze dieses Spiels.',
  fault_setup: 'Das lässt sich so nicht zusammen spielen.',
  fault_sentence: 'Das ist kein Zug dieses Spiels.',
  'fault_not-possible': 'Das geht an dieser Stelle des Spiels nicht.',
  'fault_not-your-turn': 'Hier ist jemand anderes am Zug.',
  fault_over: 'Hier ist das Spiel schon vorbei.',
  'fault_cannot-undo': 'Das lässt sich hier nicht zurücknehmen.',
};
