// Where one looks: pure functions on a point and a scale. A tile is 240 units wide.
export const TILE = 240;

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
    left: Math.min(0, ...xs) * TILE,
    top: Math.min(0, ...ys) * TILE,
    right: (Math.max(0, ...xs) + 1) * TILE,
    bottom: (Math.max(0, ...ys) + 1) * TILE,
  };
}

/** Shows a whole box with some room around it; small boards are not blown up. */
export function fit(box: Box, window: Size, room = 48): Camera {
  const width = Math.max(1, window.width - 2 * room);
  const height = Math.max(1, window.height - 2 * room);
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), 0.55);
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, scale: clampScale(scale) };
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

/** The transform that shows it. */
export function transform(camera: Camera, window: Size): string {
  const x = window.width / 2 - camera.x * camera.scale;
  const y = window.height / 2 - camera.y * camera.scale;
  return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${camera.scale.toFixed(5)})`;
}
