// Deutsch: Die Räuber.
import type { Like } from '../../text';
import type * as reference from '../../en/expansions/robbers';

export const words: Like<typeof reference.words> = {
  robbers: 'Die Räuber',
  robbersNote: 'Sie bekommen die Hälfte dessen, was andere bekommen',
  ask_robber: 'Deinen Räuber aufstellen?',
  ask_rob: 'Wovon nimmt dein Räuber die Hälfte?',
  do_robber: 'Räuber aufstellen',
  do_rob: 'Die Hälfte nehmen',
  skip_robber: 'Räuber jetzt nicht aufstellen',
  skip_rob: 'Niemanden berauben',
  robberSpace: 'Feld {n}',
  robberBeside: 'Neben {names}',
  halfOfNext: 'die Hälfte der nächsten Punkte einer Zählfigur daneben',
  besideYou: 'dir',
  counter_robber: 'Räuber',
  robFrom: 'Bei {name} die Hälfte nehmen',
  halfOf: 'die Hälfte von {n}',
  robberHome: 'Räuber im Vorrat',
  robbedNews: {
    they: 'Der Räuber von {name} erbeutet bei {other} {points}.',
    you: 'Dein Räuber erbeutet bei {other} {points}.',
    toYou: 'Der Räuber von {name} erbeutet bei dir {points}.',
  },
  deed_robber: 'Räuber auf Feld {n} gestellt',
  deed_rob: 'geraubt ({name})',
  cause_sign_robber: 'Das neue Plättchen trägt das Zeichen der Räuber.',
  'cause_counter-left': 'Neben deinem Räuber ist eine Zählfigur weitergezogen.',
  reason_robber: 'Durch Räuber',
  reason_robbed: 'Geraubt',
  one_robber: 'Räuber',
  one_robbed: 'Geraubt',
  item_robber: 'Räuber',
  item_robbed: 'geraubt',
};

export const tips: typeof reference.tips = {
  robber: {
    title: 'Ein Platz für deinen Räuber',
    text: 'Stelle ihn auf der Wertungstafel neben eine fremde Zählfigur. Von den nächsten Punkten, mit denen sie zieht, bekommst du die Hälfte, ohne dass jemand etwas verliert.',
  },
  robbed: {
    title: 'Ein Räuber hat zugeschlagen',
    text: '{gets} {points}, die Hälfte dessen, was neben dem Räuber gezogen wurde. Niemand verliert dadurch Punkte, und der Räuber kommt zurück.',
  },
  rob: {
    title: 'Wovon nimmst du die Hälfte?',
    text: 'Neben deinem Räuber sind mehrere Zählfiguren gezogen. Du darfst dir einen der Beträge aussuchen.',
  },
  watched: {
    title: 'Ein Räuber lauert',
    text: 'Neben deiner Zählfigur steht ein Räuber. Er bekommt die Hälfte des ersten Betrags, mit dem sie zieht; die Reihenfolge bestimmst du.',
  },
};

export const rules: typeof reference.rules = {
  title: 'Die Räuber',
  order: {
    turn1: 'Räuber aufstellen: erst du, dann eine andere Person',
    turn2: 'Mit den Punkten ziehen, die Person am Zug zuerst; danach bekommen die Räuber ihren Anteil',
    end: 'Drei Punkte für jeden Räuber auf der Wertungstafel',
  },
  sections: {
    'placing-robbers': {
      title: 'Einen Räuber aufstellen',
      piece1: 'Ein Räuber',
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
