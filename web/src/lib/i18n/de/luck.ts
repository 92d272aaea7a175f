// Deutsch: Die Seite über das faire Ziehen.
import type { Like } from '../text';
import type { luck as reference } from '../en/luck';

export const luck: Like<typeof reference> = {
  luck_title: 'Faires Ziehen',
  luck_lead: 'Niemand sucht aus, was gezogen wird, auch dieser Server nicht. Das kannst du nachrechnen.',
  luck_howTitle: 'So funktioniert es',
  luck_how1:
    'Bevor jemand Platz nimmt, wählt der Server eine geheime Zahl und veröffentlicht ihren Fingerabdruck. Das ist das Versprechen: Danach lässt sich die Zahl nicht mehr austauschen.',
  luck_how2: 'Jeder Platz steuert eine eigene Zufallszahl bei, die der Server beim Versprechen noch nicht kannte.',
  luck_how3: 'Aus beidem zusammen entsteht ein Schlüssel, und aus dem Schlüssel folgt jede einzelne Ziehung.',
  luck_how4:
    'Ist das Spiel vorbei, wird die geheime Zahl aufgedeckt. Dann kann jeder Browser alles noch einmal ziehen und vergleichen.',
  luck_numbers: 'Die Zahlen dieses Spiels',
  luck_promise: 'Versprechen',
  luck_added: 'Beitrag von {name}',
  luck_secret: 'Geheime Zahl',
  luck_hidden: 'wird am Ende des Spiels aufgedeckt',
  luck_waiting: 'steht noch aus',
  luck_result: 'Ergebnis',
  luck_checking: 'Wird nachgerechnet …',
  luck_agrees: {
    one: 'Die einzige Ziehung folgt aus dem, was vorher versprochen war.',
    other: 'Alle {n} Ziehungen folgen aus dem, was vor der ersten Ziehung versprochen war.',
  },
  luck_agreesElsewhere: {
    one: 'Die einzige Ziehung passt zu dem Versprechen in der Aufzeichnung. Ob es vorher gegeben wurde, wissen nur die, die dabei waren.',
    other:
      'Alle {n} Ziehungen passen zu dem Versprechen in der Aufzeichnung. Ob es vor der ersten Ziehung gegeben wurde, wissen nur die, die dabei waren.',
  },
  luck_agreesNone: 'Es wurde noch nichts gezogen; das Versprechen selbst stimmt.',
  luck_otherSecret: 'Die aufgedeckte Zahl ist nicht die versprochene.',
  luck_differs: 'In Eintrag {n} steht „{says}“, aus dem Versprechen folgt aber „{should}“.',
  luck_broken: 'Eintrag {n} ist nach den Regeln nicht möglich. Die Aufzeichnung wurde verändert oder ist beschädigt.',
  luck_running:
    'Das Spiel läuft noch. Das Versprechen steht fest; prüfen lässt es sich, sobald die geheime Zahl aufgedeckt ist. Wenn du ganz sichergehen willst, notiere dir das Versprechen jetzt. Dieser Browser hat es sich gemerkt.',
  luck_imported:
    'Dieses Spiel wurde aus einer Aufzeichnung ohne Versprechen geöffnet. Ob fair gezogen wurde, lässt sich nicht prüfen.',
  luck_missing:
    'In dieser Aufzeichnung fehlt etwas, das zum Prüfen nötig ist: das Versprechen, ein Beitrag oder die geheime Zahl.',
  luck_remembered: 'Das Versprechen ist dasselbe, das dieser Browser während des Spiels gesehen hat.',
  luck_exchanged: 'Das Versprechen ist nicht das, das dieser Browser während des Spiels gesehen hat!',
  luck_steps: 'Schritt für Schritt',
  luck_step1: 'Der Fingerabdruck der geheimen Zahl ist das Versprechen.',
  luck_step2: 'Der Schlüssel folgt aus der geheimen Zahl, dem Spielaufbau und den Beiträgen.',
  luck_step3: 'Jede Ziehung folgt aus dem Schlüssel.',
  luck_all: 'Alle Ziehungen',
  luck_entry: 'Eintrag',
  luck_number: 'Zahl',
  luck_drawn: 'Gezogen',
  luck_of: '{n} von {of}',
  luck_ok: 'stimmt',
  luck_bad: 'stimmt nicht',
  luck_wrongTitle: 'Was nun?',
  luck_wrong:
    'Lade die Aufzeichnung herunter und zeige sie denen, mit denen du gespielt hast. Prüft sie unabhängig voneinander mit dem Befehl unten. Bleibt es dabei, hat jemand den Server, die Daten oder die Aufzeichnung verändert: Spielt dort nicht weiter.',
  luck_offlineTitle: 'Ohne diesen Server prüfen',
  luck_offline:
    'Was jeweils gezogen werden konnte, sagt hier der Server; gerechnet hat dein Browser. Wenn du auch dem nicht trauen willst, lade die Aufzeichnung herunter und prüfe sie mit dem Programm auf deinem eigenen Rechner:',
  luck_back: 'Zum Spiel',
  luck_otherTitle: 'Eine andere Aufzeichnung prüfen',
  luck_other: 'Füge eine Aufzeichnung ein oder wähle eine Datei.',
  luck_check: 'Aufzeichnung prüfen',
  luck_die: 'Würfel: {n}',
  luck_begins: 'Los: {name}',
  luck_addedByComputer: 'Beitrag des Computers',
};
