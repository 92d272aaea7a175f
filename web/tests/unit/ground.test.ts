// The ground of a region as one area, and the outline around it.
import { describe, expect, it, vi } from 'vitest';
import type { BoardRegion, BoardView } from '../../src/lib/table/kinds';

// A tile of field, one that is field above and city below, one with a road of 20 units from north to south.
const OUTLINES: Record<string, string[]> = {
  field: ['M0 0L240 0L240 240L0 240Z'],
  half: ['M0 0L240 0L240 120L0 120Z', 'M0 120L240 120L240 240L0 240Z'],
  road: ['M110 0L130 0L130 240L110 240Z', 'M0 0L110 0L110 240L0 240Z', 'M130 0L240 0L240 240L130 240Z'],
  rough: ['M110.2 0.1L129.8 0L129.8 240L110.2 239.9Z'],
  holed: ['M0 0L240 0L240 240L0 240ZM100 100L100 140L140 140L140 100Z'],
};
vi.mock('../../src/lib/art.svelte', () => ({ outline: (kind: string, part: number) => OUTLINES[kind]![part]! }));
const { area, without } = await import('../../src/lib/board/ground');

type Laid = [kind: string, x: number, y: number, facing?: number];
function of(tiles: Laid[], parts = tiles.map((_, n): [number, number] => [n, 0])) {
  const view = { tiles: tiles.map(([kind, x, y, facing = 0]) => ({ kind, x, y, facing })) };
  return area(view as unknown as BoardView, { parts } as unknown as BoardRegion);
}
/** The pieces of a path, each with its lesser end first, in order. */
function pieces(path: string): string[] {
  const found = path
    .split('M')
    .slice(1)
    .flatMap((line) => {
      const points = line.split('L');
      return points.slice(1).map((to, n) => [points[n]!, to].sort().join(' – '));
    });
  return found.sort();
}

describe('the outline', () => {
  it('is the rim of a single tile', () => {
    expect(pieces(of([['field', 0, 0]]).outline)).toEqual([
      '0 0 – 0 240',
      '0 0 – 240 0',
      '0 240 – 240 240',
      '240 0 – 240 240',
    ]);
  });
  it('has no seam between two tiles', () => {
    const { outline } = of([
      ['field', 0, 0],
      ['field', 1, 0],
    ]);
    expect(pieces(outline)).toHaveLength(6);
    expect(outline).not.toContain('240 0L240 240');
    expect(outline).not.toContain('240 240L240 0');
  });
  it('has no seam whatever the facing', () => {
    const all = [0, 1, 2, 3].map((facing) =>
      pieces(
        of([
          ['field', 0, 0],
          ['field', 0, 1, facing],
        ]).outline,
      ),
    );
    for (const outline of all) expect(outline).toEqual(all[0]);
  });
  it('goes where only a part of an edge is shared', () => {
    const { outline } = of([
      ['half', 0, 0],
      ['field', 1, 0],
    ]);
    expect(pieces(outline)).toContain('240 120 – 240 240');
    expect(pieces(outline)).not.toContain('240 0 – 240 120');
  });
  it('leaves no slivers where profiles meet but for rounding', () => {
    const { outline } = of([
      ['road', 0, 0],
      ['rough', 0, 1],
    ]);
    const across = pieces(outline).filter((piece) => / 240 – \S+ 240$/.test(piece));
    expect(across).toEqual([]);
    expect(pieces(outline)).toHaveLength(6);
  });
  it('goes around holes', () => {
    expect(pieces(of([['holed', 0, 0]]).outline)).toHaveLength(8);
  });
  it('separates parts of one tile that are not of the region', () => {
    const { outline } = of([['road', 0, 0]], [[0, 1]]);
    expect(pieces(outline)).toContain('110 0 – 110 240');
  });
});

describe('the fill', () => {
  it('lies where the turned tile does', () => {
    expect(of([['half', 2, -1, 1]]).fill).toBe('M720 -240L720 0L600 0L600 -240Z');
  });
});

describe('what is left of a stretch', () => {
  it('keeps its direction', () => {
    expect(without({ from: 240, to: 0 }, [{ from: 100, to: 120 }])).toEqual([
      { from: 240, to: 120 },
      { from: 100, to: 0 },
    ]);
  });
});
