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

/** The part of the window that nothing covers, in pixels from its middle. */
function free(window: Size, inset: Inset) {
  return {
    left: inset.left - window.width / 2,
    top: inset.top - window.height / 2,
    right: window.width / 2 - inset.right,
    bottom: window.height / 2 - inset.bottom,
  };
}

/** Whether a box lies wholly where nothing covers the window. */
export function isFree(camera: Camera, box: Box, window: Size, inset: Inset): boolean {
  const room = free(window, inset);
  const [x, y] = [(v: number) => (v - camera.x) * camera.scale, (v: number) => (v - camera.y) * camera.scale];
  // Half a pixel is nobody's reason to move.
  return (
    x(box.left) >= room.left - 0.5 &&
    y(box.top) >= room.top - 0.5 &&
    x(box.right) <= room.right + 0.5 &&
    y(box.bottom) <= room.bottom + 0.5
  );
}

/** Whether a box fits the free part of the window at the camera's scale. */
export function fits({ scale }: Camera, box: Box, window: Size, inset: Inset): boolean {
  const room = free(window, inset);
  return (
    (box.right - box.left) * scale <= room.right - room.left && (box.bottom - box.top) * scale <= room.bottom - room.top
  );
}

/** The value between two bounds that is nearest to one; halfway where the bounds leave no room. */
function clamp(value: number, lowest: number, highest: number): number {
  return lowest > highest ? (lowest + highest) / 2 : Math.min(highest, Math.max(lowest, value));
}

/** Moves as little as possible so that a box is in the free part of the window; its middle is, if it is too large. */
export function reveal(camera: Camera, box: Box, window: Size, inset: Inset): Camera {
  const room = free(window, inset);
  const { x, y, scale } = camera;
  return {
    scale,
    x: clamp(x, box.right - room.right / scale, box.left - room.left / scale),
    y: clamp(y, box.bottom - room.bottom / scale, box.top - room.top / scale),
  };
}

/** A box with so many cells of air around it. */
export function grown(box: Box, cells: number): Box {
  const by = cells * TILE;
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** Shows a whole box if its tiles are then at least so many pixels wide; otherwise as much of it as there is room for,
 * with what matters most in sight and nothing beyond the box. */
export function fitAtLeast(box: Box, window: Size, inset: Inset, pixels: number, focus: Box): Camera {
  const whole = fit(box, window, inset);
  const scale = Math.max(whole.scale, clampScale(pixels / TILE));
  if (scale === whole.scale) return whole;
  const middle = { x: (focus.left + focus.right) / 2, y: (focus.top + focus.bottom) / 2, scale };
  return within({ ...reveal(middle, focus, window, inset), scale }, box, window, inset);
}

/** Leaves no room beyond a box that is larger than the window; one that is smaller stands in the middle. */
function within(camera: Camera, box: Box, window: Size, inset: Inset): Camera {
  const room = free(window, inset);
  const { x, y, scale } = camera;
  return {
    scale,
    x: clamp(x, box.left - room.left / scale, box.right - room.right / scale),
    y: clamp(y, box.top - room.top / scale, box.bottom - room.bottom / scale),
  };
}

/** Where a cell is in the window, in pixels. */
export function onScreen(camera: Camera, window: Size, x: number, y: number) {
  const side = TILE * camera.scale;
  return {
    left: (x * TILE - camera.x) * camera.scale + window.width / 2,
    top: (y * TILE - camera.y) * camera.scale + window.height / 2,
    side,
  };
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
  const { left, top, side } = onScreen(camera, window, x, y);
  return left >= 0 && top >= 0 && left + side <= window.width && top + side <= window.height;
}

/** Whether some of a cell lies inside the window. */
export function touches(camera: Camera, window: Size, x: number, y: number): boolean {
  const { left, top, side } = onScreen(camera, window, x, y);
  return left + side > 0 && top + side > 0 && left < window.width && top < window.height;
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
