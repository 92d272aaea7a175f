// Where one looks: pure functions on a point and a scale. A tile is 240 units wide.
export const TILE = 240;

export interface Point {
  x: number;
  y: number;
}

export interface Camera {
  /** The point of the board in the middle of the window. */
  x: number;
  y: number;
  /** Pixels a unit. */
  scale: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const LEAST = 0.06;
const MOST = 1.4;

export function clampScale(scale: number): number {
  return Math.min(MOST, Math.max(LEAST, scale));
}

/** The box around cells, in units. */
export function around(cells: { x: number; y: number }[]): Box {
  const xs = cells.map((c) => c.x);
  const ys = cells.map((c) => c.y);
  return {
    left: Math.min(...xs) * TILE,
    top: Math.min(...ys) * TILE,
    right: (Math.max(...xs) + 1) * TILE,
    bottom: (Math.max(...ys) + 1) * TILE,
  };
}

/** What lies over the window's edges, in pixels. */
export interface Inset {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Shows a whole box inside what is free of the window; small boards are not blown up. */
export function fit(box: Box, window: Size, inset: Inset): Camera {
  const width = Math.max(1, window.width - inset.left - inset.right);
  const height = Math.max(1, window.height - inset.top - inset.bottom);
  const scale = clampScale(Math.min(width / (box.right - box.left), height / (box.bottom - box.top), 0.55));
  return {
    x: (box.left + box.right) / 2 - (inset.left - inset.right) / 2 / scale,
    y: (box.top + box.bottom) / 2 - (inset.top - inset.bottom) / 2 / scale,
    scale,
  };
}

/** Shows a whole box if its tiles are then at least so many pixels wide; otherwise as much of it as there is room
 * for, with what matters most as near to the middle as the edges of the box allow. */
export function fitAtLeast(box: Box, window: Size, inset: Inset, pixels: number, focus: Box): Camera {
  const whole = fit(box, window, inset);
  const scale = Math.max(whole.scale, clampScale(pixels / TILE));
  if (scale === whole.scale) return whole;
  const along = (low: number, high: number, wanted: number, room: number) =>
    high - low <= room ? (low + high) / 2 : Math.min(high - room / 2, Math.max(low + room / 2, wanted));
  const wide = (window.width - inset.left - inset.right) / scale;
  const tall = (window.height - inset.top - inset.bottom) / scale;
  return {
    x: along(box.left, box.right, (focus.left + focus.right) / 2, wide) - (inset.left - inset.right) / 2 / scale,
    y: along(box.top, box.bottom, (focus.top + focus.bottom) / 2, tall) - (inset.top - inset.bottom) / 2 / scale,
    scale,
  };
}

/** Shows one cell large, in the upper third of the window. */
export function closeUp(x: number, y: number, window: Size, pixels: number): Camera {
  const scale = clampScale(pixels / TILE);
  return { x: (x + 0.5) * TILE, y: (y + 0.5) * TILE + window.height / 6 / scale, scale };
}

/** The point of the board under a point of the window. */
export function under(camera: Camera, window: Size, at: { x: number; y: number }): { x: number; y: number } {
  return {
    x: camera.x + (at.x - window.width / 2) / camera.scale,
    y: camera.y + (at.y - window.height / 2) / camera.scale,
  };
}

/** Between two cameras, `part` of the way. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

/** Zooms so that what lies under a point of the window stays there. */
export function zoom(camera: Camera, factor: number, at: { x: number; y: number }, window: Size): Camera {
  const scale = clampScale(camera.scale * factor);
  const dx = at.x - window.width / 2;
  const dy = at.y - window.height / 2;
  return {
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y + dy / camera.scale - dy / scale,
    scale,
  };
}

/** Moves by pixels of the window. */
export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** Keeps a corner of the board in sight. */
export function keepInSight(camera: Camera, box: Box): Camera {
  return {
    ...camera,
    x: Math.min(box.right, Math.max(box.left, camera.x)),
    y: Math.min(box.bottom, Math.max(box.top, camera.y)),
  };
}

/** Whether a cell lies wholly inside the window. */
export function shows(camera: Camera, window: Size, x: number, y: number): boolean {
  const left = (x * TILE - camera.x) * camera.scale + window.width / 2;
  const top = (y * TILE - camera.y) * camera.scale + window.height / 2;
  const size = TILE * camera.scale;
  return left >= 0 && top >= 0 && left + size <= window.width && top + size <= window.height;
}

/** Whether some of a cell lies inside the window. */
export function touches(camera: Camera, window: Size, x: number, y: number): boolean {
  const left = (x * TILE - camera.x) * camera.scale + window.width / 2;
  const top = (y * TILE - camera.y) * camera.scale + window.height / 2;
  const size = TILE * camera.scale;
  return left + size > 0 && top + size > 0 && left < window.width && top < window.height;
}

/** The transform that shows it. */
export function transform(camera: Camera, window: Size): string {
  const x = window.width / 2 - camera.x * camera.scale;
  const y = window.height / 2 - camera.y * camera.scale;
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${camera.scale.toFixed(5)})`;
}

/** How a drawing for one camera is moved and stretched to look like another. */
export interface Shift {
  x: number;
  y: number;
  by: number;
}

export function shift(drawn: Camera, now: Camera): Shift {
  return { x: (drawn.x - now.x) * now.scale, y: (drawn.y - now.y) * now.scale, by: now.scale / drawn.scale };
}

/** Whether a drawing with half a window to spare on every side no longer covers the window, or looks coarse. */
export function isFar(shift: Shift, window: Size): boolean {
  const spare = Math.max(0, shift.by - 0.5);
  const beyond = Math.abs(shift.x) > spare * window.width || Math.abs(shift.y) > spare * window.height;
  return beyond || shift.by < 0.6 || shift.by > 2.2;
}
