// @vitest-environment happy-dom
// Telling what happened: one beat after the other, at the speed that was chosen, cut short at any time.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose } from '../../src/lib/settings.svelte';
import { asScoring, told, withCard, type Beat } from '../../src/lib/table/beats';
import { FinalCount } from '../../src/lib/table/count.svelte';
import { Timeline } from '../../src/lib/table/timeline.svelte';

const counted = (points: number): Beat => ({
  ms: 900,
  move: { kind: 'points', scoring: asScoring({ to: 0, reason: 'city', points, terms: [], at: [0, 0] }) },
  seat: 0,
  say: `+${points}`,
  holds: false,
});
const laid = (tile: number): Beat => ({ ms: 500, move: { kind: 'tile', tile }, seat: 1, say: 'laid', holds: true });

describe('the timeline', () => {
  const done = vi.fn();
  let timeline: Timeline<string>;
  const play = (...beats: Beat[]) => timeline.play({ before: 'then', after: 'now', beats }, done);
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    done.mockReset();
    choose({ speed: 'usual' });
    timeline = new Timeline<string>(() => null);
  });
  afterEach(() => vi.useRealTimers());

  it('tells one beat after the other and then goes on', () => {
    play(laid(1), counted(4));
    expect([timeline.at, timeline.said, timeline.opens]).toEqual([0, 'laid', false]);
    vi.advanceTimersByTime(500);
    // Whoever is asked need not wait for points.
    expect([timeline.at, timeline.said, timeline.opens]).toEqual([1, '+4', true]);
    vi.advanceTimersByTime(899);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect([done.mock.calls.length, timeline.passage]).toEqual([1, null]);
  });

  it('is faster or slower as somebody wishes, and at once without a pause', () => {
    choose({ speed: 'double' });
    play(laid(1));
    vi.advanceTimersByTime(250);
    expect(done).toHaveBeenCalledTimes(1);
    choose({ speed: 'half' });
    play(laid(2));
    vi.advanceTimersByTime(999);
    expect(done).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    choose({ speed: 'once' });
    play(laid(3), counted(2));
    expect(done).toHaveBeenCalledTimes(3);
    expect(timeline.chips.map(({ points }) => points)).toEqual([2]);
  });

  it('keeps what was told until somebody acts, also what was skipped', () => {
    play(laid(1), counted(4), withCard(told('', 1), { text: 'Look!', seat: 1 }));
    timeline.skip();
    expect(done).toHaveBeenCalledTimes(1);
    expect([timeline.chips.length, timeline.cards.map(({ text }) => text)]).toEqual([1, ['Look!']]);
    timeline.dismiss(timeline.cards[0]!);
    expect(timeline.cards).toEqual([]);
    timeline.forget();
    expect(timeline.chips).toEqual([]);
  });

  it('lets those who only watch see a round', () => {
    timeline = new Timeline<string>(() => 2);
    timeline.note([laid(1), counted(4)]);
    timeline.note([laid(2)]);
    expect(timeline.chips).toHaveLength(1);
    timeline.note([laid(3)]);
    expect(timeline.chips).toHaveLength(0);
  });

  it('puts what stands aside for something else', () => {
    timeline.note([counted(4)]);
    const kept = timeline.keep();
    expect(timeline.chips).toEqual([]);
    timeline.note([counted(7)]);
    timeline.restore(kept);
    expect(timeline.chips.map(({ points }) => points)).toEqual([4]);
  });
});

describe('the final count', () => {
  const scoring = (seat: number, points: number) => ({
    ...asScoring({ to: seat, reason: 'field', points, terms: [], at: [0, 0] }),
  });
  const view = { seats: [{ points: 30 }, { points: 20 }] };
  let count: FinalCount;
  beforeEach(() => {
    vi.useFakeTimers();
    choose({ speed: 'usual' });
    count = new FinalCount();
  });
  afterEach(() => vi.useRealTimers());

  it('counts one thing after the other, with totals that rise to the result', () => {
    count.start([scoring(0, 4), scoring(1, 0), scoring(1, 9), scoring(0, 6)]);
    expect([count.now?.points, count.counted.length]).toEqual([4, 1]);
    expect(count.standings(view).seats.map(({ points }) => points)).toEqual([24, 11]);
    vi.advanceTimersByTime(1200);
    expect(count.standings(view).seats.map(({ points }) => points)).toEqual([24, 20]);
    vi.advanceTimersByTime(2400);
    expect([count.running, count.standings(view)]).toEqual([false, view]);
  });

  it('can be skipped, and is none where everything is shown at once', () => {
    count.start([scoring(0, 4), scoring(0, 6)]);
    count.skip();
    expect([count.running, count.beat]).toEqual([false, null]);
    choose({ speed: 'once' });
    count.start([scoring(0, 4)]);
    expect(count.running).toBe(false);
  });
});
