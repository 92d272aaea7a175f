// Deutsch: Einen Tisch einrichten.
import type { Like } from '../text';
import type { setup as reference } from '../en/setup';

export const setup: Like<typeof reference> = {
  setupTitle: 'Tisch einrichten',
  presets: 'Beliebte Zusammenstellungen',
  expansions: 'Das ist in der Schachtel',
  players: 'Mitspielende',
  seatNumber: 'Platz {n}',
  addPlayer: 'Platz hinzufügen',
  removePlayer: '{name} entfernen',
  whoMe: 'Hier',
  whoLink: 'Per Link',
  startGame: 'Spiel beginnen',
  begins: 'Wer beginnt',
  begins_first: 'Erster Platz',
  begins_lot: 'Das Los',
  aids: 'Hilfen',
  tilesCount: '{n} Plättchen',
  changed: '{name}, geändert',
  base: 'Grundspiel',
  fields: 'Wiesen',
  fieldsNote: 'Meeple dürfen auf Wiesen liegen; sie bringen am Ende Punkte',
  needs: '„{what}“ setzt „{other}“ voraus.',
  aids_all: 'Alle Hilfen',
  aids_standard: 'Standard',
  aids_none: 'Keine',
  aidsNote_all:
    'Restplättchen, Besitz der Wiesen, Felder, auf die nichts mehr passt, voraussichtliche Punkte und Tipps.',
  aidsNote_standard:
    'Restplättchen, Besitz der Wiesen und Felder, auf die nichts mehr passt; keine voraussichtlichen Punkte.',
  aidsNote_none: 'Nur die Zahl der Restplättchen.',
  aidsShort_all: 'Hilfen: alle',
  aidsShort_standard: 'Hilfen: Standard',
  aidsShort_none: 'Hilfen: keine',
  preset_first: 'Erstes Spiel',
  preset_base: 'Grundspiel',
  preset_classic: 'Klassisch',
  preset_minis: 'Mini-Erweiterungen',
  preset_bigbox: 'Big Box',
  preset_all: 'Alles',
  castleNote: 'Zu zweit innerhalb einer Mauer, auf der die Punkte gezählt werden',
  'order-choice': 'Reihenfolge der Wertungen wählen',
  orderChoiceNote:
    'Wer das Plättchen gelegt hat, bestimmt, welche von mehreren Wertungen zuerst kommt; sonst wählt das Programm die Reihenfolge',
  cardcassonneNote: 'Das Kartenspiel für zwei bis fünf: vier Reihen, ein Gefolgsmann, verdeckte Handkarten',
};
