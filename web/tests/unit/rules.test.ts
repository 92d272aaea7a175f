import { describe, expect, it, vi } from 'vitest';
import { TIPS } from '../../src/lib/coach/words';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { CHAPTERS, elementsOf, shown } = await import('../../src/lib/rules');
const { BOARDS } = await import('../../src/lib/rules/boards');
const { rulesPath } = await import('../../src/lib/rules/path');

describe('the rules', () => {
  const sections = CHAPTERS.flatMap((chapter) => chapter.sections);
  const blocks = sections.flatMap((section) => section.blocks);
  it('have an anchor for every tip, and no anchor twice', () => {
    const anchors = sections.map((section) => section.id);
    for (const { rule } of Object.values(TIPS)) expect(anchors).toContain(rule);
    expect(new Set([...anchors, ...CHAPTERS.map((c) => c.id)]).size).toBe(anchors.length + CHAPTERS.length);
  });

  it('show every board once, with the points of the engine in both languages', () => {
    const boards = blocks.flatMap((block) => (block.kind === 'board' ? [block] : []));
    expect(boards.map((b) => b.board).sort()).toEqual(Object.keys(BOARDS).sort());
    const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const { board, caption, alt } of boards) {
      expect(gaps(caption.de), board).toEqual(gaps(caption.en));
      expect(gaps(alt.de + alt.en), board).toEqual([]);
      // Points are never typed: what the engine counted is all there is.
      const paid = BOARDS[board].points.some((points) => points > 0);
      expect(gaps(caption.de).length > 0, board).toBe(paid || board === 'inn-open');
      expect(caption.de + caption.en, board).not.toMatch(/\d/);
    }
  });

  it('follow what is in play', () => {
    const of = (text: string) => CHAPTERS.flatMap((c) => shown(c, elementsOf(text)).map((s) => s.id));
    expect(of('')).toContain('fields');
    expect(of('no-fields')).not.toContain('fields');
    expect(of('')).not.toContain('river');
    expect(of('big-meeple')).toContain('big-meeple');
    expect(of('big-meeple')).not.toContain('inns');
    expect(of('traders no-fields')).not.toContain('pig');
    expect(rulesPath('river inns', 'pig')).toBe('/rules/river+inns#pig');
    expect(rulesPath('')).toBe('/rules');
  });
});
