// English: the rules of Fields.
export const fields = {
  title: 'Fields',
  sections: {
    fields: {
      title: 'Farmers on fields',
      text1:
        'The green between roads and cities is a feature too. Instead of road, city or monastery you may lay your meeple down on a field of the tile just laid: it is then a farmer. Here too: only if no farmer lies anywhere on that whole connected field.',
      text2:
        'A field reaches as far as a road, a city, a river or the edge of the landscape bounds it. Where roads meet they cut the fields between them apart.',
      'fields-apart': {
        alt: 'A crossing of three roads; on each of the three pieces of field lies a farmer: red, blue and yellow.',
        caption: 'Three roads, three fields. None of the farmers is in another’s way.',
      },
      text3:
        'A field is never finished. A farmer stays until the end and does not return to the supply. Think well how many you can afford.',
    },
    'field-scoring': {
      title: 'Scoring fields',
      text: 'At the end every field brings three points for each finished city that borders it. The size of the field and of the cities does not matter; open cities do not count.',
      'field-scoring': {
        alt: 'Two finished cities and an open one in a row; above them a red farmer lies on the field, below a blue one.',
        caption:
          'Both fields border the same two finished cities: {red} points for red and {blue} for blue. The open city on the right brings nothing.',
      },
      item1: 'A city pays every field it borders, but each only once.',
      item2: 'Whoever has most farmers on the field gets the points; if several have the same, each gets all of them.',
      item3: 'Fields grow together too: a second farmer can thus come to a field that was taken.',
    },
  },
};
