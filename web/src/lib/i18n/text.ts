// What a text can be. A locale is a folder beside this file; `en` is the reference for the others.

/** Forms of a text by the plural rules of its language; `{n}` decides. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
export type Plain = string | Plural;

/**
 * A sentence about a seat, `{name}`: as it is said of others, and as it is said to the person here. `toYou` is for
 * sentences about two seats, where the person here is `{other}`.
 */
export interface Addressed {
  they: Plain;
  you: Plain;
  toYou?: Plain;
}
export type Text = Plain | Addressed;

/** The texts that another locale must have. Plurals are its own affair, whom a text is addressed to is not. */
export type Like<Reference> = {
  [Key in keyof Reference]: Reference[Key] extends { they: unknown } ? Addressed : Plain;
};

/** Somebody at the table, and whether that is the person here. */
export interface Person {
  name: string;
  you: boolean;
}
export type Params = Record<string, string | number | Person>;

const isPerson = (value: unknown): value is Person => typeof value === 'object';

function formOf(text: Plain, params: Params, rules: Intl.PluralRules): string {
  if (typeof text === 'string') return text;
  return text[rules.select(Number(params['n'] ?? 0))] ?? text.other;
}

function addressed(text: Addressed, { name, other }: Params): Plain {
  if (isPerson(name) && name.you) return text.you;
  if (isPerson(other) && other.you && text.toYou !== undefined) return text.toYou;
  return text.they;
}

/** A text with its `{params}` filled, in the form that suits them. */
export function fill(text: Text, params: Params, rules: Intl.PluralRules): string {
  const plain = typeof text !== 'string' && 'they' in text ? addressed(text, params) : text;
  return formOf(plain, params, rules).replace(/\{(\w+)\}/g, (gap, key: string) => {
    const value = params[key];
    return value === undefined ? gap : isPerson(value) ? value.name : String(value);
  });
}
