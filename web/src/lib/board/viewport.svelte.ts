// The window onto the board: where the camera is, how it comes there, and for which camera the board is drawn.
//
// The camera stands still. Its scale changes only when a turn begins and not everything that may be done would be in
// sight; within a turn it moves only towards something that matters and is hidden, and it glides there.
import { untrack } from 'svelte';
import { reducedMotion } from '../settings.svelte';
import {
  TILE,
  around,
  between,
  fit,
  fitAtLeast,
  fits,
  grown,
  isFar,
  isFree,
  keepInSight,
  onScreen,
  pan,
  reveal,
  shift,
  shows,
  touches,
  under,
  zoom,
  type Box,
  type Camera,
  type Inset,
  type Point,
} from './camera';

/** What there is to look at. */
export interface Scenery {
  /** Everything, and whether that is a frame that never grows. */
  box: Box;
  framed: boolean;
  /** What covers the edges. */
  inset: Inset;
  /** The tiles in the order in which they were laid. */
  tiles: Point[];
  /** Where the drawn tile may go, if somebody here is to lay it. */
  spots: Point[];
  /** Where it is pinned. */
  pinned: Point | null;
  /** What else somebody here may point at. */
  targets: Point[];
  /** Pixels that a tile has at least before somebody zooms. */
  least: number;
}

/** Milliseconds of a flight, and of the calm after which the board is drawn anew: soon where it was stretched, later
 * where it was only shifted and looks the same, so that this does not fall into what is told next. */
const FLIGHT = 320;
const CALM = 160;
const SHIFTED_CALM = 900;
/** Cells of air around a board that grows, so that the camera need not move with every tile. */
const AIR = 0.5;

export class Viewport {
  width = $state(800);
  height = $state(600);
  camera = $state.raw<Camera>({ x: 120, y: 120, scale: 0.4 });
  // The board is drawn for one camera, a window larger on every side than what is seen. While the
  // camera moves that drawing is only shifted and stretched; it is made anew when the camera rests
  // or has gone too far. Drawing two hundred tiles in every frame would be too slow.
  resting = $state.raw<Camera>({ x: 120, y: 120, scale: 0.4 });
  readonly shifted = $derived(shift(this.resting, this.camera));
  /** Whether somebody moved the camera: from then on it follows only what would be hidden. */
  #moved = false;
  #flight = 0;
  /** Where the camera will be when it rests. */
  #goal: Camera | null = null;
  #seen: { width: number; height: number; spots: string } | null = null;
  /** Where the camera was before `glance`. */
  #resume: Camera | null = null;

  /** Called while a component is set up: the camera follows what there is to look at. */
  constructor(private readonly scenery: () => Scenery) {
    $effect(() => this.#redraw(this.camera));
    $effect(() => {
      const [scenery, size] = [this.scenery(), this.#size];
      untrack(() => this.#follow(scenery, size));
    });
  }

  get #size() {
    return { width: this.width, height: this.height };
  }

  #redraw(now: Camera): (() => void) | undefined {
    if (untrack(() => reducedMotion() || isFar(shift(this.resting, now), this.#size))) {
      this.resting = now;
      return;
    }
    const calm = untrack(() => this.resting.scale === now.scale) ? SHIFTED_CALM : CALM;
    const timer = setTimeout(() => (this.resting = now), calm);
    return () => clearTimeout(timer);
  }

  #follow(scenery: Scenery, size: { width: number; height: number }): void {
    const spots = scenery.spots.map(({ x, y }) => `${x},${y}`).join(' ');
    const before = this.#seen;
    this.#seen = { ...size, spots };
    if (!before) {
      this.camera = this.#goal = this.#natural(scenery);
      return;
    }
    if (before.width !== size.width && (scenery.framed || !this.#moved)) {
      this.#fly(this.#natural(scenery));
      return;
    }
    // What stands below the board grows and shrinks with what is asked: the tiles stay where they are.
    if (before.height !== size.height) this.#hold((size.height - before.height) / 2);
    if (spots !== before.spots && spots !== '') this.#begin(scenery);
    else this.#show(scenery);
  }

  /** The middle of the window moved down by so many pixels: nothing on the board is to follow it. */
  #hold(by: number): void {
    const held = (camera: Camera) => ({ ...camera, y: camera.y + by / camera.scale });
    cancelAnimationFrame(this.#flight);
    this.camera = this.#goal = held(this.#aim);
  }

  /** Where one looks unless somebody wants it otherwise: at everything; where that were too small, at the newest tiles,
   * and in a frame, where spots lie far apart, at these. */
  #natural({ box, framed, inset, tiles, spots, least }: Scenery): Camera {
    const newest = framed ? [...tiles.slice(-1), ...spots] : [...tiles.slice(-2), ...spots.slice(0, 1)];
    return fitAtLeast(
      framed ? box : grown(box, AIR),
      this.#size,
      inset,
      least,
      newest.length > 0 ? around(newest) : box,
    );
  }

  /** A turn begins: every spot should be in sight. The board is drawn smaller if that helps, but never larger. */
  #begin(scenery: Scenery): void {
    const { spots, tiles, inset, framed } = scenery;
    const matters = around([...spots, ...tiles.slice(-1)]);
    if (isFree(this.#aim, matters, this.#size, inset)) return;
    const natural = this.#natural(scenery);
    if (!this.#moved && !framed && natural.scale < this.#aim.scale) this.#fly(natural);
    else this.#fly(reveal(this.#aim, matters, this.#size, inset));
  }

  /** Within a turn: only what is hidden moves the camera, and only as far as it must. */
  #show({ tiles, pinned, targets, inset }: Scenery): void {
    // Targets that lie too far apart to be seen at once are no reason to move.
    const together = targets.length > 0 && fits(this.#aim, around(targets), this.#size, inset);
    const matters = pinned ? [pinned] : together ? targets : tiles.slice(-1);
    if (matters.length === 0) return;
    const box = around(matters);
    if (!isFree(this.#aim, box, this.#size, inset)) this.#fly(reveal(this.#aim, box, this.#size, inset));
  }

  get #aim(): Camera {
    return this.#goal ?? this.camera;
  }

  /** Moves the camera there, gliding unless the person wants it calm. */
  #fly(to: Camera): void {
    cancelAnimationFrame(this.#flight);
    this.#goal = to;
    if (reducedMotion()) {
      this.camera = to;
      return;
    }
    const from = this.camera;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / FLIGHT));
      this.camera = part < 1 ? between(from, to, 1 - (1 - part) ** 3) : to;
      if (part < 1) this.#flight = requestAnimationFrame(step);
    };
    this.#flight = requestAnimationFrame(step);
  }

  /** Somebody moves the camera by hand. */
  #take(camera: Camera): void {
    cancelAnimationFrame(this.#flight);
    this.camera = this.#goal = camera;
    this.#moved = true;
    this.#resume = null;
  }

  showAll(): void {
    const { box, inset } = this.scenery();
    this.#fly(fit(box, this.#size, inset));
    this.#moved = false;
  }

  /** Pans until cells are in sight: all of them if they fit at this scale, otherwise as many of the first as do. */
  glance(cells: Point[]): void {
    if (cells.length === 0) return;
    const { inset } = this.scenery();
    this.#resume ??= this.#aim;
    const boxes = cells.map((_, n) => around(cells.slice(0, n + 1)));
    const matters = boxes.findLast((box) => fits(this.#aim, box, this.#size, inset)) ?? boxes[0]!;
    if (!isFree(this.#aim, matters, this.#size, inset)) this.#fly(reveal(this.#aim, matters, this.#size, inset));
  }

  /** Returns from a glance, unless the camera was moved by hand meanwhile. */
  endGlance(): void {
    if (!this.#resume) return;
    this.#fly(this.#resume);
    this.#resume = null;
    this.#show(this.scenery());
  }

  /** Zooms at the middle of the window. */
  closer(factor: number): void {
    this.wheel(factor, { x: this.width / 2, y: this.height / 2 });
  }

  /** Brings a cell into sight. */
  goTo(x: number, y: number): void {
    if (!shows(this.#aim, this.#size, x, y)) this.centre({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE });
  }

  /** Glides to a point of the board. */
  centre(at: Point): void {
    this.#fly({ ...this.#aim, ...at });
  }

  pan(dx: number, dy: number): void {
    this.#take(keepInSight(pan(this.camera, dx, dy), this.scenery().box));
  }

  /** Zooms so that what lies under a point of the window stays there. */
  wheel(factor: number, at: Point): void {
    this.#take(zoom(this.camera, factor, at, this.#size));
  }

  /** The point of the board under a point of the window. */
  under(at: Point): Point {
    return under(this.camera, this.#size, at);
  }

  /** Where a cell is in the window, in pixels. */
  onScreen(x: number, y: number) {
    return onScreen(this.camera, this.#size, x, y);
  }

  /** Where a point of the board is in the window. */
  inWindow({ x, y }: Point): Point {
    const { left, top } = this.onScreen(x / TILE, y / TILE);
    return { x: left, y: top };
  }

  /** Whether a cell is drawn inside the window. */
  draws(x: number, y: number): boolean {
    return touches(this.resting, this.#size, x, y);
  }

  /** The part of the board that is in sight. */
  get sight(): Box {
    const [low, high] = [this.under({ x: 0, y: 0 }), this.under({ x: this.width, y: this.height })];
    return { left: low.x, top: low.y, right: high.x, bottom: high.y };
  }

  /** Whether every tile and every spot is in sight. */
  get seesAll(): boolean {
    const { tiles, spots } = this.scenery();
    return [...tiles, ...spots].every(({ x, y }) => shows(this.camera, this.#size, x, y));
  }
}
