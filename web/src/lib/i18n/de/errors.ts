// Deutsch: Was schiefging und was zu tun ist, nach den Codes des Protokolls.
import type { Like } from '../text';
import type { errors as reference } from '../en/errors';

export const errors: Like<typeof reference> = {
  error_network: 'Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.',
  error_other: 'Das hat nicht geklappt. Lade die Seite neu und versuche es noch einmal.',
  'error_bad-request': 'Der Server hat die Anfrage nicht verstanden. Lade die Seite neu.',
  'error_bad-setup': 'Diese Zusammenstellung lässt sich so nicht spielen.',
  'error_bad-record': 'Diese Aufzeichnung lässt sich nicht lesen.',
  'error_not-found': 'Das gibt es nicht mehr.',
  'error_not-your-seat': 'Dieser Platz gehört einem anderen Browser. Öffne deinen eigenen Link.',
  'error_not-your-turn': 'Jemand anderes ist dran.',
  'error_not-possible': 'Das geht nicht mehr. Sieh noch einmal auf das Spielfeld.',
  error_stale: 'Jemand war schneller. Sieh noch einmal auf das Spielfeld.',
  'error_cannot-undo': 'Das Spiel ist inzwischen weitergegangen; das lässt sich nicht mehr zurücknehmen.',
  error_waiting: 'Es sind noch Plätze frei. Das Spiel beginnt, sobald alle Platz genommen haben.',
  error_taken: 'Dieser Platz ist schon vergeben.',
  'error_wrong-origin':
    'Diese Seite kommt von einer anderen Adresse als der Server. Öffne sie über den Link, den du bekommen hast.',
  'error_too-many': 'Das war zu viel auf einmal. Warte kurz und versuche es noch einmal.',
  'error_too-large': 'Das ist zu groß.',
  'error_not-saved':
    'Der Server konnte den Zug nicht speichern, darum gilt er nicht. Versuche es noch einmal, oder sage der Person, die den Server betreibt, dass der Speicher voll sein könnte.',
  error_internal: 'Das ist ein Fehler im Programm. Lade die Seite neu; es ist nichts verloren.',
  error_over: 'Das Spiel ist vorbei.',
  fault_entry: 'Eintrag {n} dieser Aufzeichnung ist so nicht möglich.',
  fault_header: 'Diese Aufzeichnung lässt sich hier nicht spielen.',
  fault_at: 'Zeile {line}, Spalte {column}: {why}',
  fault_form: 'Das ist keine Bastide-Aufzeichnung.',
  'fault_other-game': 'Dieses Spiel gibt es hier nicht.',
  'fault_other-rules': 'Die Aufzeichnung ist für eine andere Fassung der Regeln geschrieben.',
  fault_seats: 'Die Plätze passen nicht zu diesem Spiel.',
  fault_setup: 'Diese Zusammenstellung lässt sich so nicht spielen.',
  fault_position: 'Mit dieser Stellung lässt sich kein Spiel beginnen.',
  fault_sentence: 'Das ist kein Zug dieses Spiels.',
  'fault_not-possible': 'Das ist an dieser Stelle des Spiels nicht möglich.',
  'fault_not-your-turn': 'Hier ist jemand anderes am Zug.',
  fault_over: 'Hier ist das Spiel schon vorbei.',
  'fault_cannot-undo': 'Das lässt sich hier nicht zurücknehmen.',
  fault_unknown: 'Hier stimmt etwas nicht.',
};
