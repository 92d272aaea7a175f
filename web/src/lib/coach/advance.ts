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
  /** What whoever has finished a game of this kind knows. Everything else is explained the first time it comes. */
  basics: readonly (keyof Tips)[];
}

/** What became of the tip that is shown. */
export interface Seen {
  /** Whether it was there long enough to be read. */
  read: boolean;
  /** Whether the person has answered a question meanwhile. */
  answered: boolean;
}

/**
 * What to show after something changed. A tip stays until it could be read. After that, one about a question goes
 * with the question, and one about something that happened once the person has answered a question.
 */
export function advance(
  told: ReadonlySet<string>,
  current: Shown | null,
  seen: Seen,
  now: Lesson,
): { told: Set<string>; current: Shown | null } {
  const next = new Set(told);
  if (current) {
    const holds = current.news ? !seen.answered : now.tips.some((shown) => !shown.news && shown.tip === current.tip);
    if (holds || !seen.read) return { told: next, current };
    next.add(current.tip);
  }
  return { told: next, current: now.tips.find((shown) => !next.has(shown.tip)) ?? null };
}
