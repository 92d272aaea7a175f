import { describe, expect, it, vi } from 'vitest';
import { advance } from '../../src/lib/coach/advance';
import type { Tip } from '../../src/lib/carcassonne/expansions/types';
import type { Moment } from '../../src/lib/carcassonne/tips';
import { tips as de } from '../../src/lib/i18n/de/tips';
import { tips as en } from '../../src/lib/i18n/en/tips';
import type {
  CardEvent,
  CardOption,
  CardPrompt,
  CardReason,
  CardView,
  Contest,
  Counter,
  Event,
  Figure,
  Novelty,
  Option,
  Prompt,
  Reason,
  Region,
  SeatView,
  Terrain,
  View,
} from '../../src/lib/protocol';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { lesson, tipsFor } = await import('../../src/lib/carcassonne/tips');
const { lesson: cardLesson } = await import('../../src/lib/cardcassonne/tips');

const supply = { meeple: 7, 'big-meeple': 0, abbot: 0, builder: 0, pig: 0 };
const region = (terrain: Terrain, parts: [number, number][], open = 1): Region => ({
  terrain,
  parts,
  tiles: parts.length,
  pennants: 0,
  open,
  leaders: [],
  strengths: [],
  now: 1,
  finished: 1,
  gold: 0,
  magician: null,
  cities: 0,
});
const seat = (): SeatView => ({
  points: 0,
  counters: [{ counter: 'meeple', points: 0, space: 0 }],
  projected: 0,
  supply: { ...supply },
  goods: { wine: 0, grain: 0, cloth: 0 },
  gold: 0,
  robber: null,
  pieces: 0,
  prisoners: [],
});
const view = (change: Partial<View> = {}): View => ({
  mover: 0,
  part: 'first',
  drawn: null,
  novelties: [],
  tiles: [],
  figures: [],
  seats: [seat(), seat()],
  undrawn: [],
  left: 50,
  setAside: [],
  regions: [],
  flight: null,
  gold: [],
  magicians: [],
  ferries: [],
  towers: [],
  messages: null,
  dead: [],
  holes: [],
  over: null,
  ...change,
});
const ask = (question: Prompt['question'], options: Option[]): Prompt => ({
  seat: 0,
  question,
  cause: { why: 'scored' },
  element: null,
  options,
});
const effect = { gains: [], changes: [] };
const at = (x: number, facing: number): Option => ({
  kind: 'tile',
  sentence: '',
  ends: false,
  then: 'figure',
  x,
  y: 0,
  facing,
  effect,
  joins: [],
});
const put = (figure: Figure, terrain: Terrain): Option => ({
  kind: 'figure',
  sentence: '',
  ends: true,
  effect,
  figure,
  part: 0,
  region: region(terrain, [[0, 0]]),
});
const pass: Option = { kind: 'pass', sentence: 'pass', ends: true, effect };
const moment = (change: Partial<Moment> = {}): Moment => ({
  view: view(),
  question: null,
  events: [],
  mine: [0],
  fields: true,
  ...change,
});
const tips = (change: Partial<Moment>) => tipsFor(moment(change)).map((shown) => shown.tip);
const scored = (to: number, reason: Reason, points: number, contest: Contest | null = null): Event => ({
  type: 'scored',
  to,
  reason,
  points,
  terms: [{ item: 'tiles', count: points, each: 1 }],
  at: [0, 0],
  contest,
});

describe('what there is to explain', () => {
  it('follows the question', () => {
    expect(tips({ question: ask('tile', [at(1, 0)]) })).toEqual(['goal', 'place']);
    expect(tips({ question: ask('tile', [at(1, 0), at(1, 2)]) })).toEqual(['goal', 'place', 'turn']);
    expect(tips({ question: ask('figure', [put('meeple', 'road'), pass]) })).toEqual(['figure', 'undo']);
    expect(tips({ question: ask('figure', [put('meeple', 'field'), put('pig', 'field'), pass]) })).toEqual([
      'figure',
      'field',
      'pig',
      'undo',
    ]);
    expect(
      tips({
        question: ask('figure', [put('builder', 'road'), put('abbot', 'garden'), put('big-meeple', 'road'), pass]),
      }),
    ).toEqual(['figure', 'builder', 'abbot', 'bigMeeple', 'undo']);
    expect(
      tips({ question: ask('figure', [{ kind: 'recall', sentence: '', ends: true, effect, points: 5 }, pass]) }),
    ).toContain('recall');
    expect(tips({ question: ask('again', [pass]) })).toEqual(['again']);
  });

  it('knows the signs of the drawn tile', () => {
    const drawn = (...novelties: Novelty[]) =>
      tips({ view: view({ drawn: 'A', novelties }), question: ask('tile', [at(1, 0)]) });
    for (const novelty of ['inn', 'cathedral', 'river'] as const) expect(drawn(novelty)).toContain(novelty);
    expect(drawn()).toEqual(['goal', 'place']);
  });

  it('sees an empty supply, a shared feature and the end coming', () => {
    const empty = view({
      left: 3,
      regions: [
        region('city', [
          [0, 0],
          [1, 0],
        ]),
      ],
      figures: [
        { owner: 0, figure: 'meeple', tile: 0, part: 0 },
        { owner: 1, figure: 'meeple', tile: 1, part: 0 },
      ],
    });
    empty.seats[0]!.supply.meeple = 0;
    expect(tips({ view: empty, question: ask('tile', [at(1, 0)]) })).toEqual([
      'goal',
      'place',
      'noMeeple',
      'joined',
      'lastTiles',
    ]);
  });

  it('mentions fields only where they are played', () => {
    const over = view({ over: { how: 'played', by: null, winners: [0], reasons: [] } });
    expect(tips({ view: over, fields: false })).toEqual(['final']);
    const shown = ['city', 'final', 'aids'] as const;
    for (const texts of [en, de]) for (const tip of shown) expect(texts[tip].text).not.toMatch(/field|Wiese/);
  });

  it('tells of others, but not to those who only watch', () => {
    expect(tips({ view: view({ mover: 1 }) })).toEqual(['goal', 'others']);
    expect(tips({ view: view({ mover: 1 }), mine: [] })).toEqual([]);
  });

  it('tells what was scored, and a tie or a majority first', () => {
    expect(tipsFor(moment({ events: [scored(1, 'road', 3)] }))[0]).toEqual({
      tip: 'road',
      news: true,
      who: 1,
      params: { n: 3, each: 1 },
    });
    expect(tips({ events: [scored(0, 'city', 8, 'tie'), scored(1, 'city', 8, 'tie')] })[0]).toBe('tie');
    expect(tips({ events: [scored(0, 'city', 8, 'majority')] })[0]).toBe('majority');
    expect(tips({ events: [scored(0, 'city', 8)] })[0]).toBe('city');
    expect(tips({ events: [{ type: 'goodsTaken', seat: 0, good: 'wine', count: 1 }] })).toContain('goods');
    expect(tips({ view: view({ over: { how: 'played', by: null, winners: [0], reasons: [] } }) })).toEqual([
      'final-fields',
    ]);
    expect(tips({ view: view({ over: { how: 'resigned', by: 1, winners: [0], reasons: [] } }) })).toEqual([]);
  });
});

describe('what expansions bring to explain', () => {
  const sayable = { sentence: '', ends: true, effect };
  const place = { tile: 0, part: 0, at: 0 };
  const asked = (question: Prompt['question'], ...options: Option[]) => tips({ question: ask(question, options) });
  it('follows their questions', () => {
    const first: [Prompt['question'], Option, Tip][] = [
      ['land', { kind: 'land', ...sayable, ...place, figure: 'meeple' }, 'land'],
      ['gold', { kind: 'gold', ...sayable, tile: 0 }, 'gold'],
      ['take', { kind: 'take', ...sayable, tile: 0, bars: 1, rivals: [], worth: 0, then: 1 }, 'take'],
      ['magic', { kind: 'enchant', ...sayable, ...place, who: 'mage' }, 'magic'],
      ['robber', { kind: 'robber', ...sayable, space: 3, beside: [] }, 'robber'],
      [
        'capture',
        { kind: 'capture', ...sayable, owner: 1, figure: 'meeple', tile: 0, part: null, exchanged: false },
        'capture',
      ],
      ['exchange', { kind: 'exchange', ...sayable, figure: 'meeple', from: 1, other: 'meeple' }, 'exchange'],
      ['ferry', { kind: 'ferry', ...sayable, tile: 0, sides: ['E', 'W'], parts: [0, 1] }, 'ferry'],
      ['turn', { kind: 'turn', ...sayable, tile: 0, sides: ['E', 'W'], parts: [0, 1] }, 'ferryTurn'],
      ['rob', { kind: 'rob', ...sayable, points: 2, whole: 3, from: 1 }, 'rob'],
      ['message', { kind: 'message', ...sayable, message: 6, points: 4 }, 'message'],
      ['circle', { kind: 'circle', ...sayable, circle: 'join', terrain: 'city', seats: [0] }, 'circle'],
      ['join', { kind: 'join', ...sayable, ...place, figure: 'meeple' }, 'join'],
      ['remove', { kind: 'remove', ...sayable, ...place, figure: 'meeple' }, 'remove'],
    ];
    for (const [question, option, tip] of first) expect(asked(question, option)).toEqual([tip]);
  });

  it('knows two counters from a robber that waits', () => {
    const move = (points: number, counter: Counter): Option => ({
      kind: 'move',
      ...sayable,
      points,
      counter,
      from: 0,
      to: points,
      dark: false,
      robbers: [],
    });
    expect(asked('move', move(3, 'meeple'), move(3, 'woman'))).toEqual(['counter']);
    expect(asked('move', move(3, 'meeple'), move(6, 'meeple'))).toEqual(['watched']);
    expect(asked('move', move(3, 'meeple'), move(3, 'woman'), move(6, 'meeple'), move(6, 'woman'))).toEqual([
      'counter',
      'watched',
    ]);
  });

  it('sees what can be done instead of placing a figure', () => {
    expect(asked('figure', { kind: 'fly', ...sayable, figure: 'meeple', landings: [] }, pass)).toEqual([
      'figure',
      'fly',
      'undo',
    ]);
    expect(
      asked(
        'figure',
        { kind: 'piece', ...sayable, tile: 0, height: 1, reach: [], figures: [] },
        { kind: 'guard', ...sayable, figure: 'meeple', tile: 0 },
        pass,
      ),
    ).toEqual(['figure', 'piece', 'guard', 'undo']);
    expect(
      asked('figure', { kind: 'ransom', ...sayable, figure: 'meeple', from: 1, counter: 'meeple', points: 3 }, pass),
    ).toContain('ransom');
  });

  it('tells what happened', () => {
    const first = (event: Event) => tipsFor(moment({ events: [event] }))[0];
    expect(first({ type: 'dieRolled', far: 2 })).toEqual({ tip: 'die', news: true, params: { n: 2 } });
    expect(first({ type: 'goldTaken', seat: 1, tile: 0 })).toEqual({
      tip: 'goldTaken',
      news: true,
      params: {},
      who: 1,
    });
    expect(first({ type: 'robbed', by: 1, from: 0, points: 2 })).toEqual({
      tip: 'robbed',
      news: true,
      params: { n: 2 },
      who: 1,
    });
    const captured = (owner: number, by: number): Event => ({
      type: 'captured',
      owner,
      figure: 'meeple',
      tile: 0,
      part: 0,
      by,
    });
    expect(tips({ events: [captured(0, 1)] })).toEqual(['captured']);
    expect(tips({ events: [captured(1, 0)] })).toEqual([]);
    expect(tips({ events: [captured(0, 1)], mine: [0, 1] })).toEqual([]);
    for (const item of ['mage', 'witch'] as const) {
      const event: Event = {
        type: 'scored',
        to: 0,
        reason: 'road',
        points: 6,
        terms: [
          { item: 'tiles', count: 3, each: 1 },
          { item, count: 3, each: 1 },
        ],
        at: [0, 0],
        contest: null,
      };
      expect(tips({ events: [event] })).toEqual([item, 'chips']);
    }
  });
});

describe('one card at a time', () => {
  const tile = lesson(moment({ question: ask('tile', [at(1, 0)]) }));
  const figure = lesson(moment({ view: view({ tiles: [] }), question: ask('figure', [put('meeple', 'road'), pass]) }));
  const unread = { read: false, answered: true };
  const read = { read: true, answered: false };
  const answered = { read: true, answered: true };
  it('begins with what the game is about', () => {
    expect(advance(new Set<string>(), null, unread, tile).current?.tip).toBe('goal');
  });

  it('a tip about a question stays until it could be read, then goes with the question and does not return', () => {
    const told = new Set(['goal']);
    let step = advance(told, null, unread, tile);
    expect(step.current?.tip).toBe('place');
    step = advance(step.told, step.current, read, tile);
    expect([step.current?.tip, step.told.size]).toEqual(['place', 1]);
    step = advance(step.told, step.current, unread, figure);
    expect([step.current?.tip, step.told.size]).toEqual(['place', 1]);
    step = advance(step.told, step.current, read, figure);
    expect([step.current?.tip, [...step.told]]).toEqual(['figure', ['goal', 'place']]);
    expect(advance(new Set(['goal', 'place', 'figure', 'undo']), null, unread, tile).current).toBeNull();
  });

  it('news stays while others move and goes when it could be read and the person has answered', () => {
    const news = lesson(moment({ view: view({ mover: 1 }), events: [scored(0, 'road', 3)] }));
    const told = new Set(['goal', 'place']);
    let step = advance(told, null, unread, news);
    expect(step.current?.tip).toBe('road');
    step = advance(step.told, step.current, read, tile);
    expect(step.current?.tip).toBe('road');
    step = advance(step.told, step.current, unread, figure);
    expect(step.current?.tip).toBe('road');
    step = advance(step.told, step.current, answered, figure);
    expect([step.current?.tip, step.told.has('road')]).toEqual(['figure', true]);
  });

  it('whoever has finished a game knows its basics, but is told of an expansion', () => {
    const circle = lesson(moment({ question: ask('circle', [pass]) }));
    const known = new Set<string>(circle.basics);
    expect(known).toContain('goal');
    expect(known).not.toContain('field');
    expect(advance(known, null, unread, tile).current).toBeNull();
    expect(advance(known, null, unread, circle).current?.tip).toBe('circle');
  });
});

describe('advice', () => {
  const gains = (...seats: number[]) => ({
    ...at(1, 0),
    effect: { gains: seats.map((seat) => ({ seat, points: 4 })), changes: [] },
  });
  const tile = (option: Option, change: Partial<View> = {}) =>
    tips({ view: view(change), question: ask('tile', [option]) });
  it('comes when it is of use', () => {
    expect(tile(gains(1))).toContain('for-others');
    expect(tile(gains(0, 1))).not.toContain('for-others');
    expect(tile(at(1, 0))).not.toContain('for-others');
    const field = { ...region('field', [[0, 0]]), cities: 2 };
    const lie = ask('figure', [put('meeple', 'field'), pass]);
    expect(tips({ view: view({ regions: [field] }), question: lie })).toContain('fields-decide');
    expect(tips({ view: view({ regions: [{ ...field, cities: 1 }] }), question: lie })).not.toContain('fields-decide');
    const low = view({ left: 30 });
    low.seats[0]!.supply.meeple = 2;
    const figure = ask('figure', [put('meeple', 'road'), pass]);
    // Where nobody may lie on a field, nothing is said of fields.
    expect(tips({ view: view({ regions: [field] }), question: figure })).not.toContain('fields-decide');
    expect(tips({ view: low, question: figure })).toContain('hold');
    expect(tips({ view: { ...low, left: 5 }, question: figure })).not.toContain('hold');
  });

  it('explains the signs of the table one at a time', () => {
    const laid = (n: number) => ({ tiles: Array.from({ length: n }, () => ({})) as View['tiles'] });
    expect(tile(at(1, 0), laid(1))).toEqual(['goal', 'place']);
    expect(tile(at(1, 0), laid(3))).toEqual(['goal', 'place', 'final-sign']);
    expect(tile(at(1, 0), laid(5))).toEqual(['goal', 'place', 'final-sign', 'aids-fields']);
    const [first] = view().seats;
    const none = { ...laid(5), seats: [{ ...first!, projected: null }, first!] };
    expect(tile(at(1, 0), none)).toEqual(['goal', 'place']);
    expect(tips({ events: [scored(0, 'road', 3)] })).toEqual(['road', 'chips']);
  });
});

describe('the end of a round of cards', () => {
  const view = { round: 2, seats: [], rows: [], over: null } as unknown as CardView;
  const got = (to: number, reason: CardReason, points: number): CardEvent => ({
    type: 'scored',
    to,
    reason,
    points,
    terms: [],
    at: null,
  });
  const chest = (seat: number): CardEvent => ({ type: 'underTheChest', seat, card: 'red-building', count: 1 });
  const told = (mine: number[], ...events: CardEvent[]) =>
    cardLesson({ view, question: null, events, mine, valued: true }).tips.filter((shown) => shown.news);

  it('is told of one’s own points only', () => {
    expect(told([0], got(1, 'persons', 15), got(1, 'animals', 6), chest(1))).toEqual([]);
    expect(told([0], got(1, 'persons', 15), got(0, 'persons', 4), chest(0))).toEqual([
      { tip: 'k-persons', news: true, who: 0, params: { n: 4 } },
      { tip: 'k-chest', news: true, who: 0, params: {} },
    ]);
    // Several people at one screen are all meant; names say whose points they are.
    expect(told([0, 1], got(1, 'animals', 6)).map((shown) => shown.who)).toEqual([1]);
  });
});

describe('a turn of cards', () => {
  const row = { row: 'city', colour: 'blue', cards: [1, 2, 3], claims: [] };
  const view = (begun: boolean) =>
    ({ round: 1, seats: [{ begun }, {}], rows: [row], over: null }) as unknown as CardView;
  const card = { kind: 'card', card: 'blue-1', row: 'city' } as CardOption;
  const claim = { kind: 'claim', row: 'city' } as CardOption;
  const asked = (begun: boolean, options: CardOption[]): CardPrompt => ({
    seat: 0,
    question: begun ? 'play' : 'begin',
    about: null,
    options,
  });
  const shown = (begun: boolean, options: CardOption[], valued: boolean) =>
    cardLesson({ view: view(begun), question: asked(begun, options), events: [], mine: [0], valued });
  const tips = (begun: boolean, ...options: CardOption[]) => shown(begun, options, false).tips.map(({ tip }) => tip);

  it('is explained by what is offered: no follower once it stands, no cards once they are played', () => {
    expect(tips(false, card, claim)).toEqual(['k-goal', 'k-first', 'k-claim', 'k-wait']);
    expect(tips(true, card, claim)).toEqual(['k-goal', 'k-later', 'k-claim', 'k-wait']);
    // What rows are worth is mentioned only where they say so.
    expect(shown(true, [card, claim], true).tips.map(({ tip }) => tip)).toContain('k-claim-worth');
    expect(en['k-claim'].text).not.toContain('shows');
    expect(tips(true, card)).toEqual(['k-goal', 'k-later']);
    expect(tips(true, claim)).toEqual(['k-goal', 'k-claim', 'k-wait']);
    expect(`${de['k-later'].text} ${en['k-later'].text}`).not.toMatch(/Gefolgsmann|follower/);
  });
});
