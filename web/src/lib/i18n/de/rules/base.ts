// Deutsch: die Regeln, Grundspiel.
import type { base as reference } from '../../en/rules/base';

export const base: typeof reference = {
  title: 'Grundspiel',
  sections: {
    aim: {
      title: 'Worum es geht',
      text1:
        'Zwei bis sechs Leute legen gemeinsam eine Landschaft aus quadratischen Plättchen: Straßen, Städte, Klöster, dazwischen Wiesen. Mit ihren Figuren, den Meeple, sichern sie sich einzelne Gebiete. Fertige Gebiete bringen Punkte, am Ende zählen auch die offenen noch etwas. Wer dann die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen mehrere.',
      text2:
        'Ein Startplättchen liegt offen in der Mitte, alle anderen werden verdeckt gezogen. Jede und jeder hat sieben Meeple im Vorrat; ein achter steht auf der Wertungstafel und zählt die Punkte.',
    },
    turn: {
      title: 'Ein Zug',
      text: 'Wer beginnt, macht ihr unter euch aus; hier beginnt der erste Platz. Reihum läuft dann jeder Zug in drei Schritten ab, immer in dieser Reihenfolge:',
      item1: 'Ein Plättchen ziehen und anlegen: das ist Pflicht.',
      item2: 'Eine Figur auf genau dieses Plättchen einsetzen: das ist freiwillig.',
      item3: 'Werten, was durch das Plättchen fertig geworden ist: das betrifft alle.',
    },
    placing: {
      title: 'Ein Plättchen legen',
      text1:
        'Das neue Plättchen muss mit mindestens einer Seite an ein liegendes grenzen. Du darfst es drehen, wie du willst, aber jede Seite, die ein anderes Plättchen berührt, muss dessen Bild fortsetzen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Nur über Eck zu berühren genügt nicht.',
      'place-tile': {
        alt: 'Vier Plättchen und gestrichelte Plätze ringsum, an die eine Straßenkurve passt.',
        caption:
          'Gezogen wurde eine Straßenkurve. Die gestrichelten Plätze sind möglich, an manchen nur in einer Richtung.',
      },
      text2: 'Passt ein Plättchen nirgends, kommt es aus dem Spiel und du ziehst ein anderes. Das ist selten.',
    },
    meeples: {
      title: 'Einen Meeple einsetzen',
      text1:
        'Nach dem Legen darfst du einen Meeple aus deinem Vorrat auf das eben gelegte Plättchen setzen, niemals auf ein anderes. Auf einer Straße ist er eine Reisende, in einer Stadt ein Ritter, auf einem Kloster ein Mönch.',
      text2:
        'Das Gebiet muss frei sein: Führt die Straße oder Stadt über die Nachbarplättchen zu irgendeiner Figur, auch einer eigenen, darfst du dort keinen Meeple dazustellen. Ist dein Vorrat leer, setzt du nichts ein.',
      traveller: {
        alt: 'Das Startplättchen und rechts davon eine Kreuzung mit Dorf; ein roter Meeple steht auf der rechten Straße der Kreuzung.',
        caption:
          'Rot legt die Kreuzung und stellt eine Reisende auf die rechte Straße. Das Dorf trennt die drei Straßen voneinander.',
      },
      text3:
        'Ein Meeple darf auch auf etwas, das dieses Plättchen gerade fertig gemacht hat, wenn dort niemand steht: Dann wird es gleich gewertet und der Meeple kommt zurück.',
    },
    home: {
      title: 'Meeple kommen zurück',
      text1:
        'Wird ein Gebiet gewertet, gehen danach alle Figuren darauf zurück in die Vorräte, auch die von Leuten, die nichts bekommen haben. Vorher kommt niemand heim: Ein Meeple bleibt stehen, bis sein Gebiet fertig ist oder das Spiel endet. Sieben sind schnell verteilt; behalte einen übrig.',
      text2:
        'Weil das Einsetzen vor dem Werten kommt, ist ein Meeple, der jetzt erst heimkehrt, für dieses Plättchen zu spät.',
    },
    roads: {
      title: 'Straßen',
      text1:
        'Eine Straße ist fertig, wenn beide Enden irgendwo ankommen: in einem Dorf, an einer Stadt, an einem Kloster, oder wenn sie sich zum Ring schließt. Sie bringt einen Punkt für jedes Plättchen, über das sie führt.',
      'finished-road': {
        alt: 'Eine Straße über drei Plättchen von einem Dorf zum andern, am linken Ende ein roter Meeple.',
        caption:
          'Blau legt rechts das Dorf an und schließt damit die rote Straße: {red} Punkte für Rot. Es ist gleich, wer das letzte Plättchen legt.',
      },
      text2: 'Führt eine Straße zweimal über dasselbe Plättchen, zählt es einmal.',
    },
    cities: {
      title: 'Städte',
      text: 'Eine Stadt ist fertig, wenn ihre Mauer rundherum geschlossen ist und in der Mitte nichts fehlt. Jedes Plättchen der Stadt bringt zwei Punkte, jedes Wappen darin zwei weitere. Auch eine Stadt aus nur zwei Plättchen zählt so.',
      'finished-city': {
        alt: 'Eine geschlossene Stadt aus drei Plättchen in einer Reihe, in der Mitte ein Wappen, links ein roter Meeple.',
        caption: 'Drei Plättchen und ein Wappen, je zwei Punkte: {red} für Rot.',
      },
    },
    monasteries: {
      title: 'Klöster',
      text: 'Ein Kloster steht mitten auf seinem Plättchen. Es ist fertig, wenn alle acht Plätze ringsum belegt sind, auch die über Eck, gleich womit. Es bringt neun Punkte: einen für jedes Plättchen ringsum und einen für sich selbst.',
      'finished-monastery': {
        alt: 'Neun Plättchen im Quadrat; in der Mitte ein Kloster mit einem roten Meeple, ringsum läuft eine Straße.',
        caption: 'Das achte Plättchen rundet das Kloster ab: {red} Punkte für Rot.',
      },
    },
    majority: {
      title: 'Mehrere in einem Gebiet',
      text1:
        'Dazustellen darf man sich nicht, aber zwei getrennte Gebiete mit Figuren können später durch ein Plättchen zusammenwachsen. Dann entscheidet die Mehrheit: Wer die meisten Meeple im Gebiet hat, bekommt alle Punkte, die anderen nichts.',
      majority: {
        alt: 'Eine Stadt aus vier Plättchen mit zwei roten Meeple und einem blauen.',
        caption:
          'Das mittlere Plättchen verbindet drei Stadtteile. Rot hat zwei Ritter, Blau einen: Rot bekommt {red} Punkte, Blau {blue}.',
      },
      text2: 'Haben mehrere gleich viele, bekommen sie alle die volle Punktzahl.',
      'shared-road': {
        alt: 'Eine Straße über vier Plättchen zwischen zwei Klöstern; links steht ein blauer, rechts ein roter Meeple.',
        caption: 'Rot verbindet die beiden Straßen. Es steht eins zu eins: {red} Punkte für Rot und {blue} für Blau.',
      },
    },
    scoring: {
      title: 'Reihenfolge beim Werten',
      text: 'Macht ein Plättchen mehrere Gebiete fertig, wird alles auf demselben Stand gezählt: erst alle Werte und Mehrheiten, dann gehen die Figuren heim. Ein fertiges Gebiet ohne Figur bringt niemandem Punkte. Die Punkte laufen über die 50 der Wertungstafel hinaus einfach weiter.',
    },
    end: {
      title: 'Das Ende',
      text: 'Wenn kein Plättchen mehr zu ziehen ist, endet das Spiel mit diesem Zug. Nun zählen noch alle offenen Gebiete, auf denen jemand steht; auch hier entscheidet die Mehrheit.',
      row1: {
        what: 'Straße',
        finished: '1 Punkt je Plättchen',
        end: '1 Punkt je Plättchen',
      },
      row2: {
        what: 'Stadt',
        finished: '2 Punkte je Plättchen und Wappen',
        end: '1 Punkt je Plättchen und Wappen',
      },
      row3: {
        what: 'Kloster',
        finished: '9 Punkte',
        end: '1 Punkt und 1 je Plättchen ringsum',
      },
      'open-road': {
        alt: 'Eine Straße über drei Plättchen, rechts offen, links ein roter Meeple.',
        caption: 'Offene Straße: {red} Punkte für Rot, so viel wie fertig.',
      },
      'open-city': {
        alt: 'Eine Stadt aus drei Plättchen mit einem Wappen, rechts offen; links ein blauer Meeple.',
        caption: 'Offene Stadt: drei Plättchen und ein Wappen, je einen Punkt: {blue} für Blau.',
      },
      'open-monastery': {
        alt: 'Ein Kloster mit rotem Meeple und fünf Plättchen ringsum; drei Plätze sind leer.',
        caption: 'Fünf Plättchen ringsum und das Kloster selbst: {red} Punkte für Rot.',
      },
    },
  },
};
