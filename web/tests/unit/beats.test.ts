// @vitest-environment happy-dom
// What happened, as beats: what is shown, for how long, what waits for it, and what lies on the board meanwhile.
import { beforeAll, describe, expect, it } from 'vitest';
import { beatsOf as castleBeats } from '../../src/lib/castle/story';
import { beatsOf } from '../../src/lib/carcassonne/story';
import { beatsOf as cardBeats, stagedCards } from '../../src/lib/cardcassonne/story';
import { setLanguage } from '../../src/lib/i18n/index.svelte';
import type { CardEvent, CardView, CastleEvent, CastleView, Event, View } from '../../src/lib/protocol';
import { LASTS } from '../../src/lib/table/beats';
import { stagedView } from '../../src/lib/table/stage';

beforeAll(() => setLanguage('en'));

const tile = (x: number, by: number | null) => ({ kind: 'D', x, y: 0, facing: 0, by });
const seat = (points: number) => ({ points, supply: { meeple: 7 } });
const viewOf = (change: object) =>
  ({
    mover: 1,
    tiles: [tile(0, null)],
    figures: [],
    seats: [seat(0), seat(5)],
    regions: [],
    drawn: null,
    over: null,
    ...change,
  }) as unknown as View;
const names = ['Anna', 'Ben'];
const person = (n: number) => ({ name: names[n] ?? '', you: false });
const meeple = (owner: number, tile: number) => ({ owner, figure: 'meeple' as const, tile, part: 0 });
const scored = (to: number, points: number): Event => ({
  type: 'scored',
  to,
  reason: 'city',
  points,
  terms: [{ item: 'tiles', count: points / 2, each: 2 }],
  at: [0, 0],
  contest: null,
});

const before = viewOf({ figures: [meeple(0, 0)] });
const after = viewOf({
  mover: 0,
  tiles: [tile(0, null), tile(1, 1), tile(2, 0)],
  figures: [meeple(1, 1)],
  seats: [seat(4), seat(5)],
  drawn: 'W',
});
const events: Event[] = [
  { type: 'tilePlaced', kind: 'D', x: 1, y: 0, facing: 0 },
  { type: 'figurePut', ...meeple(1, 1) },
  scored(0, 4),
  { type: 'figureTaken', ...meeple(0, 0) },
  { type: 'paid', to: 0, counter: 'meeple', points: 4, reason: 'city' },
  { type: 'partBegan', seat: 0, second: false, part: 'first' },
  { type: 'tilePlaced', kind: 'D', x: 2, y: 0, facing: 0 },
  { type: 'tileDrawn', kind: 'W' },
];
const told = (mine: number[]) => beatsOf({ events, before, after, mine, person });

describe('the beats of a turn', () => {
  it('follow each other: the tile, the figure, the points, the way home', () => {
    const beats = told([]);
    expect(beats.map(({ move }) => move.kind)).toEqual(['tile', 'figure', 'points', 'leaves', 'counter', 'tile']);
    expect(beats.map(({ say }) => say)).toEqual([
      'Ben: tile laid',
      expect.stringMatching(/^Ben: /),
      'Anna: City, 4 points',
      'Figures return to their owners',
      '',
      'Anna: tile laid',
    ]);
    expect(beats[0]?.move).toEqual({ kind: 'tile', tile: 1 });
    expect(beats.at(-1)?.move).toEqual({ kind: 'tile', tile: 2 });
  });

  it('do not show people what they did themselves', () => {
    const own = told([0]).filter(({ move }) => move.kind === 'tile');
    expect(own.map(({ ms }) => ms)).toEqual([LASTS.tile, 0]);
  });

  it('keep a question waiting for tiles and figures, not for points', () => {
    expect(told([]).map(({ holds }) => holds)).toEqual([true, true, false, false, false, true]);
  });

  it('send figures home together, and prisoners to their captor', () => {
    const events: Event[] = [
      { type: 'figureTaken', ...meeple(0, 0) },
      { type: 'figureTaken', ...meeple(1, 0) },
      { type: 'captured', ...meeple(0, 0), by: 1 },
    ];
    const [home, captured] = beatsOf({ events, before, after, mine: [], person });
    expect(home?.move).toMatchObject({ kind: 'leaves', figures: [{ to: 0 }, { to: 1 }] });
    expect(captured?.move).toMatchObject({ kind: 'leaves', figures: [{ owner: 0, to: 1 }] });
    expect(captured?.card?.text).toBe('Ben captures a figure of Anna.');
    expect(captured?.holds).toBe(true);
  });

  it('have a card for a message, long enough to be read', () => {
    const events: Event[] = [{ type: 'messageRead', seat: 0, message: 3 }];
    const [message] = beatsOf({ events, before, after, mine: [], person });
    expect(message?.card).toMatchObject({ paper: true, seat: 0, text: expect.stringContaining('message 3') });
    expect(message?.ms).toBe(LASTS.message);
  });

  it('leave the final count to its own show', () => {
    const events: Event[] = [scored(0, 4), { type: 'finaleBegan' }, scored(1, 9), { type: 'gameOver' }];
    expect(beatsOf({ events, before, after, mine: [], person })).toHaveLength(1);
  });

  it('of The Castle bring the points with the scoring, and a card with a wall tile', () => {
    const castle = { ...after, tiles: [tile(0, 0)] } as unknown as CastleView;
    const events: CastleEvent[] = [
      { type: 'scored', to: 1, reason: 'house', points: 3, terms: [], at: [0, 0] },
      { type: 'wallTaken', seat: 1, corner: 0, tile: 'bonus' },
    ];
    const beats = castleBeats({ events, before: castle, after: castle, mine: [], person });
    expect(beats.map(({ move }) => move.kind)).toEqual(['points', 'counter', 'told']);
    expect(beats[2]?.card?.text).toContain('Ben');
  });
});

describe('the board between two moments', () => {
  const beats = told([]);
  const shown = (at: number) => stagedView(before, after, beats, at);

  it('has what has come and what has not yet gone', () => {
    expect(shown(0).tiles).toHaveLength(2);
    expect(shown(0).figures).toEqual([meeple(0, 0)]);
    expect(shown(1).figures).toEqual([meeple(0, 0), meeple(1, 1)]);
    expect(shown(3).figures).toEqual([meeple(1, 1)]);
    expect(shown(5).tiles).toHaveLength(3);
  });

  it('has the points when they reach their seat', () => {
    expect([2, 3, 4].map((at) => shown(at).seats[0]?.points)).toEqual([0, 0, 4]);
  });

  it('shows no tile in the hand and no region before everything lies', () => {
    expect(shown(1).drawn).toBeNull();
    expect(shown(5).drawn).toBe('W');
  });

  it('is the later moment in the end', () => {
    expect(shown(beats.length)).toBe(after);
    const last = shown(beats.length - 1);
    expect({ ...last, over: after.over }).toEqual(after);
  });
});

describe('the beats of a card table', () => {
  const row = (cards: object[], claims: object[] = []) => ({ row: 'road', colour: 'red', cards, claims });
  const lying = (card: string | null, downBy: number | null = null) => ({ card, downBy });
  const cards = (change: object) =>
    ({
      round: 1,
      mover: 0,
      rows: [row([])],
      seats: [{ cards: ['red-1'] }, {}],
      over: null,
      ...change,
    }) as unknown as CardView;
  const events: CardEvent[] = [
    { type: 'cardPlayed', seat: 0, card: null, row: 'road', down: true },
    { type: 'turnBegan', seat: 1 },
    { type: 'followerPut', seat: 1, row: 'road', last: false },
  ];
  const before = cards({});
  const told = (mine: number[], events: CardEvent[]) =>
    cardBeats({ events, before, mine, name: (seat) => names[seat] ?? '' });

  it('follow each other, and do not uncover a card', () => {
    const beats = told([], events);
    expect(beats.map(({ move }) => move.kind)).toEqual(['card', 'claim']);
    expect(beats[0]?.move).toMatchObject({ lying: { card: null, downBy: 0 } });
    expect(beats[0]?.say).toMatch(/^Ann[a]?: a card face down → /);
    expect(told([0], events)[0]?.ms).toBe(0);
  });

  it('bring cards and followers to their rows one after the other', () => {
    const after = cards({ rows: [row([lying(null, 0)], [{ seat: 1, from: 0, to: 1, last: false }])] });
    const beats = told([], events);
    const shown = (at: number) => stagedCards(before, after, beats, at).rows[0];
    expect([shown(0)?.cards.length, shown(0)?.claims.length]).toEqual([1, 0]);
    expect([shown(1)?.cards.length, shown(1)?.claims.length]).toEqual([1, 1]);
  });

  it('show the last card of a round where it lay, and no card of the next hand', () => {
    const ended: CardEvent[] = [
      { type: 'cardPlayed', seat: 1, card: 'red-2', row: 'road', down: false },
      { type: 'roundEnded', dealer: 0 },
      { type: 'scored', to: 0, reason: 'persons', points: 9, terms: [], at: null } as unknown as CardEvent,
      { type: 'roundBegan', round: 2, dealer: 1 },
    ];
    const after = cards({ round: 2, seats: [{ cards: ['red-7'] }, {}] });
    const beats = told([], ended);
    expect(beats).toHaveLength(1);
    const shown = stagedCards(before, after, beats, 0);
    expect([shown.round, shown.rows[0]?.cards, shown.seats[0]?.cards]).toEqual([1, [lying('red-2')], []]);
  });
});
