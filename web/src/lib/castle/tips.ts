// What is explained in The Castle and when.
import type { CastleEvent, CastlePrompt, CastleView } from '../protocol';
import { cornerName, wallName } from './words';
import { tilesText } from '../table/words';
import type { Lesson, Shown } from '../coach/advance';

type CastleTip =
  | 'c-goal'
  | 'c-turn'
  | 'c-final'
  | 'c-hold'
  | 'c-place'
  | 'c-figure'
  | 'c-court'
  | 'c-scored'
  | 'c-contrast'
  | 'c-track'
  | 'c-wall'
  | 'c-play'
  | 'c-idle'
  | 'c-keep'
  | 'c-free'
  | 'c-extra'
  | 'c-order'
  | 'c-others'
  | 'c-none'
  | 'c-end';

export interface Moment {
  view: CastleView;
  question: CastlePrompt | null;
  events: readonly CastleEvent[];
  mine: readonly number[];
}

/** From so many tiles on the end is near. */
const FEW = 8;
/** So many followers are few. */
const LOW = 2;
/** What whoever has finished a game knows. */
const BASICS: CastleTip[] = [
  'c-goal',
  'c-place',
  'c-turn',
  'c-final',
  'c-figure',
  'c-scored',
  'c-contrast',
  'c-track',
  'c-others',
  'c-none',
  'c-end',
];

function happened({ view, events }: Moment): Shown<CastleTip>[] {
  if (view.over) return view.over.how === 'played' ? [{ tip: 'c-end', news: true, params: {} }] : [];
  const found: Shown<CastleTip>[] = [];
  for (const event of events) {
    if (event.type === 'wallTaken')
      found.push({
        tip: 'c-wall',
        news: true,
        who: event.seat,
        params: { tile: wallName(event.tile), n: cornerName(event.corner) },
      });
    if (event.type === 'keepMoved')
      found.push({ tip: 'c-keep', news: true, who: event.owner, params: { tiles: tilesText(event.size) } });
    if (event.type === 'scored' && event.points > 0)
      found.push({ tip: 'c-scored', news: true, who: event.to, params: { n: event.points } });
  }
  return found;
}

function asked({ view, question, mine }: Moment): CastleTip[] {
  if (!question) return mine.length > 0 && !view.over && !mine.includes(view.mover) ? ['c-goal', 'c-others'] : [];
  if (question.question === 'tile') {
    const tips: CastleTip[] = ['c-goal', 'c-place'];
    if (view.extra) tips.push('c-extra');
    const cells = question.options.flatMap((o) => (o.kind === 'tile' ? [`${o.x},${o.y}`] : []));
    if (new Set(cells).size < cells.length) tips.push('c-turn');
    if (view.seats[question.seat]?.supply.follower === 0) tips.push('c-none');
    if (view.tiles.length >= 2) tips.push('c-contrast', 'c-track');
    if (view.seats[question.seat]?.projected != null && view.tiles.length >= 4) tips.push('c-final');
    if (view.left > 0 && view.left <= FEW && view.freeGoesTo.who !== 'no-keep') tips.push('c-free');
    return tips;
  }
  if (question.question === 'wall') {
    const idle = question.options.some((option) => option.kind === 'play' && !option.effect);
    return idle ? ['c-play', 'c-idle'] : ['c-play'];
  }
  if (question.question === 'order') return ['c-order'];
  const court = question.options.some((option) => option.kind === 'figure' && option.region.terrain === 'court');
  const few = (view.seats[question.seat]?.supply.follower ?? 0) <= LOW && view.left > FEW;
  return ['c-figure', ...(court ? (['c-court'] as const) : []), ...(few ? (['c-hold'] as const) : [])];
}

export function lesson(moment: Moment): Lesson {
  const { view, question } = moment;
  const tips: Shown[] = [
    ...happened(moment),
    ...asked(moment).map((tip) => ({ tip, news: false, params: { n: view.left } })),
  ];
  const asks = question ? `${view.tiles.length} ${question.seat} ${question.question}` : '';
  return { tips, asked: asks, basics: BASICS };
}

/** The rule behind every tip: an anchor on the rules page. What tips say is in i18n/LOCALE/tips.ts. */
export const TIP_RULES: Record<CastleTip, string> = {
  'c-goal': 'castle-aim',
  'c-place': 'castle-placing',
  'c-turn': 'castle-placing',
  'c-final': 'castle-end',
  'c-hold': 'castle-followers',
  'c-figure': 'castle-followers',
  'c-court': 'castle-courts',
  'c-scored': 'castle-scoring',
  'c-contrast': 'castle-complete',
  'c-track': 'castle-track',
  'c-wall': 'castle-wall',
  'c-play': 'castle-wall',
  'c-idle': 'castle-wall',
  'c-keep': 'castle-keep',
  'c-free': 'castle-end',
  'c-extra': 'castle-wall',
  'c-order': 'castle-order',
  'c-others': 'castle-turn',
  'c-none': 'castle-followers',
  'c-end': 'castle-end',
};
