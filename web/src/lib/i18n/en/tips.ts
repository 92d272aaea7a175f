// English: the tips of the coach, by what they explain; `c-` is The Castle, `k-` Cardcassonne.
export const tips = {
  goal: {
    title: 'The most points win',
    text: 'Whoever has the most points at the end wins. You get points by claiming roads, cities and monasteries with your meeples. They pay most once they are completed, and then your meeple comes back, too.',
  },
  place: {
    title: 'Your first tile',
    text: 'Choose one of the dashed spots. All sides fit there: road to road, city to city, field to field.',
  },
  turn: {
    title: 'Dots: how it fits',
    text: 'A spot has a dot for every direction in which the tile fits there. With several dots you may rotate it: tap the spot again, use the rotate buttons, or press R.',
  },
  figure: {
    title: 'Place a figure?',
    text: 'With a meeple you claim a feature of this tile. “Now” is what it scores if it stays open until the end of the game, “when completed” what it scores once it is completed. Then the meeple also comes back. You don’t have to place a figure.',
  },
  undo: {
    title: 'Nothing is final yet',
    text: 'Until you end your turn, “Undo” lets you pick the tile up again and lay it elsewhere.',
  },
  hold: {
    title: 'Keep a meeple back',
    text: 'You have few meeples left. Each comes back only when its feature is completed, and without one you cannot claim what the next good tile offers. Claim what will be completed soon, and let small things go.',
  },
  field: {
    title: 'Fields pay off later',
    text: 'You may also lay a meeple on a field, as a farmer. It stays until the end of the game and scores only then: three points for every completed city bordering its field.',
  },
  'fields-decide': {
    title: 'Fields often decide the game',
    text: 'One field already borders several completed cities: three points for each make it worth more than most cities. Whoever has the most farmers there at the end gets them all. But farmers never come back: a few, well placed, are enough.',
  },
  'for-others': {
    title: 'Whom does your tile help?',
    text: 'On some spots this tile completes a feature of another player: they would get the points and their meeple back. Lay it where it helps you, or where it makes their feature harder to complete.',
  },
  'final-sign': {
    title: 'What “final” means',
    text: 'The small number below the points, “final”, is what a player would have if the game ended now: everything that is still open is counted in.',
  },
  aids: {
    title: 'The aids of this table',
    text: 'Besides the board you see which tiles are left, spots where nothing fits any more, and expected points. Everyone at the table has the same aids; they are chosen when a table is set up. The buttons on the board show and hide them.',
  },
  'aids-fields': {
    title: 'The aids of this table',
    text: 'Besides the board you see which tiles are left, who owns which field, spots where nothing fits any more, and expected points. Everyone at the table has the same aids; they are chosen when a table is set up. The buttons on the board show and hide them.',
  },
  chips: {
    title: 'Points on the board',
    text: 'The chip with the plus stands where points were just scored, in the colour of whoever got them. What they were for is in the log.',
  },
  others: {
    title: 'Now it’s the others’ turn',
    text: 'Everyone lays a tile in turn. Other players’ tiles can complete your features too: you get the points.',
  },
  road: {
    title: 'A road is completed',
    text: '{gets} {points}, {each} for every tile of the road. The meeples on it return to the supply.',
  },
  city: {
    title: 'A city is completed',
    text: '{gets} {points}, {each} for every tile and every pennant.',
  },
  monastery: {
    title: 'A monastery is completed',
    text: '{gets} {points}: for the eight tiles around it and the monastery itself.',
  },
  joined: {
    title: 'You share a feature',
    text: 'Two features have grown together. Whoever has the most meeples there gets all the points; in a tie, everyone gets the full points.',
  },
  majority: {
    title: 'The majority decides',
    text: 'Several players had meeples in this feature. Whoever had the most gets {points}, the others nothing.',
  },
  tie: {
    title: 'A tie: everyone gets everything',
    text: 'Several players had equally many meeples here. Nothing is split: each gets {points}.',
  },
  noMeeple: {
    title: 'No meeples left',
    text: 'All your meeples are on the board. Complete one of their features, and one comes back.',
  },
  lastTiles: {
    title: 'The end is near',
    text: 'Tiles left to draw: {n}. Open features score at the end too, but an open city only half. Meeples left in your supply are worth nothing: use them.',
  },
  final: {
    title: 'The final scoring',
    text: 'Now everything open has been scored: roads, cities and monasteries with one point per tile. Well played!',
  },
  'final-fields': {
    title: 'The final scoring',
    text: 'Now everything open has been scored: roads, cities and monasteries with one point per tile, fields by their completed cities. Well played!',
  },
  'c-goal': {
    title: 'The most points win',
    text: 'Whoever has more points at the end wins. You get points for paths, houses and towers that are completed with your followers on them. At the end the larger keep and the courts score, too.',
  },
  'c-turn': {
    title: 'Dots: how it fits',
    text: 'A spot has a dot for every direction in which the tile fits there. With several dots you may rotate it: tap the spot again, use the rotate buttons, or press R.',
  },
  'c-final': {
    title: 'What “final” means',
    text: 'The small number below the points, “final”, is what a player would have if the game ended now: keep, courts and wall tiles are counted in.',
  },
  'c-hold': {
    title: 'Followers are scarce',
    text: 'You have few followers left, and what is not completed scores nothing. Claim what will be completed soon, and keep one for a rich court near the end.',
  },
  'c-place': {
    title: 'Only paths must match',
    text: 'Your tile must share a side with another tile or with a start space of the wall. A path must continue; houses, towers and courts may meet in any way.',
  },
  'c-figure': {
    title: 'A follower?',
    text: 'You may put it on a part of this tile that belongs to nobody yet. As soon as the path, house or tower is completed, it scores and comes back.',
  },
  'c-court': {
    title: 'On a court it stays',
    text: 'A court is never completed. At the end, whoever has more merchants there gets three points per market.',
  },
  'c-scored': {
    title: 'Completed',
    text: '{gets} {points}, and the marker moves along the wall. Paths and houses score one point per tile, towers and paths with a fountain two.',
  },
  'c-contrast': {
    title: 'Other terrain closes buildings, too',
    text: 'A house or tower is completed when none of its sides faces an empty space. Anything may lie beside it: so you can close small buildings early, your opponent’s as well.',
  },
  'c-track': {
    title: 'Exact landings pay off',
    text: 'If your marker lands exactly on a corner tower, you take the wall tile there. Next to your name you see how many points you need; while placing a tile you see where the markers would go.',
  },
  'c-wall': {
    title: 'A wall tile',
    text: '{gets} the wall tile of corner tower {n}: “{tile}”. Some are played in a later turn, others take effect by themselves at the end.',
  },
  'c-play': {
    title: 'Playing wall tiles',
    text: 'Now, before scoring, you may play as many as you like. Afterwards they are out of the game.',
  },
  'c-idle': {
    title: 'Some do nothing right now',
    text: 'A wall tile you play is gone even if it did nothing. “No effect right now” warns you.',
  },
  'c-keep': {
    title: 'The keep moves in',
    text: 'Whoever scores a larger house than before puts their keep on it, here a house of {tiles}. At the end, the larger keep scores as many points as the largest empty region has spaces.',
  },
  'c-free': {
    title: 'The empty region counts',
    text: 'Tiles left: {n}. The largest empty region is shaded: at the end it scores for the larger keep. If yours is larger, protect the area; if not, build into it.',
  },
  'c-extra': {
    title: 'Your extra turn',
    text: 'Your wall tile gives you another complete turn.',
  },
  'c-order': {
    title: 'You choose the order',
    text: 'Several features are due for scoring, and the marker moves for each of them separately. Choose the order so that yours lands on corner towers, or your opponent’s does not.',
  },
  'c-others': {
    title: 'Now it’s your opponent’s turn',
    text: 'Their tiles can complete what is yours, too: you get the points, and the wall tile as well.',
  },
  'c-none': {
    title: 'No follower left',
    text: 'One comes back only when one of your features is completed.',
  },
  'c-end': {
    title: 'The final scoring',
    text: 'The larger keep scores the largest empty region, courts score their markets, and the remaining wall tiles take effect. The table shows what the points were for.',
  },
  'k-goal': {
    title: 'The most points win',
    text: 'Whoever has the most points after the last round wins. In every round your follower claims cards of one row: people score at once, animals every time their kind grows, buildings at the end.',
  },
  'k-card': {
    title: 'The scoring card',
    text: 'What animals and buildings are worth is on your scoring card. You can look at it at any time.',
  },
  'k-first': {
    title: 'The first card lies face down',
    text: 'Your first card of every round goes face down at the end of any row, even one of another colour. Only you may look at it again.',
  },
  'k-later': {
    title: 'After that, colour counts',
    text: 'All further cards go face up in the row of their colour; jokers, dragon and fairy fit anywhere.',
  },
  'k-claim': {
    title: 'When do you claim a row?',
    text: 'Instead of playing a card you may place your follower. It claims all cards between itself and the start of the row, or the follower before it. What comes later is not yours.',
  },
  'k-claim-worth': {
    title: 'When do you claim a row?',
    text: 'Instead of playing a card you may place your follower. It claims all cards between itself and the start of the row, or the follower before it. What comes later is not yours. Pick it up: every row shows what it would score for you now.',
  },
  'k-wait': {
    title: 'Do not claim too early',
    text: 'Wait with your follower: every card that is added still counts for you. Place it before another player does.',
  },
  'k-last': {
    title: 'Everyone else has placed their follower',
    text: 'Whoever places their follower last deals the next round.',
  },
  'k-put': {
    title: 'A joker among the opening cards',
    text: 'The dealer puts it in any row.',
  },
  'k-foreign': {
    title: 'A card in a row of another colour',
    text: 'It lay face down in a row of another colour. Take ten points, and it leaves the game, or keep it for your collection.',
  },
  'k-assign': {
    title: 'An animal joker',
    text: 'From now on it belongs to one of your kinds of animals, which then scores at once.',
  },
  'k-persons': {
    title: 'People',
    text: '{gets} {points}: the sum of the values times the number of people. Many in one row pay off.',
  },
  'k-animals': {
    title: 'Animals count again and again',
    text: '{gets} {points}. Animals stay; whenever a kind grows, all of it counts again.',
  },
  'k-chest': {
    title: 'Buildings go under the chest',
    text: 'They count only at the end: in series of different buildings. Until then nobody may look.',
  },
  'k-others': {
    title: 'Now it’s the others’ turn',
    text: 'Everyone plays a card or places their follower in turn, until nobody has anything left.',
  },
  'k-end': {
    title: 'The chests are opened',
    text: 'The buildings are sorted into the best series. In a tie, whoever has more buildings wins.',
  },
};
