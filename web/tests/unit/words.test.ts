import { describe, expect, it } from 'vitest';
import { de } from '../../src/lib/i18n/de';
import { en } from '../../src/lib/i18n/en';

const gaps = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]).sort();

describe('the two languages', () => {
  it('have the same keys, no empty texts and the same gaps', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(de[key].trim(), key).not.toBe('');
      expect(en[key].trim(), key).not.toBe('');
      expect(gaps(de[key]), key).toEqual(gaps(en[key]));
    }
  });

  it('do not repeat each other where words differ', () => {
    const same = (Object.keys(en) as (keyof typeof en)[]).filter((key) => en[key] === de[key]);
    // Names and signs that are alike in both languages.
    expect(same.sort()).toEqual([
      'bot_greedy',
      'carcassonne',
      'cardcassonne',
      'computer',
      'joinOf',
      'landsOn',
      'logPoints',
      'meeple',
      'moveCounter',
      'name',
      'one_bonus',
      'one_gold',
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
