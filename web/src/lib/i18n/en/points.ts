// English: what points are scored for: reasons in tables and sentences, and the terms of sums.
export const points = {
  reason_road: 'Roads',
  reason_city: 'Cities',
  reason_monastery: 'Monasteries',
  reason_field: 'Fields',
  item_tiles: { one: 'tile', other: 'tiles' },
  item_pennants: { one: 'pennant', other: 'pennants' },
  item_cities: { one: 'city', other: 'cities' },
  one_road: 'Road',
  one_city: 'City',
  one_monastery: 'Monastery',
  one_field: 'Field',
};
