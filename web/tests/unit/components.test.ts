// @vitest-environment happy-dom
// Components that show what the server tells: a log, the end of a round, what may be chosen.
import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import RoundEnd from '../../src/lib/cardcassonne/RoundEnd.svelte';
import { broughtText, deedSign, deedText } from '../../src/lib/castle/words';
import { setLanguage } from '../../src/lib/i18n/index.svelte';
import Log from '../../src/lib/play/Log.svelte';
import TargetList from '../../src/lib/play/TargetList.svelte';
import type { BoardRow, CastleDeed, CastleOption, RoundEnd as End, Scoring, Table } from '../../src/lib/protocol';
import type { LogWords } from '../../src/lib/table/boardWords';
import type { Target } from '../../src/lib/table/target';

beforeAll(() => setLanguage('en'));
afterEach(cleanup);

const seat = (seat: number, word: string, name: string) => ({ seat, word, name, who: 'person', online: true });
const table = { game: 'castle', seats: [seat(0, 'black', 'Anna'), seat(1, 'white', 'Ben')] } as unknown as Table;
const scoring = (change: Partial<Scoring>): Scoring => ({
  n: 4,
  seat: 0,
  reason: 'house',
  points: 3,
  terms: [{ item: 'tiles', count: 3, each: 1 }],
  at: null,
  brought: [],
  ...change,
});

describe('the log', () => {
  const row = (turn: number, change: Partial<BoardRow<CastleDeed>> = {}): BoardRow<CastleDeed> => ({
    turn,
    n: 2 * turn,
    end: 2 * turn + 1,
    seat: (turn + 1) % 2,
    kind: 'C1',
    x: turn,
    y: 0,
    facing: 0,
    deeds: [],
    scorings: [],
    points: [0, 0],
    ...change,
  });
  const words: LogWords<CastleDeed> = {
    deedText,
    deedSign,
    broughtText: (brought, by) => broughtText(brought, by, table),
  };
  const rows = [
    row(1, { deeds: [{ n: 3, seat: 0, did: { kind: 'follower', terrain: 'house' } }] }),
    row(2, { scorings: [scoring({ brought: [{ what: 'keep', size: 3 }] })], points: [3, 0] }),
  ];
  const shown = (change: object = {}) => ({
    rows,
    finale: [],
    table,
    words,
    cellName: (x: number) => `cell ${x}`,
    at: null,
    onlook: () => {},
    ...change,
  });

  it('ends with whom the lot has chosen', () => {
    render(Log, shown({ table: { ...table, begins: 'lot' } }));
    expect(screen.getByText('By lot, Anna begins.')).toBeTruthy();
    cleanup();
    render(Log, shown());
    expect(screen.queryByText(/By lot/)).toBeNull();
  });

  it('has a row for each tile, the newest first, with deeds, points and how they were counted', () => {
    render(Log, shown());
    const [newest, first] = screen.getAllByRole('button');
    expect(newest?.getAttribute('aria-current')).toBe('step');
    expect(within(newest!).getByText('Ben')).toBeTruthy();
    expect(within(newest!).getByText('no follower')).toBeTruthy();
    expect(within(newest!).getByText('+3')).toBeTruthy();
    expect(newest?.textContent).toContain('House: 3 tiles = 3 → Anna · Anna’s keep moves to a house of 3 tiles');
    expect(within(first!).getByText('squire')).toBeTruthy();
    expect(within(first!).getByText('cell 1')).toBeTruthy();
  });

  it('tells the final count before everything else, and says which row was clicked', () => {
    const onlook = vi.fn();
    render(Log, shown({ onlook, finale: [scoring({ reason: 'keep', points: 7, terms: [] })] }));
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('+7');
    screen.getAllByRole('button')[1]?.click();
    expect(onlook).toHaveBeenCalledWith(rows[0]);
  });

  it('says that nothing lies yet', () => {
    render(Log, shown({ rows: [] }));
    expect(screen.getByText('No tile has been laid yet.')).toBeTruthy();
  });
});

describe('the end of a round', () => {
  const end = (change: Partial<End>): End => ({
    round: 2,
    n: 40,
    last: false,
    undecided: null,
    taken: [
      {
        seat: 0,
        row: 'city',
        cards: [
          { card: 'blue-2', downBy: null },
          { card: 'blue-animal', downBy: 1 },
        ],
        scorings: [scoring({ reason: 'persons', points: 2, terms: [{ item: 'persons', count: 1, each: 2 }] })],
        chest: 1,
        counted: true,
      },
      { seat: 1, row: 'road', cards: [], scorings: [], chest: 0, counted: true },
    ],
    ...change,
  });
  const show = (change: Partial<End> = {}, disputed: string | null = null) =>
    render(RoundEnd, { reveal: end(change), table, width: 40, whole: true, disputed });

  it('tells what everybody took and what it was worth', () => {
    show();
    expect(screen.getByRole('heading', { name: 'End of round 2' })).toBeTruthy();
    const [anna, ben] = screen.getAllByRole('listitem');
    expect(anna?.textContent).toMatch(/Anna · city\s*\+2/);
    expect(within(anna!).getAllByRole('img')).toHaveLength(2);
    expect(anna?.textContent).toMatch(/People: 2 × 1 person = 2/);
    expect(anna?.textContent).toContain('1 building');
    expect(ben?.textContent).toContain('nothing');
    expect(ben?.textContent).toContain('+0');
  });

  it('shows no points of whoever still decides, but the card that is asked about', () => {
    const { container } = show({ undecided: 0 }, 'blue-animal');
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('…');
    expect(container.querySelectorAll('.asked')).toHaveLength(1);
    expect(container.querySelectorAll('.asked.turned')).toHaveLength(1);
  });
});

describe('what may be chosen', () => {
  const option = (sentence: string): CastleOption => ({ kind: 'pass', sentence, ends: true, moves: [] });
  const targets: Target[] = ['one', 'two'].map((title) => ({
    options: [option(title)],
    title,
    note: `note on ${title}`,
    worth: '3 points',
  }));
  const props = { targets, chosen: targets[1]!.options[0]!, passes: true, label: 'Which?', none: 'Nothing' };

  it('is a list with numbers, what it is worth, and doing nothing first', () => {
    render(TargetList, { ...props, rest: 'what comes anyway', ontarget: () => {} });
    const lines = within(screen.getByRole('group', { name: 'Which?' })).getAllByRole('button');
    expect(lines.map((line) => line.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true']);
    expect(lines[0]?.textContent).toContain('what comes anyway');
    expect(lines[2]?.textContent).toMatch(/2\s*two.*note on two.*3 points/s);
  });

  it('tells what was chosen', () => {
    const ontarget = vi.fn();
    render(TargetList, { ...props, ontarget });
    screen.getByRole('button', { name: /one/ }).click();
    screen.getByRole('button', { name: 'Nothing' }).click();
    expect(ontarget.mock.calls).toEqual([[targets[0]], [null]]);
  });
});
