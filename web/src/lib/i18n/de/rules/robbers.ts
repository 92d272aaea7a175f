// Deutsch: die Regeln, Die Räuber.
import type { robbers as reference } from '../../en/rules/robbers';

export const robbers: typeof reference = {
  title: 'Die Räuber',
  sections: {
    'placing-robbers': {
      title: 'Einen Räuber aufstellen',
      text1:
        'Alle haben einen Räuber in ihrer Farbe. Er kommt nie auf das Spielfeld, sondern auf die Wertungstafel. Acht Plättchen tragen sein Zeichen: Hast du so eines gelegt, darfst du deinen Räuber auf ein Feld stellen, auf dem mindestens eine Zählfigur von jemand anderem steht, oder ihn, wenn er schon auf der Tafel ist, auf so ein Feld versetzen.',
      text2:
        'Danach darf noch eine zweite Person ihren Räuber aufstellen: die nächste in der Reihenfolge, deren Räuber im Vorrat ist. Verzichtet sie, darf niemand sonst. Verzichtest du selbst, darf sie trotzdem. Dann setzt du wie immer eine Figur ein.',
      'robbers-tile': {
        alt: 'Zwei Plättchen; das eben gelegte trägt das Zeichen der Räuber. Darunter ein Stück der Wertungstafel: Der rote Räuber steht auf dem Feld des blauen Zählmeeple.',
        caption:
          'Rot legt das Zeichen und stellt den Räuber auf Feld {blue} neben den blauen Zählmeeple. Danach darf Blau den eigenen aufstellen.',
      },
    },
    robbing: {
      title: 'Rauben',
      text: 'Zieht eine fremde Zählfigur von dem Feld, auf dem dein Räuber steht, nach vorn, bekommst du die Hälfte dieser Punkte, aufgerundet. Die andere Person verliert dadurch nichts. Dein Räuber kommt danach in deinen Vorrat zurück.',
      robbed: {
        alt: 'Eine abgeschlossene Straße über drei Plättchen mit einem blauen Meeple. Auf der Wertungstafel ziehen Blau und Rot von dem Feld los, auf dem der rote Räuber stand.',
        caption:
          'Die blaue Straße ist abgeschlossen, und der rote Räuber stand neben dem blauen Zählmeeple: {blue} Punkte für Blau und die aufgerundete Hälfte, {red}, für Rot.',
      },
      item1:
        'Gemeint ist das Feld, wie es auf der Tafel zu sehen ist: Auch wer schon eine Runde weiter ist, kann auf demselben stehen.',
      item2:
        'Warten geht nicht: Der Räuber nimmt die ersten Punkte, die kommen. Jedes Gebiet ist ein eigener Betrag; er bekommt nur etwas von dem ersten, mit dem die Figur von seinem Feld aus zieht. Das gilt auch für eine Figur, die erst in dieser Wertung zu ihm kommt und dann weiterzieht.',
      item3:
        'Bekommt jemand in einem Zug mehrere Beträge, bestimmt diese Person die Reihenfolge, also auch, von welchem geraubt wird.',
      item4:
        'Stehen mehrere fremde Zählfiguren bei deinem Räuber und ziehen im selben Zug, wählst du, wessen Betrag du nimmst.',
      item5: 'Stehen mehrere Räuber auf dem Feld, bekommt jeder die Hälfte.',
      item6: 'Deine eigenen Zählfiguren beraubst du nie.',
      item7:
        'Ein Räuber, den ein Plättchen eben erst auf die Tafel gebracht hat, raubt schon bei der Wertung dieses Plättchens.',
    },
    'robbed-points': {
      title: 'Räuber unter sich',
      text: 'Geraubte Punkte kann niemand rauben. Zieht eine Zählfigur durch Raub nach vorn, läuft ein Räuber, der bei ihr steht, einfach mit und wartet dort auf echte Punkte. Hat von seinem Feld im selben Zug jemand mit echten Punkten gezogen, nimmt er aber davon die Hälfte.',
      item1:
        'Erst ziehen alle mit ihren echten Punkten, dann bekommen die Räuber ihren Anteil, reihum ab der Person am Zug.',
      item2:
        'Steht dein Räuber am Ende des Spiels noch auf der Tafel, bringt er drei Punkte. Bei der Schlusswertung wird nicht mehr geraubt.',
    },
    'robbers-others': {
      title: 'Räuber und andere Erweiterungen',
      item1:
        'Mit Depeschen raubt dein Räuber nur bei der Zählfigur, neben der er steht, Zählmeeple oder Meeplefrau. Wer beraubt werden könnte, darf also mit der anderen ausweichen. Was du raubst, ziehst du mit einer Zählfigur deiner Wahl; in deinem eigenen Zug kann das eine Depesche bringen.',
      item2:
        'Auch Punkte aus einem Freikauf sind echte Punkte und können geraubt werden. Geht eine Zählfigur zurück, weil sie einen Freikauf bezahlt, bleibt der Räuber stehen.',
    },
  },
};
