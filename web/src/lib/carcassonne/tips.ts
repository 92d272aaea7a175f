// What is explained in Carcassonne and when: pure decisions over what the table page knows anyway.
import type { Event, Prompt, Region, View } from '../protocol';
import type { Lesson, Shown } from '../coach/advance';

/** What is explained about the smaller expansions and the tower. */
export type ExpansionTip =
  | 'fly'
  | 'die'
  | 'land'
  | 'counter'
  | 'message'
  | 'ferry'
  | 'ferryTurn'
  | 'gold'
  | 'goldTaken'
  | 'take'
  | 'magic'
  | 'mage'
  | 'witch'
  | 'robber'
  | 'robbed'
  | 'rob'
  | 'watched'
  | 'circle'
  | 'join'
  | 'remove'
  | 'piece'
  | 'guard'
  | 'capture'
  | 'captured'
  | 'ransom'
  | 'exchange';
export type Tip =
  | ExpansionTip
  | 'place'
  | 'turn'
  | 'figure'
  | 'undo'
  | 'field'
  | 'others'
  | 'road'
  | 'city'
  | 'monastery'
  | 'garden'
  | 'joined'
  | 'majority'
  | 'tie'
  | 'noMeeple'
  | 'river'
  | 'abbot'
  | 'recall'
  | 'inn'
  | 'cathedral'
  | 'bigMeeple'
  | 'goods'
  | 'builder'
  | 'again'
  | 'pig'
  | 'lastTiles'
  | 'final';

/** What the table page hands over. */
export interface Moment {
  view: View;
  /** The question this browser has to answer, if there is one. */
  question: Prompt | null;
  /** What happened with the last update. */
  events: readonly Event[];
  /** The seats of this browser. */
  mine: readonly number[];
}

/** A tip of Carcassonne. */
type Told = Shown<Tip>;

/** From so many tiles on the end is near. */
const FEW = 6;

type Scored = Extract<Event, { type: 'scored' }>;

const has = (region: Region, tile: number, part: number) => region.parts.some(([t, p]) => t === tile && p === part);

/** What was scored with several people on it: shared, or won against somebody. */
function contests(view: View, events: readonly Event[]): Told[] {
  const found: Told[] = [];
  const scored = events.filter((event): event is Scored => event.type === 'scored' && event.at !== null);
  for (const event of scored) {
    const [tile, part] = event.at!;
    const region = view.regions.find((r) => has(r, tile, part));
    if (!region) continue;
    const paid = new Set(
      scored.filter((other) => has(region, ...other.at!) && other.points > 0).map((other) => other.to),
    );
    const there = new Set(
      events.flatMap((e) =>
        e.type === 'figureTaken' && has(region, e.tile, e.part) && e.figure !== 'builder' ? [e.owner] : [],
      ),
    );
    if (paid.size > 1) found.push({ tip: 'tie', news: true, params: { n: event.points } });
    else if ([...there].some((owner) => !paid.has(owner)) && paid.size === 1)
      found.push({ tip: 'majority', news: true, params: { n: event.points } });
  }
  return found;
}

/** What is explained by the question alone. */
const BY_QUESTION: Partial<Record<Prompt['question'], Tip>> = {
  again: 'again',
  land: 'land',
  gold: 'gold',
  take: 'take',
  magic: 'magic',
  robber: 'robber',
  capture: 'capture',
  exchange: 'exchange',
  ferry: 'ferry',
  turn: 'ferryTurn',
  rob: 'rob',
  message: 'message',
  circle: 'circle',
  join: 'join',
  remove: 'remove',
};

/** What expansions did. */
function expanded({ mine }: Moment, event: Event): Told[] {
  const news = (tip: Tip, params: Told['params'] = {}, who?: number): Told[] => [
    { tip, news: true, params, ...(who === undefined ? {} : { who }) },
  ];
  if (event.type === 'dieRolled') return news('die', { n: event.far });
  if (event.type === 'goldTaken') return news('goldTaken', {}, event.seat);
  if (event.type === 'robbed') return news('robbed', { n: event.points }, event.by);
  if (event.type === 'captured' && mine.includes(event.owner) && !mine.includes(event.by)) return news('captured');
  return [];
}

function happened(moment: Moment): Told[] {
  const { view, events } = moment;
  if (view.over) return view.over.how === 'played' ? [{ tip: 'final', news: true, params: {} }] : [];
  const found = contests(view, events);
  for (const event of events) {
    found.push(...expanded(moment, event));
    if (event.type === 'scored' && event.points > 0) {
      // Magic changes what a tile counts: then it is the thing to explain.
      const magic = (['mage', 'witch'] as const).find((word) => event.terms.some((term) => term.item === word));
      const tip = magic ?? (['road', 'city', 'monastery', 'garden'] as const).find((word) => word === event.reason);
      if (tip)
        found.push({ tip, news: true, who: event.to, params: { n: event.points, each: event.terms[0]?.each ?? 0 } });
    }
    if (event.type === 'goodsTaken') found.push({ tip: 'goods', news: true, who: event.seat, params: {} });
  }
  return found;
}

/** Whether a feature that somebody here shares with others is still open. */
function joined({ view, mine }: Moment): boolean {
  return view.regions.some((region) => {
    if (region.open === 0 && region.terrain !== 'field') return false;
    const owners = new Set(view.figures.filter((f) => has(region, f.tile, f.part)).map((f) => f.owner));
    return owners.size > 1 && mine.some((seat) => owners.has(seat));
  });
}

function asked(moment: Moment): Told[] {
  const { view, question, mine } = moment;
  const tips: Tip[] = [];
  if (!question) {
    if (mine.length > 0 && !view.over && !mine.includes(view.mover)) tips.push('others');
  } else if (question.question === 'move') {
    const counters = new Set(question.options.flatMap((o) => (o.kind === 'move' ? [o.counter] : [])));
    const amounts = new Set(question.options.flatMap((o) => (o.kind === 'move' ? [o.points] : [])));
    if (counters.size > 1) tips.push('counter');
    if (amounts.size > 1) tips.push('watched');
  } else if (BY_QUESTION[question.question]) {
    tips.push(BY_QUESTION[question.question]!);
  } else if (question.question === 'tile') {
    tips.push('place');
    const cells = question.options.flatMap((o) => (o.kind === 'tile' ? [`${o.x},${o.y}`] : []));
    if (new Set(cells).size < cells.length) tips.push('turn');
    tips.push(...view.novelties);
    if (view.seats[question.seat]?.supply.meeple === 0) tips.push('noMeeple');
    if (joined(moment)) tips.push('joined');
    if (view.left > 0 && view.left <= FEW) tips.push('lastTiles');
  } else {
    const figures = question.options.flatMap((o) => (o.kind === 'figure' ? [o] : []));
    const kinds = new Set(question.options.map((o) => o.kind));
    tips.push('figure');
    if (figures.some((o) => o.region.terrain === 'field' && o.figure === 'meeple')) tips.push('field');
    if (kinds.has('recall')) tips.push('recall');
    if (kinds.has('ransom')) tips.push('ransom');
    if (kinds.has('fly')) tips.push('fly');
    if (kinds.has('piece')) tips.push('piece');
    if (kinds.has('guard')) tips.push('guard');
    if (figures.some((o) => o.figure === 'builder')) tips.push('builder');
    if (figures.some((o) => o.figure === 'pig')) tips.push('pig');
    if (figures.some((o) => o.figure === 'abbot')) tips.push('abbot');
    if (figures.some((o) => o.figure === 'big-meeple')) tips.push('bigMeeple');
    tips.push('undo');
  }
  return tips.map((tip) => ({ tip, news: false, params: { n: view.left } }));
}

/** All that could be explained now, the most pressing first. */
export function tipsFor(moment: Moment): Told[] {
  return [...happened(moment), ...asked(moment)];
}

/** What could be explained now, and what is asked. */
export function lesson(moment: Moment): Lesson {
  const { view, question } = moment;
  return { tips: tipsFor(moment), asked: question ? `${view.tiles.length} ${question.seat} ${question.question}` : '' };
}
