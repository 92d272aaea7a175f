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
}

/** From so many tiles on the end is near. */
const FEW = 6;

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
  if (view.over) return view.over.how === 'played' ? news('final') : [];
  const found = contests(events);
  for (const event of events) {
    found.push(...OCCASIONS.flatMap((each) => each.happened?.(event, moment.mine) ?? []));
    if (event.type === 'scored') found.push(...scoredTips(event));
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

/** What is offered where a figure may be placed. */
function offered(option: Option): Tip[] {
  if (option.kind !== 'figure') return OCCASIONS.flatMap((each) => each.answer?.[option.kind] ?? []);
  if (option.figure === 'meeple') return option.region.terrain === 'field' ? ['field'] : [];
  return OCCASIONS.flatMap((each) => each.figure?.[option.figure] ?? []);
}

function tileTips(moment: Moment, { seat, options }: Prompt): Tip[] {
  const { view } = moment;
  const cells = options.flatMap((o) => (o.kind === 'tile' ? [`${o.x},${o.y}`] : []));
  return [
    'place',
    ...(new Set(cells).size < cells.length ? ['turn' as const] : []),
    ...view.novelties,
    ...(view.seats[seat]?.supply.meeple === 0 ? ['noMeeple' as const] : []),
    ...(joined(moment) ? ['joined' as const] : []),
    ...(view.left > 0 && view.left <= FEW ? ['lastTiles' as const] : []),
  ];
}

function askedTips(moment: Moment): Tip[] {
  const { view, question, mine } = moment;
  if (!question) return mine.length > 0 && !view.over && !mine.includes(view.mover) ? ['others'] : [];
  switch (question.question) {
    case 'tile':
      return tileTips(moment, question);
    case 'figure':
      return ['figure', ...new Set(question.options.flatMap(offered)), 'undo'];
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
  return { tips: tipsFor(moment), asked: question ? `${view.tiles.length} ${question.seat} ${question.question}` : '' };
}
