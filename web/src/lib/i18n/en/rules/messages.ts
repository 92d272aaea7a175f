// English: the rules of Messages.
export const messages = {
  title: 'Messages',
  sections: {
    counters: {
      title: 'Two counters',
      text: 'Beside your counting meeple a meeple woman now stands on the track too. When you get points you choose which of the two moves. An amount is never split: one of them moves all of it. Your score is what both have together. You choose even when it is somebody else’s turn. Only if both are equally far nobody asks you.',
    },
    message: {
      title: 'Earning a message',
      text1:
        'Every fifth space of the track is dark: 0, 5, 10, 15 and so on. If in your own turn one of your counters that has just moved comes to rest on a dark space, you get a message.',
      'dark-space': {
        alt: 'A road over three tiles from one village to another, a red meeple on the left. On the track red’s woman moves onto a dark space.',
        caption:
          'Red closes the road. The woman stands two spaces behind the counting meeple; the three points bring her right onto a dark space and earn a message. Together both now have {red} points.',
      },
      text2:
        'Eight messages lie ready in a face-down stack. You turn up the top one and decide: either what it says happens, or you simply take two points. Then it goes face down under the stack. Once all were read they come up again in the same order.',
      item1:
        'A round of scoring brings one message at most, even if both counters arrive on dark spaces. A counter that only touches a dark space and moves on in the same round earns none: what counts is where you stand at the end of the round.',
      item2:
        'Points from a message are a new round. If they bring you to a dark space again, the next message follows at once.',
      item3: 'In other people’s turns you never get a message.',
      item4: 'Zero points are no move. A counter that stands on a dark space anyway earns nothing for it.',
      item5: 'It makes no difference whether anybody else stands on the dark space.',
      item6: 'There are no messages in the final count.',
    },
    'eight-messages': {
      title: 'The eight messages',
      item1:
        'One, smallest city: of your cities the one counts that would be worth least at the end of the game. You get that value even without a majority; nobody else gets anything, and your knight stays.',
      item2: 'Two, smallest road: the same for your roads.',
      item3: 'Three, smallest monastery: the same for your monasteries.',
      item4:
        'Four, another turn: when this part is over you draw, lay and occupy another tile, with all that belongs to it. If none is left, the two points remain.',
      item5:
        'Five, pennants: two points for every pennant in cities where you have a knight. Every pennant counts once, and you need no majority.',
      item6: 'Six, knights: two points for each of your knights.',
      item7: 'Seven, farmers: two points for each of your farmers.',
      item8:
        'Eight, score a meeple: you choose a feature with a meeple of yours, a field too if you like. If you have the majority there, alone or shared, you get what it would be worth at the end. In any case one meeple returns to you from there. The others stay and get nothing.',
      text: 'If a message could do nothing at all or bring just two points, you get the two points without being asked.',
    },
    'messages-others': {
      title: 'Messages and other expansions',
      item1:
        'An open city with a cathedral would be worth nothing at the end and is therefore always the smallest. So is an open road with an inn.',
      item2: 'For messages the big meeple is only one knight or one farmer.',
      item3:
        'An abbot on a monastery counts for message three, one in a garden does not. With message eight you can bring him home from either. When he is taken back, those points belong to the same round as what your tile finishes.',
      item4:
        'You can earn messages in each part of a double turn. The turn from message four may itself become a double turn. If builder and message both owe you a tile, the builder’s comes first.',
      item5: 'If the builder is left alone after message eight, he goes home too.',
      item6:
        'Message eight on a field counts four points a finished city with your pig. If no farmer of yours stays with it, it goes home.',
      item7: 'Mage and witch also change the value that messages one, two and eight pay. They stay where they are.',
      item8: 'Messages finish nothing, so they bring no gold.',
      item9:
        'A robber takes his half of points from a message as of any others. What your own robber takes in your turn can earn you a message.',
      item10:
        'For a ransom you choose which counter goes back; it needs three points of its own. Going back never earns a message. A meeple on a tower stands on no feature and is out of the question for message eight.',
    },
  },
};
