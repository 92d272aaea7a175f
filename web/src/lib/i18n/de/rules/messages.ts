// Deutsch: die Regeln, Die Depeschen.
import type { messages as reference } from '../../en/rules/messages';

export const messages: typeof reference = {
  title: 'Die Depeschen',
  sections: {
    counters: {
      title: 'Zwei Zählfiguren',
      text: 'Neben deinem Zählmeeple steht nun auch eine Meeplefrau auf der Wertungstafel. Bekommst du Punkte, suchst du dir aus, wer von beiden zieht. Eine Punktzahl wird nie geteilt: Eine der beiden zieht sie ganz. Dein Stand ist, was beide zusammen haben. Du wählst auch dann, wenn jemand anderes am Zug ist. Nur wenn beide gleich weit sind, fragt dich niemand.',
    },
    message: {
      title: 'Eine Depesche bekommen',
      text1:
        'Jedes fünfte Feld der Wertungstafel ist dunkel: 0, 5, 10, 15 und so fort. Bleibt in deinem eigenen Zug eine deiner Zählfiguren, die gerade gezogen ist, auf einem dunklen Feld stehen, bekommst du eine Depesche.',
      'dark-space': {
        alt: 'Eine Straße über drei Plättchen von einem Dorf zum andern, links ein roter Meeple. Auf der Wertungstafel zieht die rote Meeplefrau auf ein dunkles Feld.',
        caption:
          'Rot schließt die Straße. Die Meeplefrau steht zwei Felder hinter dem Zählmeeple; mit den drei Punkten kommt sie genau auf ein dunkles Feld und bringt eine Depesche. Zusammen haben beide jetzt {red} Punkte.',
      },
      text2:
        'Von acht Depeschen liegt ein verdeckter Stapel bereit. Du drehst die oberste um und entscheidest: Entweder geschieht, was darauf steht, oder du nimmst einfach zwei Punkte. Danach kommt sie verdeckt unter den Stapel. Sind alle einmal gelesen, kehren sie in derselben Reihenfolge wieder.',
      item1:
        'Eine Wertungsrunde bringt höchstens eine Depesche, auch wenn beide Zählfiguren auf dunklen Feldern ankommen. Wer in derselben Runde ein dunkles Feld nur betritt und weiterzieht, bekommt keine: Es zählt, wo ihr am Ende der Runde steht.',
      item2:
        'Punkte aus einer Depesche sind eine neue Runde. Kommst du damit wieder auf ein dunkles Feld, gibt es gleich die nächste.',
      item3: 'In den Zügen der anderen bekommst du nie eine Depesche.',
      item4: 'Null Punkte sind kein Zug. Wer ohnehin schon auf einem dunklen Feld steht, bekommt dafür nichts.',
      item5: 'Ob auf dem dunklen Feld noch jemand steht, ist gleich.',
      item6: 'In der letzten Wertung gibt es keine Depeschen mehr.',
    },
    'eight-messages': {
      title: 'Die acht Depeschen',
      item1:
        'Eins, kleinste Stadt: Von deinen Städten zählt die, die am Ende des Spiels am wenigsten wert wäre. Du bekommst diesen Wert, auch ohne Mehrheit; niemand sonst bekommt etwas, und dein Ritter bleibt.',
      item2: 'Zwei, kleinste Straße: dasselbe für deine Straßen.',
      item3: 'Drei, kleinstes Kloster: dasselbe für deine Klöster.',
      item4:
        'Vier, noch ein Zug: Ist dieser Teil zu Ende, ziehst, legst und besetzt du noch ein Plättchen, mit allem, was dazugehört. Ist keines mehr da, bleiben die zwei Punkte.',
      item5:
        'Fünf, Wappen: je zwei Punkte für alle Wappen in Städten, in denen du einen Ritter hast. Jedes Wappen zählt einmal, und eine Mehrheit brauchst du nicht.',
      item6: 'Sechs, Ritter: zwei Punkte für jeden deiner Ritter.',
      item7: 'Sieben, Bäuerinnen: zwei Punkte für jede deiner Bäuerinnen.',
      item8:
        'Acht, einen Meeple werten: Du wählst ein Gebiet, auf dem einer deiner Meeple steht, gern auch eine Wiese. Hast du dort die Mehrheit, allein oder geteilt, bekommst du, was es am Ende wert wäre. In jedem Fall kommt ein Meeple von dort zu dir zurück. Die anderen bleiben stehen und bekommen nichts.',
      text: 'Kann eine Depesche gar nichts bewirken oder nur genau zwei Punkte bringen, bekommst du die zwei Punkte ohne Frage.',
    },
    'messages-others': {
      title: 'Depeschen und andere Erweiterungen',
      item1:
        'Eine offene Stadt mit Kathedrale wäre am Ende nichts wert und ist deshalb immer die kleinste. Ebenso die offene Straße mit Wirtshaus.',
      item2: 'Der große Meeple ist für Depeschen nur ein Ritter oder eine Bäuerin.',
      item3:
        'Ein Abt auf einem Kloster zählt für Depesche drei mit, einer im Garten nicht. Mit Depesche acht kannst du ihn von beiden heimholen. Wird er zurückgenommen, gehören diese Punkte zur selben Runde wie das, was dein Plättchen fertig macht.',
      item4:
        'In jedem Teil eines Doppelzugs kannst du Depeschen bekommen. Der Zug aus Depesche vier darf auch selbst ein Doppelzug werden. Schulden dir Baumeister und Depesche ein Plättchen, kommt das des Baumeisters zuerst.',
      item5: 'Steht der Baumeister nach Depesche acht allein, geht er mit heim.',
      item6:
        'Depesche acht auf einer Wiese zählt mit deinem Schwein vier Punkte je fertige Stadt. Bleibt keine Bäuerin bei ihm, geht es heim.',
      item7:
        'Magier und Hexe verändern auch den Wert, den Depesche eins, zwei und acht auszahlen. Sie bleiben dabei stehen.',
      item8: 'Depeschen machen nichts fertig, also gibt es dafür kein Gold.',
      item9:
        'Von Punkten aus einer Depesche nimmt ein Räuber seine Hälfte wie von allen anderen. Was dein eigener Räuber in deinem Zug erbeutet, kann dir eine Depesche bringen.',
      item10:
        'Für ein Lösegeld wählst du, welche Zählfigur zurückgeht; sie braucht selbst drei Punkte. Zurückgehen bringt nie eine Depesche. Ein Meeple auf einem Turm steht auf keinem Gebiet und kommt für Depesche acht nicht in Frage.',
    },
  },
};
