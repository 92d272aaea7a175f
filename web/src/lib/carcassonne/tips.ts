// What is explained in Carcassonne and when: pure decisions over what the table page knows anyway.
import type { Event, Item, Option, Prompt, Region, View } from '../protocol';
import type { Lesson } from '../coach/advance';
import { OCCASIONS } from './expansions';
import { news, type Tip, type Told } from './expansions/types';

/** What the table page hands over. */
export interface Moment {
  view: View;
  /** The question this browser has to answer, if there is one. */
  question: Prompt | null;
  /** What happened with the last update. */
  events: readonly Event[];
  /** The seats of this browser. */
  mine: readonly number[];
  /** Whether fields are played. */
  fields: boolean;
}

/** From so many tiles on the end is near. */
const FEW = 6;
/** So many meeples are few, and so many tiles are time enough to miss one. */
const LOW = 2;
const TIME = 12;
/** So many completed cities make a field one to fight for. */
const RICH = 2;
/** The table itself is explained one sign at a time: from so many tiles on. */
const SECOND_TURN = 3;
const THIRD_TURN = 5;

/** What whoever has finished a game knows. Fields, shares and advice come when they come. */
const BASICS: Tip[] = [
  'goal',
  'place',
  'turn',
  'figure',
  'undo',
  'others',
  'road',
  'city',
  'monastery',
  'chips',
  'final-sign',
  'aids',
  'aids-fields',
  'noMeeple',
  'lastTiles',
  'final',
  'final-fields',
];

type Scored = Extract<Event, { type: 'scored' }>;

const has = (region: Region, tile: number, part: number) => region.parts.some(([t, p]) => t === tile && p === part);

/** What was scored with several people on it: shared, or won against somebody. */
const contests = (events: readonly Event[]): Told[] =>
  events.flatMap((event) => (event.type === 'scored' && event.contest ? news(event.contest, { n: event.points }) : []));

/** What was scored; what changed how much that was is the thing to explain. */
function scoredTips({ reason, points, terms, to }: Scored): Told[] {
  if (points <= 0) return [];
  const byItem = terms.flatMap(({ item }) => OCCASIONS.flatMap((each) => each.item?.[item as Item] ?? []));
  const byReason = OCCASIONS.flatMap((each) => each.reason?.[reason] ?? []);
  const [tip] = [...byItem, ...byReason];
  return tip ? news(tip, { n: points, each: terms[0]?.each ?? 0 }, to) : [];
}

function happened(moment: Moment): Told[] {
  const { view, events } = moment;
  if (view.over) return view.over.how === 'played' ? news(moment.fields ? 'final-fields' : 'final') : [];
  const found = contests(events);
  for (const event of events) {
    found.push(...OCCASIONS.flatMap((each) => each.happened?.(event, moment.mine) ?? []));
    if (event.type === 'scored') found.push(...scoredTips(event));
  }
  if (events.some((event) => event.type === 'scored' && event.points > 0)) found.push(...news('chips'));
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

/** What is offered where a figure may be placed. */
function offered(option: Option): Tip[] {
  if (option.kind !== 'figure') return OCCASIONS.flatMap((each) => each.answer?.[option.kind] ?? []);
  if (option.figure === 'meeple') return option.region.terrain === 'field' ? ['field'] : [];
  return OCCASIONS.flatMap((each) => each.figure?.[option.figure] ?? []);
}

/** Whether a tile may be laid so that only others get something for it. */
const helpsOthers = (options: Option[], mine: readonly number[]) =>
  options.some(
    (o) => o.kind === 'tile' && o.effect.gains.length > 0 && o.effect.gains.every(({ seat }) => !mine.includes(seat)),
  );

function tileTips(moment: Moment, { seat, options }: Prompt): Tip[] {
  const { view, mine } = moment;
  const cells = options.flatMap((o) => (o.kind === 'tile' ? [`${o.x},${o.y}`] : []));
  const when = (is: boolean, ...tips: Tip[]) => (is ? tips : []);
  const foretold = view.seats[seat]?.projected != null;
  return [
    'goal',
    'place',
    ...when(new Set(cells).size < cells.length, 'turn'),
    ...view.novelties,
    ...when(view.seats[seat]?.supply.meeple === 0, 'noMeeple'),
    ...when(joined(moment), 'joined'),
    ...when(helpsOthers(options, mine), 'for-others'),
    ...when(view.left > 0 && view.left <= FEW, 'lastTiles'),
    ...when(foretold && view.tiles.length >= SECOND_TURN, 'final-sign'),
    ...when(foretold && view.tiles.length >= THIRD_TURN, moment.fields ? 'aids-fields' : 'aids'),
  ];
}

function figureTips({ view }: Moment, { seat, options }: Prompt): Tip[] {
  const few = (view.seats[seat]?.supply.meeple ?? 0) <= LOW && view.left >= TIME;
  const rich = view.regions.some(({ terrain, cities }) => terrain === 'field' && cities >= RICH);
  const found = new Set(options.flatMap(offered));
  return [
    'figure',
    ...found,
    ...(rich && found.has('field') ? ['fields-decide' as const] : []),
    ...(few ? ['hold' as const] : []),
    'undo',
  ];
}

function askedTips(moment: Moment): Tip[] {
  const { view, question, mine } = moment;
  if (!question) return mine.length > 0 && !view.over && !mine.includes(view.mover) ? ['goal', 'others'] : [];
  switch (question.question) {
    case 'tile':
      return tileTips(moment, question);
    case 'figure':
      return figureTips(moment, question);
    default:
      return OCCASIONS.flatMap((each) => [
        ...(each.question?.[question.question] ? [each.question[question.question]!] : []),
        ...(each.asked?.(question) ?? []),
      ]);
  }
}

function asked(moment: Moment): Told[] {
  return askedTips(moment).map((tip) => ({ tip, news: false, params: { n: moment.view.left } }));
}

/** All that could be explained now, the most pressing first. */
export function tipsFor(moment: Moment): Told[] {
  return [...happened(moment), ...asked(moment)];
}

/** What could be explained now, and what is asked. */
export function lesson(moment: Moment): Lesson {
  const { view, question } = moment;
  const asked = question ? `${view.tiles.length} ${question.seat} ${question.question}` : '';
  return { tips: tipsFor(moment), asked, basics: BASICS };
}
