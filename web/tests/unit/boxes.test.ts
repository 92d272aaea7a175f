import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { BOXES, boxNames, elementsOf, withText } = await import('../../src/lib/carcassonne/boxes');

describe('what is in the box', () => {
  it('is written as the rules read it', () => {
    expect(withText(new Set(['fields']))).toBe('');
    expect(withText(new Set())).toBe('no-fields');
    expect(withText(new Set(['fields', 'big-meeple', 'builder']))).toBe('big-meeple builder');
    expect(withText(new Set(['fields', ...BOXES.flatMap((box) => box.elements)]))).toBe(
      'river abbot inns traders machines messages ferries gold magic robbers circles tower',
    );
    for (const text of ['', 'no-fields', 'river inns builder', 'tower no-fields'])
      expect(withText(elementsOf(text))).toBe(text);
  });

  it('is told in people’s words', () => {
    expect(boxNames('')).toBe('Base game');
    expect(boxNames('no-fields')).toBe('Base game');
    expect(boxNames('river inns big-meeple')).toBe('The River · Inns & Cathedrals · Big meeple');
    expect(boxNames('something-new')).toBe('something-new');
  });
});
