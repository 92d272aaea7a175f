// English: the page about fair draws.
export const luck = {
  luck_title: 'Fair draws',
  luck_lead: 'Nobody chooses what is drawn, not even this server. You can check that yourself.',
  luck_howTitle: 'How it works',
  luck_how1:
    'Before anyone takes a seat, the server picks a secret number and publishes its fingerprint. That is the promise: after that, the number cannot be swapped.',
  luck_how2:
    'Every seat contributes a random number of its own, which the server did not know when it made the promise.',
  luck_how3: 'Together they make a key, and every single draw follows from that key.',
  luck_how4:
    'When the game is over, the secret number is revealed. Then any browser can repeat all the draws and compare.',
  luck_numbers: 'The numbers of this game',
  luck_promise: 'Promise',
  luck_added: 'Contributed by {name}',
  luck_secret: 'Secret number',
  luck_hidden: 'revealed when the game ends',
  luck_waiting: 'still missing',
  luck_result: 'Result',
  luck_checking: 'Checking…',
  luck_agrees: {
    one: 'The only draw follows from what was promised before it.',
    other: 'All {n} draws follow from what was promised before the first draw.',
  },
  luck_agreesElsewhere: {
    one: 'The only draw matches the promise in the record. Whether it was made beforehand, only those who were there can know.',
    other:
      'All {n} draws match the promise in the record. Whether it was made before the first draw, only those who were there can know.',
  },
  luck_agreesNone: 'Nothing has been drawn yet; the promise itself holds.',
  luck_otherSecret: 'The revealed number is not the one that was promised.',
  luck_differs: 'Entry {n} says “{says}”, but “{should}” follows from the promise.',
  luck_broken: 'Entry {n} is impossible under the rules. The record was changed or is damaged.',
  luck_running:
    'The game is still in progress. The promise is fixed; it can be checked once the secret number is revealed. To be completely sure, write the promise down now. This browser has remembered it.',
  luck_imported: 'This game was opened from a record without a promise. Its draws cannot be checked.',
  luck_missing:
    'This record lacks something needed for the check: the promise, a seat’s contribution, or the secret number.',
  luck_remembered: 'The promise is the same one this browser saw during the game.',
  luck_exchanged: 'The promise is not the one this browser saw during the game!',
  luck_steps: 'Step by step',
  luck_step1: 'The fingerprint of the secret number is the promise.',
  luck_step2: 'The key follows from the secret number, the setup and the contributions.',
  luck_step3: 'Every draw follows from the key.',
  luck_all: 'All draws',
  luck_entry: 'Entry',
  luck_number: 'Number',
  luck_drawn: 'Drawn',
  luck_of: '{n} of {of}',
  luck_ok: 'correct',
  luck_bad: 'wrong',
  luck_wrongTitle: 'What now?',
  luck_wrong:
    'Download the record and show it to the people you played with. Check it independently with the command below. If the result stands, someone has tampered with the server, its data or the record: stop playing there.',
  luck_offlineTitle: 'Checking without this server',
  luck_offline:
    'The server tells what could be drawn each time; your browser did the maths. If you do not want to trust even that, download the record and check it with the program on your own computer:',
  luck_back: 'Back to the game',
  luck_otherTitle: 'Check another record',
  luck_other: 'Paste a record or choose a file.',
  luck_check: 'Check the record',
  luck_die: 'Die: {n}',
  luck_begins: 'lot: {name}',
  luck_addedByComputer: 'Contributed by the computer',
};
