import { describe, expect, it } from 'vitest';
import { cardRows, gather } from '../../src/lib/cards/rounds';
import type { CardEvent, Line } from '../../src/lib/protocol';

const cleared = (seat: number, ...cards: string[]): CardEvent => ({
  type: 'cleared',
  seat,
  row: 'city',
  cards: cards.map((card) => ({ card, downBy: null })),
});
const scored = (to: number, points: number): CardEvent => ({
  type: 'scored',
  to,
  reason: 'persons',
  points,
  terms: [],
  at: null,
});

describe('the end of a round', () => {
  it('gathers what everybody took and got, over several messages', () => {
    const first = gather(null, [{ type: 'roundEnded', dealer: 1 }, cleared(0, 'blue-1'), cleared(1), scored(0, 1)], {
      round: 3,
      scored: null,
    });
    expect(first).toMatchObject({
      round: 3,
      final: false,
      taken: [
        { seat: 0, lines: [{ points: 1 }] },
        { seat: 1, cards: [], lines: [] },
      ],
    });
    // A question lies between; the rest comes later, with the next round.
    const next = gather(first, [scored(1, 10), { type: 'roundBegan', round: 4, dealer: 1 }], {
      round: 4,
      scored: null,
    });
    expect(next?.round).toBe(3);
    expect(next?.taken[1]?.lines.map((line) => line.points)).toEqual([10]);
  });

  it('knows its number when the next round begins in the same message, and leaves the chests to the result', () => {
    expect(
      gather(null, [{ type: 'roundEnded', dealer: 0 }, cleared(0), { type: 'roundBegan', round: 3, dealer: 0 }], {
        round: 3,
        scored: null,
      })?.round,
    ).toBe(2);
    const end = gather(
      null,
      [{ type: 'roundEnded', dealer: 0 }, cleared(0, 'fairy'), scored(0, 10), { type: 'finaleBegan' }, scored(0, 30)],
      { round: 6, scored: null },
    );
    expect(end).toMatchObject({ round: 6, final: true, taken: [{ lines: [{ points: 10 }] }] });
  });

  it('says who still decides, so that no points are shown before they are known', () => {
    const ended: CardEvent[] = [
      { type: 'roundEnded', dealer: 0 },
      cleared(1, 'red-animal'),
      { type: 'scoringBegan', seat: 1 },
    ];
    const open = gather(null, ended, { round: 2, scored: 1 });
    expect(open?.undecided).toBe(1);
    expect(gather(open, [scored(1, 10)], { round: 2, scored: null })?.undecided).toBe(null);
  });

  it('makes one line of the foreign cards of a seat', () => {
    const foreign = (to: number, count: number): CardEvent => ({
      type: 'scored',
      to,
      reason: 'foreign',
      points: count * 10,
      terms: [{ item: 'foreign', count, each: 10 }],
      at: null,
    });
    const end = gather(
      null,
      [
        { type: 'roundEnded', dealer: 0 },
        cleared(0),
        cleared(1),
        foreign(0, 1),
        scored(0, 4),
        foreign(1, 1),
        foreign(0, 2),
      ],
      { round: 1, scored: null },
    );
    expect(end?.taken.map(({ lines }) => lines.map(({ points, terms }) => [points, terms[0]?.count]))).toEqual([
      [
        [30, 3],
        [4, undefined],
      ],
      [[10, 1]],
    ]);
  });

  it('begins anew with the next round', () => {
    const one = gather(null, [{ type: 'roundEnded', dealer: 0 }, cleared(0, 'fairy')], { round: 1, scored: null });
    expect(
      gather(one, [{ type: 'roundEnded', dealer: 1 }, cleared(1)], { round: 2, scored: null })?.taken,
    ).toHaveLength(1);
    expect(gather(one, [], { round: 2, scored: null })).toBe(one);
  });
});

describe('the log', () => {
  const line = (n: number, actor: string, say: string): Line => ({ n, actor, say });
  it('counts rounds by their deals and leaves chance out', () => {
    const rows = cardRows(
      [
        line(1, 'chance', 'open fairy'),
        line(2, 'red', 'put fairy city'),
        line(3, 'chance', 'deal blue ?'),
        line(4, 'chance', 'deal red blue-1'),
        line(5, 'blue', 'down ? road'),
        line(6, 'red', 'claim city'),
        line(7, 'chance', 'deal red ?'),
        line(8, 'red', 'play blue-1 city'),
      ],
      [{ n: 6, seat: 0, reason: 'fairy', points: 10, terms: [], at: null, last: false, brought: [] }],
    );
    expect(rows.map((row) => [row.n, row.round])).toEqual([
      [2, 0],
      [5, 1],
      [6, 1],
      [8, 2],
    ]);
    expect(rows[2]?.scorings).toHaveLength(1);
  });

  it('knows with which deed a round ended, and what is answered after it', () => {
    const said = [
      'chance deal blue ?',
      'chance deal red fairy',
      'blue down ? road',
      'red claim city',
      'blue claim road',
      'red down fairy road',
      'blue keep red-animal',
      'chance deal blue ?',
      'blue claim city',
    ];
    const rows = cardRows(
      said.map((text, n) => line(n + 1, text.split(' ')[0]!, text.split(' ').slice(1).join(' '))),
      [],
    );
    expect(rows.map((row) => [row.n, row.ended])).toEqual([
      [3, null],
      [4, null],
      [5, null],
      [6, 6],
      [7, 6],
      [9, null],
    ]);
    expect(rows.map((row) => row.settled)).toEqual([3, 4, 5, 7, 7, 9]);
  });

  it('forgets what was taken back', () => {
    const rows = cardRows(
      [
        line(1, 'chance', 'deal red blue-1'),
        line(2, 'red', 'claim city'),
        line(3, 'red', 'undo 2'),
        line(4, 'red', 'claim road'),
      ],
      [],
    );
    expect(rows.map((row) => row.words.join(' '))).toEqual(['claim road']);
  });
});
