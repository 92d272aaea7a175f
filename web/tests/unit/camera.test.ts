import { describe, expect, it } from 'vitest';
import {
  TILE,
  around,
  fit,
  fitAtLeast,
  isFar,
  isFree,
  keepInSight,
  pan,
  reveal,
  shift,
  shows,
  under,
  zoom,
} from '../../src/lib/board/camera';
import { enlarge, facingAt } from '../../src/lib/board/aim';

const window = { width: 1000, height: 600 };

describe('a small tile', () => {
  it('is enlarged until its parts can be hit, inside the window', () => {
    const phone = { width: 390, height: 560 };
    for (const side of [44, 60, 120]) {
      for (const [left, top] of [
        [0, 0],
        [390 - side, 560 - side],
        [170, 250],
      ] as const) {
        const { by, at, shift } = enlarge({ left, top, side }, phone);
        expect(side * by).toBeGreaterThanOrEqual(168);
        expect(at.left).toBeGreaterThanOrEqual(0);
        expect(at.top).toBeGreaterThanOrEqual(0);
        expect(at.left + at.side).toBeLessThanOrEqual(phone.width);
        expect(at.top + at.side).toBeLessThanOrEqual(phone.height);
        // Where it is drawn is where its buttons think it is.
        expect(left + side / 2 + (shift.x * side) / TILE).toBeCloseTo(at.left + at.side / 2);
      }
    }
  });

  it('stays as it is where it is large', () => {
    expect(enlarge({ left: 900, top: -20, side: 200 }, window)).toEqual({
      by: 1,
      shift: { x: 0, y: 0 },
      at: { left: 900, top: -20, side: 200 },
    });
  });

  it('turns its top to the edge that one points at', () => {
    const cell = { x: 2, y: -1 };
    const at = (x: number, y: number) => facingAt(cell, { x: (cell.x + x) * TILE, y: (cell.y + y) * TILE });
    expect([at(0.5, 0.1), at(0.9, 0.4), at(0.5, 0.9), at(0.1, 0.6)]).toEqual([0, 1, 2, 3]);
  });
});

describe('the camera', () => {
  it('moves as little as it must to reveal something', () => {
    const camera = { x: 0, y: 0, scale: 0.25 };
    const inset = { left: 76, top: 20, right: 20, bottom: 20 };
    const near = around([{ x: 0, y: 0 }]);
    expect(isFree(camera, near, window, inset)).toBe(true);
    expect(reveal(camera, near, window, inset)).toEqual(camera);
    const far = around([{ x: 9, y: 0 }]);
    expect(isFree(camera, far, window, inset)).toBe(false);
    const moved = reveal(camera, far, window, inset);
    expect(isFree(moved, far, window, inset)).toBe(true);
    expect({ y: moved.y, scale: moved.scale }).toEqual({ y: 0, scale: 0.25 });
    expect((far.right - moved.x) * 0.25).toBeCloseTo(window.width / 2 - inset.right);
  });

  it('shows every cell after fitting', () => {
    const cells = [
      { x: -3, y: 0 },
      { x: 5, y: 2 },
      { x: 0, y: -4 },
    ];
    const camera = fit(around(cells), window, { left: 64, top: 20, right: 308, bottom: 20 });
    for (const cell of cells) expect(shows(camera, window, cell.x, cell.y)).toBe(true);
    expect(shows(camera, window, 40, 0)).toBe(false);
  });

  it('never shows tiles smaller than asked for, and then what matters most', () => {
    const wall = { left: -TILE, top: -TILE, right: 10 * TILE, bottom: 13 * TILE };
    const inset = { left: 16, top: 60, right: 60, bottom: 16 };
    const phone = { width: 360, height: 300 };
    for (const cell of [
      { x: 1, y: 11 },
      { x: 8, y: 0 },
      { x: 4, y: 6 },
    ]) {
      const camera = fitAtLeast(wall, phone, inset, 28, around([cell]));
      expect(camera.scale * TILE).toBeCloseTo(28);
      expect(shows(camera, phone, cell.x, cell.y)).toBe(true);
      // Nothing beyond the wall takes up room.
      expect((camera.y - wall.top) * camera.scale).toBeGreaterThanOrEqual(phone.height / 2 - inset.top - 0.01);
      expect((wall.bottom - camera.y) * camera.scale).toBeGreaterThanOrEqual(phone.height / 2 - inset.bottom - 0.01);
    }
    expect(fitAtLeast(wall, window, inset, 28, wall)).toEqual(fit(wall, window, inset));
  });

  it('keeps what lies under the pointer when zooming', () => {
    const camera = { x: 100, y: 50, scale: 0.5 };
    const at = { x: 200, y: 500 };
    const under = (c: typeof camera) => ({
      x: c.x + (at.x - window.width / 2) / c.scale,
      y: c.y + (at.y - window.height / 2) / c.scale,
    });
    const after = zoom(camera, 1.7, at, window);
    expect(under(after).x).toBeCloseTo(under(camera).x);
    expect(under(after).y).toBeCloseTo(under(camera).y);
    expect(after.scale).toBeCloseTo(0.85);
  });

  it('pans by pixels and keeps the board in sight', () => {
    const camera = pan({ x: 0, y: 0, scale: 0.5 }, 50, -10);
    expect(camera).toEqual({ x: -100, y: 20, scale: 0.5 });
    const box = around([{ x: 0, y: 0 }]);
    expect(keepInSight({ x: 9999, y: -9999, scale: 1 }, box)).toEqual({ x: TILE, y: 0, scale: 1 });
  });

  it('shifts a drawing to where another camera sees it', () => {
    const drawn = { x: 100, y: 50, scale: 0.5 };
    const now = { x: 180, y: -20, scale: 0.8 };
    const { x, y, by } = shift(drawn, now);
    // A point of the drawing, stretched about the middle and moved, lies where the new camera has it.
    const at = { x: 300, y: 420 };
    const moved = {
      x: (at.x - window.width / 2) * by + window.width / 2 + x,
      y: (at.y - window.height / 2) * by + window.height / 2 + y,
    };
    const [before, after] = [under(drawn, window, at), under(now, window, moved)];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('knows when a drawing no longer covers the window', () => {
    expect(isFar({ x: 400, y: 0, by: 1 }, window)).toBe(false);
    expect(isFar({ x: 600, y: 0, by: 1 }, window)).toBe(true);
    expect(isFar({ x: 0, y: 0, by: 0.55 }, window)).toBe(true);
    expect(isFar({ x: 0, y: 0, by: 3 }, window)).toBe(true);
  });
});
