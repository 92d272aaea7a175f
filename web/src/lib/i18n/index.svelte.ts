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

type Gaps = Record<string, string | number>;

const fill = (text: string, gaps: Gaps) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(gaps[name] ?? ''));

/** Whether a name stands for the person here, in whichever language it was given. */
export const isYou = (name: string | number | undefined) =>
  Object.values(tables).some((words) => words.youName === name);

/** What gaps ask of a sentence: `KEY_you` where `{name}` is the person here, `KEY_toYou` where `{other}` is, `KEY_one` for one of a thing. */
function endings({ name, other, n }: Gaps): string[] {
  return [...(isYou(name) ? ['_you'] : []), ...(isYou(other) ? ['_toYou'] : []), ...(n === 1 ? ['_one'] : [])];
}

/** The text for a key in the form that suits its gaps, where it has one. */
function suited(key: string, gaps: Gaps): string | undefined {
  const words: Record<string, string | undefined> = tables[current];
  const ending = endings(gaps).find((ending) => words[key + ending] !== undefined) ?? '';
  const text = words[key + ending];
  return text === undefined ? undefined : fill(text, gaps);
}

/** The text for a key, with its `{gaps}` filled. */
export function t(key: keyof Words, gaps: Gaps = {}): string {
  return suited(key, gaps) ?? key;
}

/** A key that is put together; unknown ones show themselves. */
export function tt(key: string, gaps: Gaps = {}): string {
  return suited(key, gaps) ?? key;
}

/** A text that a game may have in its own words: `KEY_GAME` where there is one, or else that of all. */
export function tg(game: string, key: keyof Words, gaps: Gaps = {}): string {
  return suited(`${key}_${game}`, gaps) ?? t(key, gaps);
}
