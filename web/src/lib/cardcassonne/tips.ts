// What is explained in Cardcassonne and when.
import type { CardEvent, CardPrompt, CardView } from '../protocol';
import type { Lesson, Shown } from '../coach/advance';

type CardTip =
  | 'k-goal'
  | 'k-card'
  | 'k-first'
  | 'k-later'
  | 'k-claim'
  | 'k-claim-worth'
  | 'k-wait'
  | 'k-last'
  | 'k-put'
  | 'k-foreign'
  | 'k-assign'
  | 'k-persons'
  | 'k-animals'
  | 'k-chest'
  | 'k-others'
  | 'k-end';

export interface Moment {
  view: CardView;
  question: CardPrompt | null;
  events: readonly CardEvent[];
  mine: readonly number[];
  /** Whether rows say what they are worth. */
  valued: boolean;
}

/** What whoever has finished a game knows. */
const BASICS: CardTip[] = [
  'k-goal',
  'k-first',
  'k-later',
  'k-claim',
  'k-claim-worth',
  'k-wait',
  'k-card',
  'k-last',
  'k-persons',
  'k-animals',
  'k-chest',
  'k-others',
  'k-end',
];

/** What happened to the seats of this browser: what others got is theirs, and the panel of the round's end tells it. */
function happened({ view, events, mine }: Moment): Shown<CardTip>[] {
  if (view.over) return view.over.how === 'played' ? [{ tip: 'k-end', news: true, params: {} }] : [];
  const found: Shown<CardTip>[] = [];
  for (const event of events) {
    const who = event.type === 'scored' ? event.to : event.type === 'underTheChest' ? event.seat : null;
    if (who === null || !mine.includes(who)) continue;
    if (event.type === 'scored' && event.reason === 'persons')
      found.push({ tip: 'k-persons', news: true, who, params: { n: event.points } });
    if (event.type === 'scored' && event.reason === 'animals')
      found.push({ tip: 'k-animals', news: true, who, params: { n: event.points } });
    if (event.type === 'underTheChest') found.push({ tip: 'k-chest', news: true, who, params: {} });
  }
  return found;
}

function asked({ view, question, mine, valued }: Moment): CardTip[] {
  if (!question) return mine.length > 0 && !view.over ? ['k-goal', 'k-others'] : [];
  if (question.question === 'put') return ['k-put'];
  if (question.question === 'foreign') return ['k-foreign'];
  if (question.question === 'assign') return ['k-assign'];
  // What is explained is what may be done.
  const may = (kind: 'card' | 'claim') => question.options.some((option) => option.kind === kind);
  const tips: CardTip[] = ['k-goal'];
  if (may('card')) tips.push(view.seats[question.seat]?.begun ? 'k-later' : 'k-first');
  if (may('claim') && view.rows.some((row) => row.cards.length > 2))
    tips.push(valued ? 'k-claim-worth' : 'k-claim', 'k-wait');
  if (may('claim') && view.seats.filter((seat) => !seat.claimed).length === 1) tips.push('k-last');
  if (view.round > 1) tips.push('k-card');
  return tips;
}

export function lesson(moment: Moment): Lesson {
  const { view, question } = moment;
  const tips: Shown[] = [...happened(moment), ...asked(moment).map((tip) => ({ tip, news: false, params: {} }))];
  const hands = view.seats.map((seat) => seat.hand).join(' ');
  const asks = question ? `${view.round} ${hands} ${question.seat} ${question.question}` : '';
  return { tips, asked: asks, basics: BASICS };
}

/** The rule behind every tip: an anchor on the rules page. What tips say is in i18n/LOCALE/tips.ts. */
export const TIP_RULES: Record<CardTip, string> = {
  'k-goal': 'cards-aim',
  'k-card': 'cards-animals',
  'k-first': 'cards-first',
  'k-later': 'cards-later',
  'k-claim': 'cards-claim',
  'k-claim-worth': 'cards-claim',
  'k-wait': 'cards-claim',
  'k-last': 'cards-round',
  'k-put': 'cards-setup',
  'k-foreign': 'cards-foreign',
  'k-assign': 'cards-animals',
  'k-persons': 'cards-persons',
  'k-animals': 'cards-animals',
  'k-chest': 'cards-buildings',
  'k-others': 'cards-round',
  'k-end': 'cards-end',
};
