// @vitest-environment happy-dom
// What the teacher says in sentences, where its turns are shown, and how a review adds up.
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../src/lib/i18n/index.svelte';
import type { AdvisedTurn, Analysis, PartChange, Review, Table } from '../../src/lib/protocol';
import Advice from '../../src/lib/teacher/Advice.svelte';
import { ghostsOf } from '../../src/lib/teacher/ghosts';
import { arrow, widthOf } from '../../src/lib/teacher/arrows';
import { duelOf, marksOf, playedAt } from '../../src/lib/teacher/marks';
import { leadsOf, rowAt, sumsOf } from '../../src/lib/teacher/review';
import { leadText, marksText, percent, reasonText, turnText, type TurnWords } from '../../src/lib/teacher/words';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

const seat = (seat: number, word: string, name: string, who: string) => ({ seat, word, name, who, online: true });
const table = {
  game: 'carcassonne',
  seats: [seat(0, 'red', 'Anna', 'me'), seat(1, 'blue', 'Ben', 'person')],
} as unknown as Table;
const words: TurnWords = {
  game: 'castle',
  cellsNamed: true,
  cellName: (x, y) => `${x}/${y}`,
  deedText: ({ kind }) => `did ${kind}`,
};
const change = (change: Partial<PartChange>): PartChange => ({
  part: 'city',
  seat: 0,
  cell: [2, 1],
  row: null,
  before: 0,
  after: 6.24,
  ...change,
});
const turn = (x: number, lead: number, figure = true): AdvisedTurn => ({
  sentence: `tile D ${x},0 ^`,
  steps: [
    { kind: 'tile', tile: 'D', x, y: 0, facing: 1 },
    figure ? { kind: 'figure', figure: 'meeple', part: 0, terrain: 'city' } : { kind: 'pass' },
  ],
  lead,
  reasons: [change({})],
});

describe('names of cells', () => {
  it('are not told where the board does not show them', () => {
    const unnamed: TurnWords = { ...words, cellsNamed: false, featureText: () => 'City (you, 3 tiles)' };
    expect(turnText(turn(1, 3), unnamed)).toBe('Tile as marked, knight');
    expect(reasonText(change({}), 0, table, unnamed).text).toBe('City (you, 3 tiles): +6.2 for you');
    // Without a board at hand the cell is better than nothing.
    const bare: TurnWords = { ...words, cellsNamed: false };
    expect(reasonText(change({}), 0, table, bare).text).toContain('City at 2/1');
    expect(reasonText(change({}), 0, table, words).text).toContain('City at 2/1');
  });
});

describe('a chance', () => {
  it('is none or certain only if it is', () => {
    expect([0, 0.004, 0.01, 0.02, 0.049, 0.5, 0.98, 0.996, 1].map(percent)).toEqual([
      '0%',
      '< 1%',
      '1%',
      '2%',
      '5%',
      '50%',
      '98%',
      '> 99%',
      '100%',
    ]);
  });
});

describe('the words of the teacher', () => {
  it('says what changes, by how much and for whom', () => {
    const own = reasonText(change({}), 0, table, words);
    expect(own).toEqual({ text: 'City at 2/1: +6.2 for you', values: '0.0 → 6.2', good: true });
    const left = reasonText(change({ part: 'open-road', seat: 1, cell: null, after: 1.4 }), 0, table, words);
    expect(left.text).toBe('Open road on the new tile: +1.4 for Ben');
    expect(left.good).toBe(false);
    expect(reasonText(change({ seat: 1, before: 5, after: 1 }), 0, table, words).good).toBe(true);
    // What a hand is worth is the whole rest of the game.
    const hand = reasonText(change({ part: 'hand', cell: null, before: 92.1, after: 84.3 }), 0, table, words);
    expect(hand).toEqual({ text: 'Figures in hand: −7.8 for you', values: '', good: false });
  });

  it('says a turn and its lead', () => {
    expect(turnText(turn(2, 3), words)).toBe('Tile on 2/0, knight');
    expect(turnText(turn(2, 3, false), words)).toBe('Tile on 2/0, no follower');
    const declined: AdvisedTurn = { ...turn(2, 3), steps: [{ kind: 'pass' }] };
    expect(turnText(declined, words)).toBe('Nothing more');
    expect([3.14, -0.5, 0.01].map(leadText)).toEqual(['3.1 points ahead', '0.5 points behind', 'level']);
  });

  it('speaks German', async () => {
    await setLanguage('de');
    expect(reasonText(change({ before: 1, after: 0 }), 0, table, words).text).toBe('Stadt bei 2/1: −1,0 für dich');
    expect(leadText(2)).toBe('2,0 Punkte vorn');
    await setLanguage('en');
  });
});

describe('advised turns on the board', () => {
  it('share a ghost on the same cell, and the one looked at is shown', () => {
    const turns = [turn(1, 5), turn(2, 4), turn(1, 3, false)];
    const marks = marksOf({ turns, played: null });
    const labels = (looked: number | null) =>
      ghostsOf(marks, null, looked).map(({ marks }) => marks.map(({ label }) => label));
    expect(labels(null)).toEqual([['1', '3'], ['2']]);
    expect(labels(2)).toEqual([['3', '1'], ['2']]);
    expect(ghostsOf(marks, null, 2)[0]).toMatchObject({ figure: null });
  });

  it('show a figure on the tile that lies already', () => {
    const newest = { kind: 'D', x: 4, y: 4, facing: 0 };
    const put = { ...turn(1, 1), steps: turn(1, 1).steps.slice(1) };
    expect(ghostsOf(duelOf(put, null), newest, null)).toMatchObject([
      { tile: newest, isNew: false, figure: { part: 0 } },
    ]);
    expect(ghostsOf(duelOf(put, null), null, null)).toEqual([]);
  });
});

describe('arrows', () => {
  it('are the thicker the better, and what was played is marked once', () => {
    const turns = [turn(1, 5), turn(2, 4)];
    expect(marksOf({ turns, played: turn(2, 4) }).map(({ label }) => label)).toEqual(['1', '2']);
    expect(playedAt({ turns, played: turn(2, 4) })).toBe(1);
    const missed = marksOf({ turns, played: turn(3, 1) });
    expect(missed.map(({ label, missed }) => [label, missed])).toEqual([
      ['1', false],
      ['2', false],
      ['✗', true],
    ]);
    expect([0, 1, 2, 7].map(widthOf)).toEqual([9, 6.5, 4.5, 4]);
    expect(marksText(missed, words)).toBe(
      'Arrows show the best turns: 1: Tile on 1/0, knight (5.0 points ahead); 2: Tile on 2/0, knight (4.0 points ahead); played: Tile on 3/0, knight (1.0 points ahead).',
    );
  });

  it('stop short of where they lead, and are left out where there is no way', () => {
    const drawn = arrow({ x: 0, y: 0 }, { x: 300, y: 0 }, 40, 9, 1)!;
    const [tip] = drawn.head.slice(1).split('L');
    const [x, y] = tip!.split(' ').map(Number) as [number, number];
    expect(Math.hypot(300 - x, y)).toBeCloseTo(40, 0);
    expect(drawn.line.startsWith('M0.0 0.0Q150.0 39.0 ')).toBe(true);
    expect(arrow({ x: 0, y: 0 }, { x: 50, y: 0 }, 40, 9, 1)).toBeNull();
  });
});

describe('the card with the best turns', () => {
  const analysis: Analysis = {
    seq: 4,
    seat: 0,
    expected: [61.5, 58],
    chances: [0.634, 0.366],
    turns: [turn(1, 5), turn(2, 4)],
    played: null,
  };
  const props = { analysis, trouble: null, table, words, looked: null, onclose: vi.fn() };

  it('lets a player put the tile there', () => {
    const onchoose = vi.fn();
    render(Advice, { ...props, onchoose });
    screen.getByRole('button', { name: 'Put it there (2)' }).click();
    expect(onchoose).toHaveBeenCalledWith(1);
    expect(screen.queryByText(/to win/)).toBeNull();
  });

  it('says what was played instead, and how much that lost', () => {
    render(Advice, { ...props, analysis: { ...analysis, played: turn(3, 2.6) } });
    const played = within(screen.getByRole('group', { name: 'Played: 2.4 less than the best' }));
    played.getByText('Tile on 3/0, knight');
    cleanup();
    render(Advice, { ...props, analysis: { ...analysis, played: turn(2, 4) } });
    screen.getByRole('group', { name: 'Played: number 2' });
  });

  it('tells whoever looks back how the game stands', () => {
    render(Advice, props);
    const region = within(screen.getByRole('region', { name: 'The best turns' }));
    region.getByText('61.5 points');
    region.getByText('63% to win');
    expect(region.queryByRole('button', { name: /Put it there/ })).toBeNull();
  });
});

describe('a review', () => {
  const move = (n: number, seat: number, luck: number, loss: number) => ({
    n,
    seat,
    luck: [luck, -luck],
    decision: seat === 0 ? [-loss, loss] : [loss, -loss],
    loss,
  });
  const review: Review = {
    start: [1, -1],
    moves: [move(2, 0, 3, 2), move(4, 1, -1, 5)],
    rest: [4, -4],
    result: [10, -10],
    moments: [],
  };

  it('adds up for every seat', () => {
    expect(sumsOf(review, 0)).toEqual({ start: 1, luck: 6, own: -2, others: 5, result: 10 });
    for (const seat of [0, 1]) {
      const { start, luck, own, others, result } = sumsOf(review, seat);
      expect(start + luck + own + others).toBe(result);
    }
    expect(leadsOf(review, 0)).toEqual([1, 2, 6, 10]);
  });

  it('finds the turn of an entry', () => {
    const rows = [
      { n: 2, end: 4 },
      { n: 5, end: 6 },
    ];
    expect(rowAt(rows, 3)).toBe(rows[0]);
    expect(rowAt(rows, 5)).toBe(rows[1]);
    expect(rowAt(rows, 1)).toBeUndefined();
  });
});
