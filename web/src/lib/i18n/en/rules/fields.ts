// English: the rules of Fields.
export const fields = {
  title: 'Fields',
  sections: {
    fields: {
      title: 'Farmers on fields',
      piece1: 'A farmer: a meeple that lies on a field',
      text1:
        'The green between roads and cities is a feature too. Instead of placing your meeple on a road, in a city or on a monastery, you may lay it down on a field of the tile just laid: it becomes a farmer. Again, this is only possible if no farmer lies anywhere on the whole connected field.',
      text2:
        'A field extends until a road, a city, a river or the edge of the landscape bounds it. Where roads meet, they separate the fields between them.',
      'fields-apart': {
        alt: 'A crossing of three roads; on each of the three parts of the field lies a farmer: red, blue and yellow.',
        caption: 'Three roads, three fields. None of the farmers is in another’s way.',
      },
      text3:
        'A field is never completed. A farmer stays until the end and does not return to the supply. Think carefully how many you can afford.',
    },
    'field-scoring': {
      title: 'Scoring fields',
      text: 'At the end every field scores three points for each completed city that borders it. The size of the field and of the cities does not matter; open cities do not count.',
      'field-scoring': {
        alt: 'Two completed cities and an open one in a row; above them a red farmer lies on the field, below a blue one.',
        caption:
          'Both fields border the same two completed cities: {red} points for Red and {blue} for Blue. The open city on the right scores nothing.',
      },
      item1: 'A city counts for every field it borders, but only once for each.',
      item2:
        'Whoever has the most farmers on the field gets the points; in a tie, all of the tied players get the full points.',
      item3: 'Fields can grow together, too: that is how a second farmer can end up on an occupied field.',
    },
  },
};
