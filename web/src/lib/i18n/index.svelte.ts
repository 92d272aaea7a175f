// The person's language: chosen by the browser, switchable, remembered.
import { de } from './de';
import { en, type Words } from './en';

export type Language = 'de' | 'en';
const tables: Record<Language, Words> = { de, en };
const KEY = 'bastide.language';

function first(): Language {
  const kept = localStorage.getItem(KEY);
  if (kept === 'de' || kept === 'en') return kept;
  return navigator.languages.some((l) => l.toLowerCase().startsWith('de')) ? 'de' : 'en';
}

let current = $state<Language>(first());

export function language(): Language {
  return current;
}

export function speak(next: Language): void {
  current = next;
  localStorage.setItem(KEY, next);
  document.documentElement.lang = next;
}

const fill = (text: string, gaps: Record<string, string | number>) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(gaps[name] ?? ''));

/** The text for a key, with its `{gaps}` filled. */
export function t(key: keyof Words, gaps: Record<string, string | number> = {}): string {
  return fill(tables[current][key], gaps);
}

/** A key that is put together; unknown ones show themselves. */
export function tt(key: string, gaps: Record<string, string | number> = {}): string {
  return fill((tables[current] as Record<string, string>)[key] ?? key, gaps);
}

/** A text that a game may have in its own words: `KEY_GAME` where there is one, or else that of all. */
export function tg(game: string, key: keyof Words, gaps: Record<string, string | number> = {}): string {
  return fill((tables[current] as Record<string, string>)[`${key}_${game}`] ?? tables[current][key], gaps);
}
