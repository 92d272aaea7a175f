// What is remembered of puzzles.
import { expect, test } from 'vitest';
import { answerTo, dayBefore, keep, streakOf, type Answer } from '../../src/lib/study/solved.svelte';

const on = (day: string, best = true): Answer => ({ best, loss: best ? 0 : 2.5, line: [], on: day });

test('the first answer counts', () => {
  keep('2026-03-01', 4, on('2026-03-01', false));
  keep('2026-03-01', 4, on('2026-03-01'));
  expect(answerTo('2026-03-01', 4)?.best).toBe(false);
  expect(answerTo('2026-03-01', 5)).toBeUndefined();
});

test('a streak counts days on which something was solved, whichever day it was from', () => {
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  const days = {
    '2026-03-01': { 1: on('2026-03-01'), 2: on('2026-03-01', false) },
    '2026-01-05': { 7: on('2026-02-28') },
    '2026-02-27': { 1: on('2026-02-27', false) },
  };
  expect(streakOf(days, '2026-03-01')).toBe(2);
  // Before today's first it is still yesterday's.
  expect(streakOf(days, '2026-03-02')).toBe(2);
  expect(streakOf(days, '2026-03-03')).toBe(0);
  expect(streakOf({}, '2026-03-01')).toBe(0);
});
