// English: the tips of the coach, by what they explain; `c-` is The Castle, `k-` Cardcassonne.
export const tips = {
  place: {
    title: 'Your first tile',
    text: 'Choose one of the dashed spots. Everywhere there all sides fit: road to road, city to city, field to field.',
  },
  turn: {
    title: 'You may turn it',
    text: 'At some spots it fits several ways round. Tap the spot again, use the turn buttons or the key R.',
  },
  figure: {
    title: 'Place a figure?',
    text: 'With a meeple you claim a feature of this tile. “Now” is what it would bring if still open at the end, “when finished” what it brings finished. Once it is finished the meeple comes home. You may also place none.',
  },
  undo: {
    title: 'Nothing is final yet',
    text: 'Until you finish your turn, “Undo” takes the tile back so that you can lay it elsewhere.',
  },
  field: {
    title: 'Fields are for later',
    text: 'A meeple may go on a field too, as a farmer. It stays until the end and counts only then: three points for every finished city at its field.',
  },
  others: {
    title: 'Now it is the others’ turn',
    text: 'Everybody lays a tile in turn. Their tiles can finish your features too: the points are yours.',
  },
  road: {
    title: 'A road is finished',
    text: '{gets} {points}, {each} for every tile of the road. The meeples on it return to the supply.',
  },
  city: {
    title: 'A city is finished',
    text: '{gets} {points}, {each} for every tile and every pennant. At the end finished cities also pay the fields around them.',
  },
  monastery: {
    title: 'A monastery is finished',
    text: '{gets} {points}: eight tiles lie around it, and the monastery itself counts too.',
  },
  garden: {
    title: 'A garden is finished',
    text: '{gets} {points}. Gardens count like monasteries, but only the abbot may go there.',
  },
  joined: {
    title: 'You share a feature',
    text: 'Two features have grown together. Whoever has most meeples there gets all the points; if several have the same, each gets the full number.',
  },
  majority: {
    title: 'The majority decides',
    text: 'Several people stood in this feature. Whoever had most meeples there gets {points}, the others none.',
  },
  tie: {
    title: 'A tie: everybody gets everything',
    text: 'Several people had equally many meeples here. Then nothing is split: each gets {points}.',
  },
  noMeeple: {
    title: 'No meeple left',
    text: 'All your meeples are out. Finish one of their features, and one comes home.',
  },
  river: {
    title: 'First the river',
    text: 'At first every tile continues the river. No figure may go on the river itself, but on everything else.',
  },
  abbot: {
    title: 'A place for the abbot',
    text: 'The abbot may go on monasteries and, he alone, into gardens. You can take him back later at any time and get what his place is worth then.',
  },
  recall: {
    title: 'Taking the abbot back',
    text: 'Instead of placing a figure you may bring your abbot home. You get the points shown there at once.',
  },
  inn: {
    title: 'An inn',
    text: 'A finished road with an inn brings two points a tile. If it stays open it brings nothing at the end.',
  },
  cathedral: {
    title: 'A cathedral',
    text: 'A finished city with a cathedral brings three points a tile and pennant. If it stays open it brings nothing at the end.',
  },
  bigMeeple: {
    title: 'The big meeple',
    text: 'It counts as two in a majority. Use it where somebody struggles with you for a feature.',
  },
  goods: {
    title: 'Goods from a city',
    text: 'A city with goods is finished. {gets} them for the last tile, no matter whose city it is. At the end whoever has most of a kind gets ten points.',
  },
  builder: {
    title: 'The builder',
    text: 'He may join a meeple of yours on a road or in a city. If you extend that feature later, you draw another tile at once.',
  },
  again: {
    title: 'A second tile',
    text: 'You extended your builder’s feature. So you may draw and lay another tile, but no third one.',
  },
  pig: {
    title: 'The pig',
    text: 'It may join your farmer on a field. If you have the majority there at the end, every finished city counts four for you instead of three.',
  },
  fly: {
    title: 'A flying machine',
    text: 'Instead of placing a figure here you may send a meeple off. The die says whether it flies one, two or three cells, always the way the arrow points. It may land even where somebody stands.',
  },
  die: {
    title: 'The die is cast',
    text: 'The meeple flies exactly {n} far. If it meets an open road, city or monastery there, it must land. Otherwise it returns, and no other figure follows in this turn.',
  },
  land: {
    title: 'Where do you land?',
    text: 'You may choose among the open features of this tile. If somebody stands there already, you now struggle for the majority.',
  },
  counter: {
    title: 'Which counter moves?',
    text: 'Meeple or woman: you decide which one moves the points. If in your turn one of them comes to rest on a dark space, you get a message.',
  },
  message: {
    title: 'A message',
    text: 'You landed on a dark space. Do what the message says, or take two points. Do the sums: sometimes just these two points bring you to a dark space again.',
  },
  ferry: {
    title: 'A ferry for the lake',
    text: 'Choose two piers: their roads become one. At the other piers the road ends and may be finished by that.',
  },
  ferryTurn: {
    title: 'You may turn a ferry',
    text: 'Your tile extends a road that leads to a ferry. You may lay the ferry between two other piers and so part, join or close roads.',
  },
  gold: {
    title: 'Gold!',
    text: 'One bar lies on the mine already. Put the second on a tile beside it, best where a feature will soon be yours: the majority in a finished feature takes all gold on it.',
  },
  goldTaken: {
    title: 'Gold is taken',
    text: '{gets} gold from the finished feature. It is counted at the end: the more bars somebody has, the more each is worth.',
  },
  take: {
    title: 'Take a bar',
    text: 'Several people have a claim to this gold. You take one bar each in turn; you choose from which tile.',
  },
  magic: {
    title: 'Mage or witch?',
    text: 'You must put one of the two on an open road or in an open city. The mage makes it worth more, so bring him home; the witch halves it, so send her to others.',
  },
  mage: {
    title: 'The mage has helped',
    text: '{gets} {points}: the mage added one for every tile. He now leaves the landscape until a sign brings him back.',
  },
  witch: {
    title: 'The witch was there',
    text: '{gets} only {points}: the witch halved the value. She now leaves the landscape.',
  },
  robber: {
    title: 'A place for your robber',
    text: 'Put it on the track beside somebody else’s counter. Of the next points with which that counter moves you get half, and nobody loses any.',
  },
  robbed: {
    title: 'A robber has struck',
    text: '{gets} {points}, half of what was moved beside the robber. The other side keeps everything, and the robber goes home.',
  },
  rob: {
    title: 'Half of what do you take?',
    text: 'Several counters beside your robber have moved. You may choose one of the amounts.',
  },
  watched: {
    title: 'A robber is watching',
    text: 'A robber stands beside your counter. It gets half of the first amount with which the counter moves; you decide the order.',
  },
  circle: {
    title: 'What does the crop circle do?',
    text: 'You decide for everybody: either all may add a meeple to one of their own of that kind, or all must take one back. You come last.',
  },
  join: {
    title: 'Reinforcements',
    text: 'The crop circle lets you put a meeple beside one of your own. Nowhere else is a majority so easy to get.',
  },
  remove: {
    title: 'One must go home',
    text: 'The crop circle demands a meeple back, without points. Choose the one that brings you least.',
  },
  piece: {
    title: 'A tower piece instead of a figure',
    text: 'Instead of placing a figure you may raise any open tower by a storey and then capture a meeple in its reach.',
  },
  guard: {
    title: 'Closing a tower',
    text: 'A meeple on the tower keeps it as high as it is for good. That protects your figures near it but costs you the meeple.',
  },
  capture: {
    title: 'Whom do you capture?',
    text: 'The tower reaches as far as it is high, in four directions. You may take one meeple: others’ become prisoners, your own come home.',
  },
  captured: {
    title: 'Your meeple is a prisoner',
    text: 'If you capture a meeple of the same person, both are exchanged at once. Or you buy yours back for three points in one of your turns.',
  },
  ransom: {
    title: 'Buying back',
    text: 'For three points you get a captured meeple back and may place it at once. The points go to whoever held it.',
  },
  exchange: {
    title: 'Prisoners are exchanged',
    text: 'You hold meeples of each other: one for one goes back at once. You choose which of your meeples you want back.',
  },
  lastTiles: {
    title: 'The end is near',
    text: 'Tiles left to draw: {n}. Open features count at the end too, but an open city only half. Meeples left over bring nothing: use them.',
  },
  final: {
    title: 'The final count',
    text: 'Now everything open was counted: roads, cities and monasteries once, fields by their finished cities. Well played!',
  },
  'c-place': {
    title: 'Only paths must fit',
    text: 'Your tile must touch another one or a start space of the wall with a side. A path must run on; house, tower and court may meet as they like.',
  },
  'c-figure': {
    title: 'A follower?',
    text: 'It goes on a part of this tile that belongs to nobody yet. As soon as path, house or tower is complete, it scores and comes home.',
  },
  'c-court': {
    title: 'On a court it stays',
    text: 'A court is never complete. At the end it brings three points a market to whoever has more merchants there.',
  },
  'c-scored': {
    title: 'Complete',
    text: '{gets} {points}, and the marker moves along the wall. Path and house count one point a tile, a tower two, a path with a fountain two as well.',
  },
  'c-contrast': {
    title: 'Contrast completes, too',
    text: 'A house or tower is complete when no side faces an empty space. Anything else beside it will do: so you can close small things early, your opponent’s as well.',
  },
  'c-track': {
    title: 'Exact landings pay',
    text: 'If a move of your marker ends exactly on a corner tower, you take the wall tile there. The list at your name says how many points you need; while placing you see where the markers would go.',
  },
  'c-wall': {
    title: 'A wall tile',
    text: '{gets} the wall tile of corner tower {n}: “{tile}”. Some are played in a later turn, others work by themselves at the end.',
  },
  'c-play': {
    title: 'Playing wall tiles',
    text: 'Now, before scoring, you may play as many as you like. They leave the game afterwards.',
  },
  'c-idle': {
    title: 'Some do nothing now',
    text: 'A wall tile that is played is gone even if it does nothing. “No effect now” warns you.',
  },
  'c-keep': {
    title: 'The keep moves in',
    text: 'Whoever scores a larger house than before puts the keep on it, here one of {tiles}. At the end the larger keep brings as many points as the largest free area has spaces.',
  },
  'c-free': {
    title: 'The free area counts',
    text: 'Tiles left: {n}. The largest free area is shaded: at the end it belongs to the larger keep. Whoever has that keeps it large, the other builds into it.',
  },
  'c-extra': {
    title: 'Your extra turn',
    text: 'A complete further turn, by your wall tile.',
  },
  'c-order': {
    title: 'You choose the order',
    text: 'Several scorings are due, each a move of the marker. Choose so that it lands on corner towers, or that the other’s does not.',
  },
  'c-others': {
    title: 'Now the other moves',
    text: 'Those tiles can complete what is yours, too: the points are yours, and so is the wall tile.',
  },
  'c-none': {
    title: 'No follower left',
    text: 'Only when something of yours is completed does one come home.',
  },
  'c-end': {
    title: 'The final count',
    text: 'The larger keep counts the largest free area, courts count their markets, and the other wall tiles work. The table shows what came for what.',
  },
  'k-first': {
    title: 'The first card lies face down',
    text: 'Your first card of every round goes face down to the end of any row, also one of another colour. Only you can look at it again.',
  },
  'k-later': {
    title: 'Then the colour counts',
    text: 'All further cards go face up to the row of their colour; jokers, dragon and fairy fit everywhere.',
  },
  'k-claim': {
    title: 'When do you claim a row?',
    text: 'Instead of a card you may place your follower. It claims all cards from the board, or from the follower before, up to itself. What comes later is not yours. Pick it: every row says what it would bring you now.',
  },
  'k-last': {
    title: 'You are the last',
    text: 'Whoever places the follower last deals the next round.',
  },
  'k-put': {
    title: 'A joker in the opening',
    text: 'Whoever deals puts it into any row.',
  },
  'k-foreign': {
    title: 'A card in a foreign row',
    text: 'It lay face down in a row of another colour. Take ten points, then it is gone, or keep it for your collection.',
  },
  'k-assign': {
    title: 'An animal joker',
    text: 'From now on it belongs to one of your kinds of animals, which then scores at once.',
  },
  'k-persons': {
    title: 'Persons',
    text: '{gets} {points}: the sum of the values times the number of persons. Many in one row pay.',
  },
  'k-animals': {
    title: 'Animals count again and again',
    text: '{gets} {points}. Animals stay; when a kind grows, all of it counts again.',
  },
  'k-chest': {
    title: 'Buildings go under the chest',
    text: 'They count at the end only: in series of different buildings. Until then nobody may look.',
  },
  'k-others': {
    title: 'Now it is the others’ turn',
    text: 'Everybody plays a card or the follower in turn, until nobody has anything left.',
  },
  'k-end': {
    title: 'The chests are opened',
    text: 'Buildings are sorted into the best series. If points are equal, whoever has more buildings wins.',
  },
};
