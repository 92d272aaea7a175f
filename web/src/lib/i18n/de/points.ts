// Deutsch: Wofür es Punkte gibt: Gründe in Tabellen und Sätzen, Glieder der Summen.
import type { Like } from '../text';
import type { points as reference } from '../en/points';

export const points: Like<typeof reference> = {
  reason_road: 'Straßen',
  reason_city: 'Städte',
  reason_monastery: 'Klöster',
  reason_field: 'Wiesen',
  item_tiles: 'Plättchen',
  item_pennants: 'Wappen',
  item_cities: { one: 'Stadt', other: 'Städte' },
  one_road: 'Straße',
  one_city: 'Stadt',
  one_monastery: 'Kloster',
  one_field: 'Wiese',
};
