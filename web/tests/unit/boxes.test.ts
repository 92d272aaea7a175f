import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { PRESETS, missing, tilesOf, withText } = await import('../../src/lib/pages/boxes');

describe('what is in the box', () => {
  it('is written as the rules read it', () => {
    expect(withText(new Set(PRESETS.base))).toBe('');
    expect(withText(new Set(PRESETS.first))).toBe('no-fields');
    expect(withText(new Set(PRESETS.classic))).toBe('river abbot inns traders');
    expect(withText(new Set(['fields', 'big-meeple', 'builder']))).toBe('big-meeple builder');
    expect(withText(new Set(PRESETS.minis))).toBe('machines messages ferries gold magic robbers circles');
    expect(withText(new Set(PRESETS.all))).toBe(
      'river abbot inns traders machines messages ferries gold magic robbers circles tower',
    );
  });

  it('names what is missing', () => {
    expect(missing(new Set(['fields', 'goods']))).toEqual(['goods', 'trader-tiles']);
    expect(missing(new Set(['pig']))).toEqual(['pig', 'fields']);
    expect(missing(new Set(['fields', 'tower-pieces']))).toEqual(['tower-pieces', 'tower-tiles']);
    expect(missing(new Set(PRESETS.all))).toBeNull();
    expect(tilesOf(new Set(PRESETS.base))).toBe(72);
    expect(tilesOf(new Set(PRESETS.all))).toBe(189);
  });
});
