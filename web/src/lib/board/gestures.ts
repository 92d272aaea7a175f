// Pointers on the board: one drags, two zoom, a long touch or a resting mouse asks what lies there.
import type { Point } from './camera';

export interface Hands {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  /** A pointer rests on a point, or on none. */
  rest(at: Point | null): void;
}

/** Pixels a pointer may tremble before it drags. */
const STILL = 5;
const LONG = 450;

export class Gestures {
  #pointers = new Map<number, Point>();
  #travelled = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #long = false;

  constructor(private readonly hands: Hands) {}

  down(id: number, at: Point, touch: boolean): void {
    this.#pointers.set(id, at);
    if (this.#pointers.size === 1) {
      this.#travelled = 0;
      this.#long = false;
      if (touch) this.#timer = setTimeout(() => this.#ask(at), LONG);
    } else {
      // Two fingers never tap.
      this.#travelled = Infinity;
      clearTimeout(this.#timer);
    }
  }

  #ask(at: Point): void {
    this.#long = true;
    this.hands.rest(at);
  }

  move(id: number, now: Point, touch: boolean): void {
    const before = this.#pointers.get(id);
    if (!before) {
      if (!touch) this.hands.rest(now);
      return;
    }
    const other = [...this.#pointers].find(([key]) => key !== id)?.[1];
    if (other) {
      const far = (p: Point) => Math.hypot(p.x - other.x, p.y - other.y);
      this.hands.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      this.hands.zoom(far(now) / Math.max(1, far(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else {
      this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (this.#travelled > STILL) {
        clearTimeout(this.#timer);
        this.hands.pan(now.x - before.x, now.y - before.y);
      }
    }
    this.#pointers.set(id, now);
  }

  up(id: number): void {
    clearTimeout(this.#timer);
    this.#pointers.delete(id);
  }

  /** The pointer left, or the system took it away. */
  lose(id: number): void {
    clearTimeout(this.#timer);
    this.#pointers.delete(id);
    this.hands.rest(null);
  }

  /** Whether the click that ends this touch means what it hits. */
  get clicks(): boolean {
    return this.#travelled <= STILL && !this.#long;
  }
}
