// The person's language: chosen by the browser, switchable, remembered. Every folder beside this file is a locale;
// only the chosen one is loaded.
import type { GameName } from '../protocol';
import type { words as reference, tips as referenceTips } from './en';
import type { rules as referenceRules } from './en/rules';
import { fill, type Params, type Like, type Person, type Text } from './text';

export type Words = typeof reference;
export type Key = keyof Words;
/** Texts that are told differently to the person here: they need to know whom they tell of. */
type AddressedKey = { [K in Key]: Words[K] extends { they: unknown } ? K : never }[Key];
type ParamsOf<K extends Key> = K extends AddressedKey ? [params: Params & { name: Person }] : [params?: Params];
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

function preferred(): string {
  const wished = [localStorage.getItem(KEY) ?? '', ...navigator.languages.map((tag) => tag.toLowerCase())];
  const known = (wish: string) => LANGUAGES.find(({ code }) => wish === code || wish.startsWith(`${code}-`))?.code;
  return wished.map(known).find((code) => code !== undefined) ?? FALLBACK;
}

interface Loaded extends Locale {
  code: string;
  plurals: Intl.PluralRules;
  /** Only where somebody reads them. */
  rules: RuleTexts | null;
}

async function load(code: string, withRules: boolean): Promise<Loaded> {
  const [locale, rules] = await Promise.all([
    locales[`./${code}/index.ts`]?.(),
    withRules ? ruleTexts[`./${code}/rules/index.ts`]?.() : null,
  ]);
  if (!locale) throw new Error(`no locale ${code}`);
  return { ...locale, code, plurals: new Intl.PluralRules(code), rules: rules ?? null };
}

const loaded = await load(preferred(), false);
let current = $state.raw<Loaded>(loaded);

export function language(): string {
  return current.code;
}

/** The language that was asked for last: it may still be on its way. */
let wished = loaded.code;

/** Switches the language; where it cannot be loaded, everything stays as it is. */
export async function setLanguage(next: string): Promise<void> {
  wished = next;
  const found = await load(next, current.rules !== null).catch(() => null);
  if (!found || wished !== next) return;
  current = found;
  localStorage.setItem(KEY, next);
  document.documentElement.lang = next;
}

/** Loads the texts of the rules page; afterwards every language comes with them. */
export async function loadRules(): Promise<void> {
  if (current.rules === null) current = await load(current.code, true);
}

/** The texts of the rules page, once they are loaded. */
export function rules(): RuleTexts | null {
  return current.rules;
}

/** What a tip of the coach says, with its `{params}` filled. */
export function tip(name: keyof Tips, params: Params = {}): { title: string; text: string } {
  const { title, text } = current.tips[name];
  return { title: fill(title, params, current.plurals), text: fill(text, params, current.plurals) };
}

function suited(key: string, params: Params): string | undefined {
  const text = (current.words as Record<string, Text | undefined>)[key];
  return text === undefined ? undefined : fill(text, params, current.plurals);
}

/** The text for a key, with its `{params}` filled, in the form that suits them. */
export function t<K extends Key>(key: K, ...[params]: ParamsOf<K>): string {
  return suited(key, params ?? {}) ?? key;
}

/** Several names as the language lists them: `Anna, Ben and Cleo`. */
export function formatList(names: string[]): string {
  return new Intl.ListFormat(current.code).format(names);
}

/** A day, from seconds since 1970. */
export function formatDate(seconds: number): string {
  return new Intl.DateTimeFormat(current.code, { dateStyle: 'medium' }).format(seconds * 1000);
}

/** Whether a word that is not known before is a key: only then there is a text for it. */
export function isKey(word: string): word is Key {
  return word in current.words;
}

/** A text that a game may have in its own words: `KEY_GAME` where there is one, or else that of all. */
export function tg<K extends Key>(game: GameName, key: K, ...[params]: ParamsOf<K>): string {
  return suited(`${key}_${game}`, params ?? {}) ?? t(key, ...([params] as ParamsOf<K>));
}
