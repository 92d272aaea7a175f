// The person's language: chosen by the browser, switchable, remembered. Every folder beside this file is a locale;
// only the chosen one is loaded.
import type { words as reference, tips as referenceTips } from './en';
import type { rules as referenceRules } from './en/rules';
import { fill, type Gaps, type Like, type Person, type Text } from './text';

export type Words = typeof reference;
type Key = keyof Words;
/** Texts that are told differently to the person here: they need to know whom they tell of. */
type AddressedKey = { [K in Key]: Words[K] extends { they: unknown } ? K : never }[Key];
type GapsOf<K extends Key> = K extends AddressedKey ? [gaps: Gaps & { name: Person }] : [gaps?: Gaps];
export type Tips = typeof referenceTips;
export type RuleTexts = typeof referenceRules;

interface Locale {
  words: Like<Words>;
  tips: Tips;
}

const names = import.meta.glob<string>('./*/name.ts', { eager: true, import: 'name' });
const locales = import.meta.glob<Locale>('./*/index.ts');
const ruleTexts = import.meta.glob<RuleTexts>('./*/rules/index.ts', { import: 'rules' });

const codeOf = (path: string) => path.split('/')[1] ?? '';
/** All locales: the code, and the name in its own language. */
export const LANGUAGES = Object.entries(names).map(([path, name]) => ({ code: codeOf(path), name }));
/** What is spoken where nothing suits. */
const FALLBACK = 'en';
const KEY = 'bastide.language';

function first(): string {
  const wished = [localStorage.getItem(KEY) ?? '', ...navigator.languages.map((tag) => tag.toLowerCase())];
  const known = (wish: string) => LANGUAGES.find(({ code }) => wish === code || wish.startsWith(`${code}-`))?.code;
  return wished.map(known).find((code) => code !== undefined) ?? FALLBACK;
}

interface Spoken extends Locale {
  code: string;
  plurals: Intl.PluralRules;
  /** Only where somebody reads them. */
  rules: RuleTexts | null;
}

async function load(code: string, withRules: boolean): Promise<Spoken> {
  const [locale, rules] = await Promise.all([
    locales[`./${code}/index.ts`]?.(),
    withRules ? ruleTexts[`./${code}/rules/index.ts`]?.() : null,
  ]);
  if (!locale) throw new Error(`no locale ${code}`);
  return { ...locale, code, plurals: new Intl.PluralRules(code), rules: rules ?? null };
}

const loaded = await load(first(), false);
let spoken = $state.raw<Spoken>(loaded);

export function language(): string {
  return spoken.code;
}

/** The language that was asked for last: it may still be on its way. */
let wished = loaded.code;

/** Switches the language; where it cannot be loaded, everything stays as it is. */
export async function speak(next: string): Promise<void> {
  wished = next;
  const found = await load(next, spoken.rules !== null).catch(() => null);
  if (!found || wished !== next) return;
  spoken = found;
  localStorage.setItem(KEY, next);
  document.documentElement.lang = next;
}

/** Loads the texts of the rules page; afterwards every language comes with them. */
export async function loadRules(): Promise<void> {
  if (spoken.rules === null) spoken = await load(spoken.code, true);
}

/** The texts of the rules page, once they are loaded. */
export function rules(): RuleTexts | null {
  return spoken.rules;
}

/** What a tip of the coach says, with its `{gaps}` filled. */
export function tip(name: keyof Tips, gaps: Gaps = {}): { title: string; text: string } {
  const { title, text } = spoken.tips[name];
  return { title: fill(title, gaps, spoken.plurals), text: fill(text, gaps, spoken.plurals) };
}

function suited(key: string, gaps: Gaps): string | undefined {
  const text = (spoken.words as Record<string, Text | undefined>)[key];
  return text === undefined ? undefined : fill(text, gaps, spoken.plurals);
}

/** The text for a key, with its `{gaps}` filled, in the form that suits them. */
export function t<K extends Key>(key: K, ...[gaps]: GapsOf<K>): string {
  return suited(key, gaps ?? {}) ?? key;
}

/** Several names as the language lists them: `Anna, Ben and Cleo`. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(spoken.code).format(names);
}

/** A key that is put together; unknown ones show themselves. */
export function tt(key: string, gaps: Gaps = {}): string {
  return suited(key, gaps) ?? key;
}

/** Whether there is a text for a key that is put together. */
export function has(key: string): boolean {
  return key in spoken.words;
}

/** A text that a game may have in its own words: `KEY_GAME` where there is one, or else that of all. */
export function tg<K extends Key>(game: string, key: K, ...[gaps]: GapsOf<K>): string {
  return suited(`${key}_${game}`, gaps ?? {}) ?? t(key, ...([gaps] as GapsOf<K>));
}
