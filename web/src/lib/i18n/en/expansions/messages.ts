// English: Messages.
export const words = {
  messages: 'Messages',
  messagesNote: 'The meeple woman as a second counter, and eight messages',
  ask_message: 'Follow the message?',
  ask_move: 'Which counter moves?',
  do_message: 'Follow the message',
  do_points: 'Take the points',
  do_score: 'Score it and take the meeple back',
  do_move: 'Move the counter',
  skip_message: 'Do nothing',
  skip_move: 'None',
  moveCounter: '{points}: {counter}',
  counter_woman: 'meeple woman',
  woman: 'the meeple woman pays first',
  fromTo: 'from {from} to {to}',
  messageWaits: 'earns a message',
  obeyMessage: 'Follow the message',
  anotherTile: 'another tile',
  comesBack: 'scores, and the meeple comes back',
  twoInstead: 'Two points instead',
  messageNumber: 'Message {n}',
  message1: 'Score your smallest city as if the game were over. All meeples stay.',
  message2: 'Score your smallest road as if the game were over. All meeples stay.',
  message3: 'Score your smallest monastery as if the game were over. All meeples stay.',
  message4: 'Take another complete turn.',
  message5: 'Two points for every pennant in cities where you have a knight.',
  message6: 'Two points for each of your knights.',
  message7: 'Two points for each of your farmers.',
  message8: 'Score a feature with one of your meeples if you have the majority there, and take the meeple back.',
  place_message: 'Place another tile',
  messageTurned: { they: '{name} turns up message {n}: {text}', you: 'You turn up message {n}: {text}' },
  deed_message: 'message followed',
  deed_seal: 'two points instead of the message',
  deed_score: 'scored: {figure}',
  cause_read: 'Message {n} has been turned up.',
  reason_message: 'Messages',
  one_message: 'Message',
  item_knights: { one: 'knight', other: 'knights' },
  item_farmers: { one: 'farmer', other: 'farmers' },
  item_seal: 'message',
};

export const tips = {
  counter: {
    title: 'Which counter moves?',
    text: 'Meeple or woman: you decide which one moves. If in your turn one of them lands on a dark space, you get a message.',
  },
  message: {
    title: 'A message',
    text: 'You landed on a dark space. Do what the message says, or take two points. Do the sums: sometimes those two points take you straight to another dark space.',
  },
};

export const rules = {
  title: 'Messages',
  order: {
    turn1: 'Read a message if you landed on a dark space',
    turn2: 'The extra turn from message four',
  },
  sections: {
    counters: {
      title: 'Two counters',
      piece1: 'The counting meeple',
      piece2: 'The meeple woman, the second counter',
      text: 'Besides your counting meeple, a meeple woman now stands on the scoring track as well. When you score points you choose which of the two moves. An amount is never split: one of them moves all of it. Your score is the sum of both. You choose even when it is someone else’s turn. You are not asked only when both stand on the same score.',
    },
    message: {
      title: 'Earning a message',
      text1:
        'Every fifth space of the scoring track is dark: 0, 5, 10, 15 and so on. If in your own turn one of your counters moves onto a dark space, you get a message.',
      'dark-space': {
        alt: 'A road over three tiles from one village to another, a red meeple on the left. On the scoring track Red’s woman moves onto a dark space.',
        caption:
          'Red completes the road. The woman stands two spaces behind the counting meeple; the three points take her exactly onto a dark space and earn a message. Together the two now have {red} points.',
      },
      text2:
        'The eight messages lie ready in a face-down stack. You turn up the top one and decide: either follow it, or simply take two points. Then it goes face down under the stack. Once all have been read, they come up again in the same order.',
      item1:
        'A scoring round earns you one message at most, even if both counters land on dark spaces. Each amount is a move of its own: if one of them ends on a dark space, the message is yours even if the next amount moves the counter on. Where the order of your amounts decides that, you choose it.',
      item2:
        'Points from a message are a new round. If they take you to a dark space again, the next message follows at once.',
      item3: 'You never get a message in another player’s turn.',
      item4: 'With zero points nothing moves. A counter that already stands on a dark space earns nothing for it.',
      item5: 'It makes no difference whether anyone else stands on the dark space.',
      item6: 'There are no messages in the final scoring.',
    },
    'eight-messages': {
      title: 'The eight messages',
      item1:
        'One, smallest city: score the one of your cities that would be worth least at the end of the game. You get that value even without a majority; nobody else gets anything, and your knight stays.',
      item2: 'Two, smallest road: the same for your roads.',
      item3: 'Three, smallest monastery: the same for your monasteries.',
      item4:
        'Four, another turn: afterwards you take another complete turn. If no tile is left, only the two points are worth anything.',
      item5:
        'Five, pennants: two points for every pennant in cities where you have a knight. Every pennant counts once, and you do not need a majority.',
      item6: 'Six, knights: two points for each of your knights.',
      item7: 'Seven, farmers: two points for each of your farmers.',
      item8:
        'Eight, score a meeple: choose a feature with one of your meeples, even a field. If you have the majority there, alone or tied, you get what it would be worth at the end. In any case one of your meeples returns from there. The others stay and get nothing.',
      text: 'If a message would score exactly two points, you get them without being asked. If it can do nothing at all, the two points come first; you may decline them, for example because a robber would get half of them.',
    },
    'messages-others': {
      title: 'Messages and other expansions',
      item1:
        'An open city with a cathedral would be worth nothing at the end and is therefore always the smallest. So is an open road with an inn.',
      item2: 'For messages the big meeple is only one knight or one farmer.',
      item3:
        'An abbot on a monastery counts for message three, one in a garden does not. Message eight can bring him back from either. When you take him back as your action, those points belong to the same round as what your tile completes.',
      item4:
        'You can earn messages in each part of a double turn. The turn from message four may itself become a double turn. If both builder and message give you a tile, the builder’s comes first.',
      item5: 'If the builder is left alone after message eight, he returns as well.',
      item6:
        'Message eight on a field scores four points per completed city with your pig. If no farmer of yours stays with it, it returns.',
      item7: 'Mage and witch also change the value of messages one, two and eight. They stay where they are.',
      item8: 'Messages complete nothing, so they bring no gold.',
      item9:
        'A robber takes half of the points from a message as from any others. What your own robber takes in your turn can earn you a message.',
      item10:
        'When you buy a meeple back, you choose which counter goes back first; together they need three points. Going back never earns a message. A meeple on a tower stands on no feature and cannot be chosen for message eight.',
    },
  },
};
