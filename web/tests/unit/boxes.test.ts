import { describe, expect, it, vi } from 'vitest';
import { CONTENTS } from './contents';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { boxesOf, boxNames, elementsIn, elementsOf, hasFields, unknownIn, withText } =
  await import('../../src/lib/carcassonne/boxes');
const boxes = boxesOf(CONTENTS);

describe('what is in the box', () => {
  it('is written as the rules read it', () => {
    expect(withText(new Set(['fields']), boxes)).toBe('');
    expect(withText(new Set(), boxes)).toBe('no-fields');
    expect(withText(new Set(['fields', 'big-meeple', 'builder']), boxes)).toBe('big-meeple builder');
    expect(withText(new Set(['fields', ...boxes.flatMap(elementsIn)]), boxes)).toBe(
      'river abbot inns traders machines messages ferries gold magic robbers circles tower',
    );
    for (const text of ['', 'no-fields', 'river inns builder', 'tower no-fields'])
      expect(withText(elementsOf(text, boxes), boxes)).toBe(text);
  });

  it('may be all of it, and names what does not exist', () => {
    expect(elementsOf('all', boxes)).toEqual(new Set(['fields', ...boxes.flatMap(elementsIn)]));
    expect(unknownIn('all', boxes)).toEqual([]);
    expect(unknownIn('river+dragons big-meeple,no-fields', boxes)).toEqual(['dragons']);
    expect(hasFields('river no-fields')).toBe(false);
    expect(hasFields('')).toBe(true);
  });

  it('is told in people’s words', () => {
    expect(boxNames('')).toBe('Base game');
    expect(boxNames('no-fields')).toBe('Base game');
    expect(boxNames('river inns big-meeple')).toBe('The River · Inns & Cathedrals · Big meeple');
    expect(boxNames('something-new')).toBe('something-new');
  });
});
