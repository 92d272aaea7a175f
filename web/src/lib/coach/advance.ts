// Which tip is shown when something changed: one at a time, each once.
import type { Tips } from '../i18n/index.svelte';

/** A tip with what its text tells of. */
export interface Shown<T extends keyof Tips = keyof Tips> {
  tip: T;
  /** Whether it tells of something that happened, rather than of the question. */
  news: boolean;
  params: Record<string, string | number>;
  /** Whom it tells of, if it tells of somebody. */
  who?: number;
}

/** All that could be explained at one moment. */
export interface Lesson {
  /** The most pressing first. */
  tips: Shown[];
  /** Tells one question from the next; empty if this browser is not asked. */
  asked: string;
}

/**
 * What to show after something changed. A tip about a question goes with the question; a tip about something
 * that happened stays until the person has answered a question meanwhile, or says so.
 */
export function advance(
  told: ReadonlySet<string>,
  current: Shown | null,
  before: Lesson | null,
  now: Lesson,
): { told: Set<string>; current: Shown | null } {
  const next = new Set(told);
  if (current) {
    const answered = before !== null && before.asked !== '' && before.asked !== now.asked;
    const stays = current.news ? !answered : now.tips.some((shown) => !shown.news && shown.tip === current.tip);
    if (stays) return { told: next, current };
    next.add(current.tip);
  }
  return { told: next, current: now.tips.find((shown) => !next.has(shown.tip)) ?? null };
}
