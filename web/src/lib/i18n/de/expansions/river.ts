// Deutsch: Der Fluss.
import type { Like } from '../../text';
import type * as reference from '../../en/expansions/river';

export const words: Like<typeof reference.words> = {
  river: 'Der Fluss',
  riverNote: 'Am Anfang legt ihr gemeinsam einen Fluss',
};

export const tips: typeof reference.tips = {
  river: {
    title: 'Zuerst der Fluss',
    text: 'Am Anfang setzt jedes Plättchen den Fluss fort. Auf den Fluss selbst darf keine Figur, auf alles andere schon.',
  },
};

export const rules: typeof reference.rules = {
  title: 'Der Fluss',
  sections: {
    river: {
      title: 'Mit dem Fluss beginnen',
      text1:
        'Zwölf Flussplättchen ersetzen das Startplättchen. Die Quelle liegt zu Beginn auf dem Spielfeld. Zuerst werden die anderen Flussplättchen gezogen, als letztes der See; danach geht es mit den übrigen Plättchen weiter.',
      item1:
        'Ein Flussplättchen setzt immer das offene Ende des Flusses fort; die übrigen Seiten müssen wie sonst passen.',
      item2:
        'Zwei Kurven direkt hintereinander dürfen nicht zur selben Seite abbiegen. Liegt ein gerades Stück dazwischen, dürfen sie es.',
      item3: 'Eine Kurve darf nicht dorthin zeigen, wo geradeaus schon ein Flussplättchen liegt.',
      item4: 'Bleibt dadurch gar kein Platz, kommt das Plättchen aus dem Spiel, und es wird ein anderes gezogen.',
      river: {
        alt: 'Ein Fluss, der von der Quelle oben rechts nach unten, nach links und wieder nach oben läuft; am offenen Ende ein gestrichelter Platz.',
        caption: 'Die nächste Kurve muss hier nach links abbiegen: Nach rechts liefe sie auf die Quelle zu.',
      },
      text2:
        'Figuren dürfen wie immer auf das gelegte Plättchen, nur nicht auf den Fluss. Er ist kein Gebiet und bringt keine Punkte. Er trennt Wiesen wie eine Straße; um Quelle und See kann eine Wiese herumführen, soweit keine Straße im Weg ist.',
    },
  },
};
