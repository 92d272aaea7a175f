// The window onto the board: where the camera is, how it comes there, and for which camera the board is drawn.
import { untrack } from 'svelte';
import { reducedMotion } from '../settings.svelte';
import {
  TILE,
  around,
  between,
  closeUp,
  fit,
  fitAtLeast,
  isFar,
  keepInSight,
  pan,
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
  /** Whether the window is small: then the newest tiles matter more than the whole. */
  near: boolean;
  /** Whether all that is asked lies on the newest tile. */
  onNewest: boolean;
}

/** Pixels of a tile that a finger meets without zooming first. */
const FINGER = 24;
/** Pixels of a tile that is shown large. */
const LARGE = 132;
/** Milliseconds of a flight, and of the calm after which the board is drawn anew. */
const FLIGHT = 240;
const CALM = 160;

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
  #first = true;

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
    const timer = setTimeout(() => (this.resting = now), CALM);
    return () => clearTimeout(timer);
  }

  #follow(scenery: Scenery, size: { width: number; height: number }): void {
    const newest = scenery.tiles.at(-1);
    const hidden = newest !== undefined && !shows(this.camera, size, newest.x, newest.y);
    if (scenery.near && scenery.onNewest && newest) this.#fly(closeUp(newest.x, newest.y, size, LARGE));
    else if (!this.#moved || hidden) {
      const to = this.#natural(scenery);
      if (this.#first) this.camera = to;
      else this.#fly(to);
    }
    this.#first = false;
  }

  /** Where one looks unless somebody wants it otherwise: at everything. Where that were too small for a finger, at the
   * newest tiles. */
  #natural({ box, framed, inset, near, tiles }: Scenery): Camera {
    if (!near || !framed) return fit(box, this.#size, inset);
    const newest = tiles.slice(-2);
    return fitAtLeast(box, this.#size, inset, FINGER, newest.length > 0 ? around(newest) : box);
  }

  /** Moves the camera there, gliding unless the person wants it calm. */
  #fly(to: Camera): void {
    cancelAnimationFrame(this.#flight);
    if (reducedMotion()) {
      this.camera = to;
      return;
    }
    const from = this.camera;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / FLIGHT);
      this.camera = between(from, to, 1 - (1 - part) ** 3);
      if (part < 1) this.#flight = requestAnimationFrame(step);
    };
    this.#flight = requestAnimationFrame(step);
  }

  showAll(): void {
    const { box, inset } = this.scenery();
    this.#fly(fit(box, this.#size, inset));
    this.#moved = false;
  }

  /** Zooms at the middle of the window. */
  closer(factor: number): void {
    this.wheel(factor, { x: this.width / 2, y: this.height / 2 });
  }

  /** Brings a cell into sight. */
  goTo(x: number, y: number): void {
    if (!shows(this.camera, this.#size, x, y)) this.#fly({ ...this.camera, x: (x + 0.5) * TILE, y: (y + 0.5) * TILE });
  }

  pan(dx: number, dy: number): void {
    cancelAnimationFrame(this.#flight);
    this.camera = keepInSight(pan(this.camera, dx, dy), this.scenery().box);
    this.#moved = true;
  }

  /** Zooms between two fingers. */
  pinch(factor: number, at: Point): void {
    cancelAnimationFrame(this.#flight);
    this.wheel(factor, at);
  }

  /** Zooms so that what lies under a point of the window stays there. */
  wheel(factor: number, at: Point): void {
    this.camera = zoom(this.camera, factor, at, this.#size);
    this.#moved = true;
  }

  /** The point of the board under a point of the window. */
  under(at: Point): Point {
    return under(this.camera, this.#size, at);
  }

  /** Whether a cell is drawn inside the window. */
  draws(x: number, y: number): boolean {
    return touches(this.resting, this.#size, x, y);
  }
}
