// What is explained in Cardcassonne and when, and the words for it.
import type { CardEvent, CardPrompt, CardView } from '../protocol';
import type { Lesson, Shown } from './advance';
import { tip, type TipText } from './tip';

type CardTip =
  | 'k-first'
  | 'k-later'
  | 'k-claim'
  | 'k-last'
  | 'k-put'
  | 'k-foreign'
  | 'k-assign'
  | 'k-persons'
  | 'k-animals'
  | 'k-chest'
  | 'k-others'
  | 'k-end';

export interface CardMoment {
  view: CardView;
  question: CardPrompt | null;
  events: readonly CardEvent[];
  mine: readonly number[];
}

/** What happened to the seats of this browser: what others got is theirs, and the panel of the round's end tells it. */
function happened({ view, events, mine }: CardMoment): Shown<CardTip>[] {
  if (view.over) return view.over.how === 'played' ? [{ tip: 'k-end', news: true, gaps: {} }] : [];
  const found: Shown<CardTip>[] = [];
  for (const event of events) {
    const who = event.type === 'scored' ? event.to : event.type === 'underTheChest' ? event.seat : null;
    if (who === null || !mine.includes(who)) continue;
    if (event.type === 'scored' && event.reason === 'persons')
      found.push({ tip: 'k-persons', news: true, who, gaps: { n: event.points } });
    if (event.type === 'scored' && event.reason === 'animals')
      found.push({ tip: 'k-animals', news: true, who, gaps: { n: event.points } });
    if (event.type === 'underTheChest') found.push({ tip: 'k-chest', news: true, who, gaps: {} });
  }
  return found;
}

function asked({ view, question, mine }: CardMoment): CardTip[] {
  if (!question) return mine.length > 0 && !view.over ? ['k-others'] : [];
  if (question.question === 'put') return ['k-put'];
  if (question.question === 'foreign') return ['k-foreign'];
  if (question.question === 'assign') return ['k-assign'];
  // What is explained is what may be done.
  const may = (kind: 'card' | 'claim') => question.options.some((option) => option.kind === kind);
  const tips: CardTip[] = [];
  if (may('card')) tips.push(view.seats[question.seat]?.begun ? 'k-later' : 'k-first');
  if (may('claim') && view.rows.some((row) => row.cards.length > 2)) tips.push('k-claim');
  if (may('claim') && view.seats.filter((seat) => !seat.claimed).length === 1) tips.push('k-last');
  return tips;
}

export function cardLesson(moment: CardMoment): Lesson {
  const { view, question } = moment;
  const tips: Shown[] = [...happened(moment), ...asked(moment).map((tip) => ({ tip, news: false, gaps: {} }))];
  const hands = view.seats.map((seat) => seat.hand).join(' ');
  return { tips, asked: question ? `${view.round} ${hands} ${question.seat} ${question.question}` : '' };
}

export const CARD_TIPS: Record<CardTip, TipText> = {
  'k-first': tip(
    'cards-first',
    { de: 'Die erste Karte liegt verdeckt', en: 'The first card lies face down' },
    {
      de: 'Deine erste Karte jeder Runde legst du verdeckt an das Ende einer beliebigen Reihe, auch einer anderen Farbe. Nur du kannst sie noch ansehen.',
      en: 'Your first card of every round goes face down to the end of any row, also one of another colour. Only you can look at it again.',
    },
  ),
  'k-later': tip(
    'cards-later',
    { de: 'Danach zählt die Farbe', en: 'Then the colour counts' },
    {
      de: 'Alle weiteren Karten kommen offen in die Reihe ihrer Farbe; Joker, Drache und Fee passen überall.',
      en: 'All further cards go face up to the row of their colour; jokers, dragon and fairy fit everywhere.',
    },
  ),
  'k-claim': tip(
    'cards-claim',
    { de: 'Wann sicherst du eine Reihe?', en: 'When do you claim a row?' },
    {
      de: 'Statt einer Karte darfst du deinen Gefolgsmann setzen. Er sichert alle Karten vom Brett oder vom vorigen Gefolgsmann bis zu ihm. Was danach kommt, gehört ihm nicht mehr. Wähle ihn aus: An jeder Reihe steht, was sie dir jetzt brächte.',
      en: 'Instead of a card you may place your follower. It claims all cards from the board, or from the follower before, up to itself. What comes later is not yours. Pick it: every row says what it would bring you now.',
    },
  ),
  'k-last': tip(
    'cards-round',
    { de: 'Du bist der Letzte', en: 'You are the last' },
    {
      de: 'Wer seinen Gefolgsmann zuletzt setzt, gibt die nächste Runde.',
      en: 'Whoever places the follower last deals the next round.',
    },
  ),
  'k-put': tip(
    'cards-setup',
    { de: 'Ein Joker in der Auslage', en: 'A joker in the opening' },
    { de: 'Wer gibt, legt ihn in eine beliebige Reihe.', en: 'Whoever deals puts it into any row.' },
  ),
  'k-foreign': tip(
    'cards-foreign',
    { de: 'Eine Karte in fremder Reihe', en: 'A card in a foreign row' },
    {
      de: 'Sie lag verdeckt in einer Reihe anderer Farbe. Nimm zehn Punkte, dann ist sie weg, oder behalte sie für deine Sammlung.',
      en: 'It lay face down in a row of another colour. Take ten points, then it is gone, or keep it for your collection.',
    },
  ),
  'k-assign': tip(
    'cards-animals',
    { de: 'Ein Tierjoker', en: 'An animal joker' },
    {
      de: 'Er gehört von jetzt an zu einer deiner Tierarten, und die zählt gleich mit.',
      en: 'From now on it belongs to one of your kinds of animals, which then scores at once.',
    },
  ),
  'k-persons': tip(
    'cards-persons',
    { de: 'Personen', en: 'Persons' },
    {
      de: '{gets} {points}: die Summe der Werte mal die Zahl der Personen. Viele in einer Reihe lohnen sich.',
      en: '{gets} {points}: the sum of the values times the number of persons. Many in one row pay.',
    },
  ),
  'k-animals': tip(
    'cards-animals',
    { de: 'Tiere zählen immer wieder', en: 'Animals count again and again' },
    {
      de: '{gets} {points}. Tiere bleiben liegen; wächst eine Art, zählt sie noch einmal ganz.',
      en: '{gets} {points}. Animals stay; when a kind grows, all of it counts again.',
    },
  ),
  'k-chest': tip(
    'cards-buildings',
    { de: 'Gebäude kommen unter die Truhe', en: 'Buildings go under the chest' },
    {
      de: 'Sie zählen erst am Ende: in Serien verschiedener Gebäude. Bis dahin darf niemand nachsehen.',
      en: 'They count at the end only: in series of different buildings. Until then nobody may look.',
    },
  ),
  'k-others': tip(
    'cards-round',
    { de: 'Jetzt sind die anderen dran', en: 'Now it is the others’ turn' },
    {
      de: 'Alle spielen reihum eine Karte oder den Gefolgsmann, bis niemand mehr etwas hat.',
      en: 'Everybody plays a card or the follower in turn, until nobody has anything left.',
    },
  ),
  'k-end': tip(
    'cards-end',
    { de: 'Die Truhen gehen auf', en: 'The chests are opened' },
    {
      de: 'Gebäude werden zu den besten Serien sortiert. Bei gleich vielen Punkten gewinnt, wer mehr Gebäude hat.',
      en: 'Buildings are sorted into the best series. If points are equal, whoever has more buildings wins.',
    },
  ),
};
