// The River.
import { board, list, text, type Chapter } from './types';

export const river: Chapter = {
  id: 'river-chapter',
  title: { de: 'Der Fluss', en: 'The River' },
  sections: [
    {
      id: 'river',
      title: { de: 'Mit dem Fluss beginnen', en: 'Beginning with the river' },
      needs: ['river'],
      blocks: [
        text(
          'Zwölf Flussplättchen ersetzen das Startplättchen. Die Quelle liegt zu Beginn auf dem Tisch. Dann werden erst die anderen Flussplättchen gezogen, als letztes der See; danach geht es mit den übrigen Plättchen weiter.',
          'Twelve river tiles replace the start tile. The source lies on the table at the beginning. The other river tiles are drawn first, the lake last of all; then the game goes on with the remaining tiles.',
        ),
        list(
          [
            'Ein Flussplättchen setzt immer das offene Ende des Flusses fort; die übrigen Seiten müssen wie sonst passen.',
            'A river tile always continues the open end of the river; its other sides must fit as usual.',
          ],
          [
            'Zwei Kurven direkt hintereinander dürfen nicht zur selben Seite abbiegen. Liegt ein gerades Stück dazwischen, dürfen sie es.',
            'Two curves directly after one another may not bend to the same side. With a straight tile between them they may.',
          ],
          [
            'Eine Kurve darf nicht dorthin zeigen, wo geradeaus schon Fluss liegt.',
            'A curve may not point to where river already lies straight ahead.',
          ],
          [
            'Bliebe dadurch gar kein Platz, darf eine Kurve auf den Fluss zeigen; hilft auch das nicht, darf sie zweimal zur selben Seite abbiegen.',
            'Should that leave no spot at all, a curve may point to the river; if that does not help either, it may bend twice to the same side.',
          ],
        ),
        board(
          'river',
          {
            de: 'Ein Fluss, der von der Quelle oben rechts nach unten, nach links und wieder nach oben läuft; am offenen Ende ein gestrichelter Platz.',
            en: 'A river running from the source at the upper right down, left and up again; a dashed spot at its open end.',
          },
          {
            de: 'Die nächste Kurve muss hier nach links abbiegen: Nach rechts käme sie auf die Quelle zu.',
            en: 'The next curve must bend to the left here: to the right it would head for the source.',
          },
        ),
        text(
          'Figuren dürfen wie immer auf das gelegte Plättchen, nur nicht auf den Fluss. Er ist kein Gebiet und bringt keine Punkte. Er trennt Wiesen wie eine Straße; um Quelle und See kann eine Wiese herumführen, soweit keine Straße im Weg ist.',
          'Figures may go on the laid tile as always, only not on the river. It is no feature and brings no points. It cuts fields apart like a road does; around source and lake a field can run on where no road is in its way.',
        ),
      ],
    },
  ],
};
