import { describe, expect, it, vi } from 'vitest';
import type { RuleTexts } from '../../src/lib/i18n/index.svelte';
import { CONTENTS } from './contents';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
const { rules: de } = await import('../../src/lib/i18n/de/rules');
const { rules: en } = await import('../../src/lib/i18n/en/rules');
const { titleOf, worded } = await import('../../src/lib/rules/worded');
const { TIP_RULES: TIPS } = await import('../../src/lib/carcassonne/expansions');
const { TIP_RULES: CARD_TIPS } = await import('../../src/lib/cardcassonne/tips');
const { TIP_RULES: CASTLE_TIPS } = await import('../../src/lib/castle/tips');
const { GAMES } = await import('../../src/lib/games');
const { needsOf, shown } = await import('../../src/lib/rules');
const CHAPTERS = (await Promise.all(Object.values(GAMES).map((game) => game.rules()))).flatMap(
  ({ rules }) => rules.chapters,
);
const boxes = await import('../../src/lib/carcassonne/boxes');
const BOXES = boxes.boxesOf(CONTENTS).map((box) => ({ name: box.name, elements: boxes.elementsIn(box) }));
const elementsOf = (text: string) => boxes.elementsOf(text, CONTENTS.boxes);
const withText = (elements: ReadonlySet<string>) => boxes.withText(elements, boxes.boxesOf(CONTENTS));
const { BOARDS } = await import('../../src/lib/rules/boards');
const { rulesPath } = await import('../../src/lib/rules/path');

describe('the rules', () => {
  const sections = CHAPTERS.flatMap((chapter) => chapter.sections);
  const blocks = sections.flatMap((section) => section.blocks);
  const wordedBlocks = (texts: RuleTexts) =>
    CHAPTERS.flatMap((chapter) => worded(chapter, chapter.sections, texts)).flatMap((section) => section.blocks);
  it('have an anchor for every tip, and no anchor twice', () => {
    const anchors = sections.map((section) => section.id);
    for (const rule of [...Object.values(TIPS), ...Object.values(CASTLE_TIPS), ...Object.values(CARD_TIPS)])
      expect(anchors).toContain(rule);
    expect(new Set([...anchors, ...CHAPTERS.map((c) => c.id)]).size).toBe(anchors.length + CHAPTERS.length);
  });

  it('show every board once, with the points of the engine in every language', () => {
    const boards = blocks.flatMap((block) => (block.kind === 'board' ? [block.board] : []));
    expect([...boards].sort()).toEqual(Object.keys(BOARDS).sort());
    const params = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const texts of [de, en]) {
      const shownThere = wordedBlocks(texts).flatMap((block) => (block.kind === 'board' ? [block] : []));
      for (const { board, texts: words } of shownThere) {
        expect(params(words.alt), board).toEqual([]);
        // Points are never typed: what the engine counted is all there is.
        const paid = BOARDS[board].points.some((points) => points > 0);
        expect(params(words.caption).length > 0, board).toBe(paid || board === 'inn-open');
        expect(words.caption, board).not.toMatch(/\d/);
      }
    }
  });

  it('name texts that exist, and every text once', () => {
    for (const chapter of CHAPTERS) {
      const texts: Record<string, Record<string, unknown>> = en[chapter.texts].sections;
      expect(Object.keys(texts).sort()).toEqual(chapter.sections.map(({ id }) => id).sort());
      for (const { id, blocks } of chapter.sections) {
        const named = blocks.flatMap((block) => {
          if (block.kind === 'text') return [block.text];
          // Lines that another chapter brings are looked for below.
          if (block.kind === 'list') return block.items.filter(({ of }) => !of).map((item) => item.text);
          if (block.kind === 'pieces') return block.pieces.map(({ text }) => text);
          if (block.kind === 'counts') return block.heads;
          return block.kind === 'board' ? [block.board] : block.rows;
        });
        expect(['title', ...named].sort(), id).toEqual(Object.keys(texts[id] ?? {}).sort());
      }
    }
  });

  it('tell what happens when, with every line that an expansion brings to it', () => {
    const items = blocks.flatMap((block) => (block.kind === 'list' ? block.items.filter(({ of }) => of) : []));
    for (const texts of [de, en]) {
      const lines = Object.entries(texts).flatMap(([name, own]) =>
        'order' in own ? Object.keys(own.order).map((key) => `${name} ${key}`) : [],
      );
      expect(items.map(({ of, text }) => `${of} ${text}`).sort()).toEqual(lines.sort());
    }
    const chapter = CHAPTERS.find(({ id }) => id === 'order-chapter')!;
    const told = (text: string) =>
      worded(chapter, shown(chapter, elementsOf(text)), en).map(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])),
      );
    expect(told('')).toEqual([]);
    expect(told('machines')).toEqual([
      [
        'Draw and lay a tile',
        'Exactly one thing: place a figure, or do what an expansion offers instead, or nothing',
        'Score everything that is completed',
      ],
    ]);
    const everything = 'abbot traders messages ferries gold magic robbers circles tower';
    expect(told(everything)).toEqual([
      [
        'Draw and lay a tile',
        'Place gold bars',
        'Move the mage or the witch, if the symbol says so or the tile brings both together',
        'Place robbers: first you, then one other player',
        'Buy back a captured meeple if you like',
        'Exactly one thing: place a figure, or do what an expansion offers instead, or nothing',
        'Place the new ferry, then move others',
        'Score the abbot, if he was taken back',
        'Score everything that is completed',
        'Take goods',
        'Move with the points, the player on turn first; then the robbers get their share',
        'Take gold',
        'Read a message if you landed on a dark space',
        'Crop circle',
        'The builder’s second tile',
        'The extra turn from message four',
      ],
      [
        'Gold still lying on tiles leaves the game',
        'Three points for every robber on the scoring track',
        'Open roads, cities and monasteries',
        'Fields',
        'Goods',
        'Gold you have taken',
      ],
    ]);
  });

  it('say the same in both languages', () => {
    const flat = (texts: RuleTexts) =>
      CHAPTERS.flatMap((chapter) => [
        titleOf(chapter, texts),
        ...worded(chapter, chapter.sections, texts).flatMap(({ title, blocks }) => [
          title,
          ...blocks.flatMap((block) => {
            if (block.kind === 'text') return [block.text];
            if (block.kind === 'list') return block.items;
            if (block.kind === 'board') return [block.texts.alt, block.texts.caption];
            if (block.kind === 'pieces') return block.pieces.map(({ text }) => text);
            if (block.kind === 'counts') return block.heads;
            return block.rows.flatMap(({ what, finished, end }) => [what, finished, end]);
          }),
        ]),
      ]);
    const english = flat(en);
    for (const [n, text] of flat(de).entries()) {
      const other = english[n]!;
      expect(text.length, other).toBeGreaterThan(0);
      expect(other.length, text).toBeGreaterThan(0);
      // Where one language says much more, something was forgotten in the other.
      const [short, long] = [text.length, other.length].sort((a, b) => a - b) as [number, number];
      if (long > 40) expect(long / short, text).toBeLessThan(1.6);
    }
  });

  const of = (text: string) => CHAPTERS.flatMap((c) => shown(c, elementsOf(text)).map((s) => s.id));
  const NEW = ['machines', 'messages', 'ferries', 'gold', 'magic', 'robbers', 'circles', 'tower'];

  it('have a chapter for every box', () => {
    const base = of('').length;
    for (const { name, elements } of BOXES) {
      expect(of(name).length, name).toBeGreaterThan(base);
      expect(withText(elementsOf(name))).toBe(name);
      for (const element of elements) expect(withText(elementsOf(element))).toBe(elements.length > 1 ? element : name);
    }
    expect(withText(elementsOf('tower no-fields'))).toBe('tower no-fields');
    for (const name of NEW) {
      const { elements } = BOXES.find((box) => box.name === name)!;
      const chapter = CHAPTERS.find(({ id }) => id === `${name}-chapter`)!;
      const alone = shown(chapter, new Set(elements));
      expect(alone.length, name).toBeGreaterThan(0);
      expect(shown(chapter, elementsOf('')), name).toEqual([]);
      const boards = chapter.sections.flatMap((s) => s.blocks.filter((b) => b.kind === 'board'));
      expect(boards.length, name).toBeGreaterThan(0);
      const others = chapter.sections.find(({ id }) => id === `${name}-others`)!;
      expect(
        alone.map((s) => s.id),
        name,
      ).not.toContain(others.id);
    }
  });

  it('tell of two expansions together only where both are in play', () => {
    const lines = (text: string) => {
      const chapter = CHAPTERS.find(({ id }) => id === 'machines-chapter')!;
      const others = worded(chapter, shown(chapter, elementsOf(text)), en).find(({ id }) => id === 'machines-others');
      return others?.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])) ?? [];
    };
    expect(lines('machines')).toEqual([]);
    expect(lines('machines abbot')).toHaveLength(1);
    expect(lines('machines abbot')[0]).toContain('abbot');
    expect(lines('machines abbot inns traders ferries').length).toBeGreaterThan(3);
    const known = new Set(['fields', ...BOXES.flatMap((box) => box.elements)]);
    for (const item of blocks.flatMap((b) => (b.kind === 'list' ? b.items : []))) {
      for (const need of item.needs ?? []) expect([...known]).toContain(need);
    }
    // A link to such lines brings something to read into play.
    for (const { id } of sections) {
      const text = needsOf(CHAPTERS, id).join(' ');
      expect(of(text), id).toContain(id);
    }
  });

  it('follow what is in play', () => {
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
