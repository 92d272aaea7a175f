// Deutsch: die Regeln, Grundspiel.
import type { base as reference } from '../../en/rules/base';

export const base: typeof reference = {
  title: 'Grundspiel',
  sections: {
    aim: {
      title: 'Worum es geht',
      text1:
        'Zu zweit bis zu sechst legt ihr gemeinsam eine Landschaft aus quadratischen Plättchen: Straßen, Städte und Klöster, dazwischen Wiesen. Mit euren Figuren, den Meeple, sichert ihr euch einzelne Gebiete. Abgeschlossene Gebiete bringen Punkte, und am Ende sind auch die offenen noch etwas wert. Wer am Ende die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen mehrere.',
      text2:
        'Ein Startplättchen liegt offen in der Mitte, alle anderen werden verdeckt gezogen. Alle haben sieben Meeple im Vorrat; ein achter steht auf der Wertungstafel und zählt die Punkte.',
    },
    turn: {
      title: 'Ein Zug',
      text: 'Wer beginnt, macht ihr unter euch aus: der erste Platz, ein anderer, oder das Los entscheidet. Dann geht es reihum. Jeder Zug besteht aus drei Schritten, immer in dieser Reihenfolge:',
      item1: 'Ein Plättchen ziehen und anlegen: Das musst du.',
      item2: 'Eine Figur auf genau dieses Plättchen setzen: Das darfst du.',
      item3: 'Alles werten, was durch das Plättchen abgeschlossen wurde: Das betrifft alle.',
    },
    placing: {
      title: 'Ein Plättchen legen',
      text1:
        'Das neue Plättchen muss mit mindestens einer Seite an ein schon gelegtes grenzen. Du darfst es drehen, wie du willst, aber jede Seite, die ein anderes Plättchen berührt, muss dessen Bild fortsetzen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Eine Berührung nur an der Ecke genügt nicht.',
      'place-tile': {
        alt: 'Vier Plättchen und gestrichelte Plätze ringsum, auf die eine Straßenkurve passt.',
        caption:
          'Gezogen wurde eine Straßenkurve. Die gestrichelten Plätze sind möglich, manche nur in einer Ausrichtung.',
      },
      text2: 'Passt ein Plättchen nirgends, kommt es aus dem Spiel und du ziehst ein anderes. Das ist selten.',
    },
    meeples: {
      title: 'Einen Meeple einsetzen',
      piece1: 'Ein Meeple von Rot: Alle haben sieben und einen, der Punkte zählt',
      piece2: 'Ein Meeple von Blau; am Zeichen darauf erkennt man ihn auch ohne Farbe',
      text1:
        'Nach dem Legen darfst du einen Meeple aus deinem Vorrat auf das eben gelegte Plättchen setzen, niemals auf ein anderes. Auf einer Straße ist er eine Reisende, in einer Stadt ein Ritter, auf einem Kloster ein Mönch.',
      text2:
        'Das Gebiet muss frei sein: Steht irgendwo auf der Straße oder in der Stadt schon eine Figur, auch eine eigene, darfst du dort keinen Meeple einsetzen. Ist dein Vorrat leer, setzt du nichts ein.',
      traveller: {
        alt: 'Das Startplättchen und rechts davon eine Kreuzung mit Dorf; ein roter Meeple steht auf der rechten Straße der Kreuzung.',
        caption:
          'Rot legt die Kreuzung und stellt eine Reisende auf die rechte Straße. Das Dorf trennt die drei Straßen voneinander.',
      },
      text3:
        'Ein Meeple darf auch auf ein Gebiet, das dieses Plättchen gerade abgeschlossen hat, wenn dort niemand steht: Dann wird es gleich gewertet und der Meeple kommt zurück.',
    },
    home: {
      title: 'Meeple kommen zurück',
      text1:
        'Wird ein Gebiet gewertet, kommen danach alle Figuren darauf in die Vorräte zurück, auch die, für die es keine Punkte gab. Vorher geht das nicht: Ein Meeple bleibt stehen, bis sein Gebiet abgeschlossen ist oder das Spiel endet. Sieben sind schnell verteilt; behalte besser einen übrig.',
      text2:
        'Weil ihr vor der Wertung einsetzt, kommt ein Meeple, der erst jetzt zurückkehrt, für dieses Plättchen zu spät.',
    },
    roads: {
      title: 'Straßen',
      text1:
        'Eine Straße ist abgeschlossen, wenn beide Enden an ein Dorf, eine Stadt oder ein Kloster stoßen oder wenn sie sich zum Ring schließt. Sie bringt einen Punkt für jedes Plättchen, über das sie führt.',
      'finished-road': {
        alt: 'Eine Straße über drei Plättchen von einem Dorf zum anderen, am linken Ende ein roter Meeple.',
        caption:
          'Blau legt rechts das Dorf an und schließt damit die rote Straße ab: {red} Punkte für Rot. Wer das letzte Plättchen legt, spielt keine Rolle.',
      },
      text2: 'Führt eine Straße zweimal über dasselbe Plättchen, zählt es einmal.',
    },
    cities: {
      title: 'Städte',
      text: 'Eine Stadt ist abgeschlossen, wenn ihre Mauer rundum geschlossen ist und innen keine Lücke bleibt. Jedes Plättchen der Stadt bringt zwei Punkte, jedes Wappen darin zwei weitere. Auch eine Stadt aus nur zwei Plättchen zählt so.',
      'finished-city': {
        alt: 'Eine geschlossene Stadt aus drei Plättchen in einer Reihe, in der Mitte ein Wappen, links ein roter Meeple.',
        caption: 'Drei Plättchen und ein Wappen, je zwei Punkte: {red} für Rot.',
      },
    },
    monasteries: {
      title: 'Klöster',
      text: 'Ein Kloster steht mitten auf seinem Plättchen. Es ist abgeschlossen, wenn alle acht Plätze ringsum belegt sind, auch die an den Ecken, egal womit. Es bringt neun Punkte: einen für jedes Plättchen ringsum und einen für das Kloster selbst.',
      'finished-monastery': {
        alt: 'Neun Plättchen im Quadrat; in der Mitte ein Kloster mit einem roten Meeple, ringsum läuft eine Straße.',
        caption: 'Das achte Plättchen umschließt das Kloster: {red} Punkte für Rot.',
      },
    },
    majority: {
      title: 'Mehrere in einem Gebiet',
      text1:
        'In ein besetztes Gebiet darfst du keinen Meeple setzen, aber zwei getrennte Gebiete mit Figuren können später durch ein Plättchen zusammenwachsen. Dann entscheidet die Mehrheit: Wer die meisten Meeple im Gebiet hat, bekommt alle Punkte, die anderen nichts.',
      majority: {
        alt: 'Eine Stadt aus vier Plättchen mit zwei roten Meeple und einem blauen.',
        caption:
          'Das mittlere Plättchen verbindet drei Stadtteile. Rot hat zwei Ritter, Blau einen: Rot bekommt {red} Punkte, Blau {blue}.',
      },
      text2: 'Haben mehrere gleich viele, bekommen alle von ihnen die volle Punktzahl.',
      'shared-road': {
        alt: 'Eine Straße über vier Plättchen zwischen zwei Klöstern; links steht ein blauer, rechts ein roter Meeple.',
        caption:
          'Rot verbindet die beiden Straßen. Es steht eins gegen eins: {red} Punkte für Rot und {blue} für Blau.',
      },
    },
    scoring: {
      title: 'Reihenfolge beim Werten',
      text: 'Schließt ein Plättchen mehrere Gebiete ab, wird alles auf demselben Stand gewertet: Erst werden alle Werte und Mehrheiten bestimmt, dann kommen die Figuren zurück. Ein abgeschlossenes Gebiet ohne Figur bringt niemandem Punkte. Über die 50 Felder der Wertungstafel hinaus zählt ihr einfach weiter.',
    },
    end: {
      title: 'Das Ende',
      text: 'Ist das letzte Plättchen gelegt, endet das Spiel mit diesem Zug. Nun werden noch alle offenen Gebiete gewertet, auf denen jemand steht; auch hier entscheidet die Mehrheit.',
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
        caption: 'Offene Straße: {red} Punkte für Rot, so viel wie abgeschlossen.',
      },
      'open-city': {
        alt: 'Eine Stadt aus drei Plättchen mit einem Wappen, rechts offen; links ein blauer Meeple.',
        caption: 'Offene Stadt: drei Plättchen und ein Wappen, je ein Punkt: {blue} für Blau.',
      },
      'open-monastery': {
        alt: 'Ein Kloster mit rotem Meeple und fünf Plättchen ringsum; drei Plätze sind leer.',
        caption: 'Fünf Plättchen ringsum und das Kloster selbst: {red} Punkte für Rot.',
      },
    },
    strategy: {
      title: 'So spielt man gut',
      item1:
        'Behalte einen Meeple im Vorrat. Ohne ihn kannst du nicht besetzen, was das nächste gute Plättchen bietet, und jeder kommt erst zurück, wenn sein Gebiet abgeschlossen ist.',
      item2:
        'Nimm früh kleine Punkte: Eine Stadt aus zwei oder drei Plättchen ist schnell abgeschlossen und gibt den Meeple zurück. Große Städte lohnen sich, aber alle sehen sie wachsen.',
      item3:
        'Komm in fremde Gebiete hinein: Besetze daneben ein kleines Gebiet und verbinde die beiden. Bei Gleichstand bekommen alle die vollen Punkte, mit einem Meeple mehr bekommst du sie allein.',
      item4:
        'Lege so, dass möglich bleibt, was du brauchst, und selten wird, was andere brauchen. Je mehr Seiten eines freien Platzes festliegen, desto weniger Plättchen passen.',
      item5:
        'Sieh vor dem Legen nach, wessen Gebiete dein Plättchen verlängert. Oft ist ein Plättchen, das sonst niemandem hilft, besser als ein Punkt mehr für dich.',
      item6: 'Gegen Ende bringen auch offene Gebiete Punkte, und Meeple im Vorrat sind nichts wert: Setze alle ein.',
    },
  },
};
