import { describe, expect, it } from 'vitest';
import { TILE, around, fit, keepInSight, pan, shows, zoom } from '../../src/lib/board/camera';

const window = { width: 1000, height: 600 };

describe('the camera', () => {
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
});
