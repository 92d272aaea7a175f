// Every locale has every text, with the same params.
import { describe, expect, it } from 'vitest';
import type { Text } from '../../src/lib/i18n/text';

type Tree = { [key: string]: Tree | string };
const bundles = import.meta.glob<{ words: Record<string, Text>; tips: Tree }>('../../src/lib/i18n/*/index.ts', {
  eager: true,
});
const rules = import.meta.glob<Tree>('../../src/lib/i18n/*/rules/index.ts', { eager: true, import: 'rules' });
const plain = import.meta.glob<string>('../../src/lib/i18n/*/name.ts', { eager: true, import: 'name' });
const folder = (path: string) => path.split('/').at(-2 - (path.includes('/rules/') ? 1 : 0))!;

const all = Object.entries(bundles).map(([path, { words, tips }]) => ({
  code: folder(path),
  words,
  tips,
  rules: Object.entries(rules).find(([other]) => folder(other) === folder(path))?.[1] ?? {},
}));
const english = all.find(({ code }) => code === 'en')!;
const others = all.filter(({ code }) => code !== 'en');

const params = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]))].sort();
const forms = (text: Text): string[] =>
  typeof text === 'string' ? [text] : Object.values(text).flatMap((form) => forms(form as Text));
/** Texts of a tree by their paths. */
const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}/${key}`, value] as [string, string]] : leaves(value, `${path}/${key}`),
  );

describe('every locale', () => {
  it('is one folder with a name, words, tips and rules', () => {
    expect(all.map(({ code }) => code).sort()).toEqual(Object.keys(plain).map(folder).sort());
    expect(Object.keys(rules).map(folder).sort()).toEqual(all.map(({ code }) => code).sort());
    expect(all.length).toBeGreaterThanOrEqual(2);
  });

  it('has the forms that its plural rules ask for', () => {
    for (const { code, words } of all) {
      const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
      const check = (key: string, text: Text): void => {
        if (typeof text === 'string') return;
        if ('they' in text) return Object.values(text).forEach((form) => check(key, form as Text));
        expect(Object.keys(text).sort(), `${code} ${key}`).toEqual([...pluralCategories].sort());
      };
      for (const [key, text] of Object.entries(words)) check(key, text);
    }
  });

  it('has the texts of the English one, none empty, with the same params', () => {
    for (const { code, words } of others) {
      expect(Object.keys(words).sort()).toEqual(Object.keys(english.words).sort());
      for (const [key, text] of Object.entries(english.words)) {
        const both = [text, words[key]!].map((text) => forms(text).map((form) => form.trim()));
        expect(both.flat(), `${code} ${key}`).not.toContain('');
        // A form may leave a gap out: "1 tile", or "you" for a name. Together they have them all.
        const [here, there] = both.map((texts) => params(texts.join(' ')));
        expect(there, `${code} ${key}`).toEqual(here);
      }
    }
  });

  it('has the tips and rules of the English one, with the same params', () => {
    for (const { code, tips, rules } of others) {
      for (const [mine, reference] of [
        [tips, english.tips],
        [rules, english.rules],
      ] as const) {
        const told = Object.fromEntries(leaves(mine));
        for (const [path, text] of leaves(reference))
          expect(params(told[path] ?? ''), `${code} ${path}`).toEqual(params(text));
        expect(Object.keys(told).sort()).toEqual(
          leaves(reference)
            .map(([path]) => path)
            .sort(),
        );
      }
    }
  });

  it('does not repeat the English where words differ', () => {
    const german = others.find(({ code }) => code === 'de')!;
    const same = Object.keys(english.words).filter(
      (key) => JSON.stringify(english.words[key]) === JSON.stringify(german.words[key]),
    );
    // Names and signs that are alike in both languages.
    expect(same.sort()).toEqual([
      'aids_standard',
      'carcassonne',
      'cardcassonne',
      'computer',
      'figure_meeple',
      'landsOn',
      'logPoints',
      'moveCounter',
      'name',
      'one_bonus',
      'one_gold',
      'preset_bigbox',
      'promisePersons',
      'reason_bonus',
      'reason_gold',
      'stepOn',
      'tab_text',
      'takes',
      'wall_bonus',
    ]);
  });
});
