// The way through a game of Cardcassonne. Where it leads over the end of a round, what everybody took is shown
// before the rows are seen again. What is shown follows from the address alone, so every way there and away works.
import { untrack } from 'svelte';
import { Walk } from '../play/walk.svelte';
import type { Table } from '../protocol';
import type { CardLog, CardScene } from './store.svelte';

/** How long a game that runs by itself rests at the end of a round: so much for every seat, by its speed. */
const EACH = 1400;
/** At every speed long enough to be seen. */
const LEAST = 1600;

export class CardWalk extends Walk<CardScene, CardLog> {
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #seats: () => number;
  /** The entry with which the round ended that is looked at; none as soon as new cards are dealt. */
  readonly ended = $derived.by(() => {
    const row = this.row;
    if (!row?.end) return null;
    const dealt = this.entries.some(({ n, actor }) => n > row.n && n <= this.here && actor === 'chance');
    return dealt ? null : row.end.n;
  });
  /** What was taken at that end; what is known of another end is not shown. */
  readonly reveal = $derived.by(() => {
    const end = this.then?.roundEnd ?? null;
    return end && end.n === this.ended ? end : null;
  });
  /** Whether nothing more is answered at that end. */
  readonly #settled = $derived(this.ended !== null && this.rows[this.step]?.end?.n !== this.ended);

  constructor(table: () => Table, at: () => number) {
    super('cardcassonne', table, at);
    this.#seats = () => table().seats.length;
    $effect(() => {
      if (this.reveal) untrack(() => this.#rest());
    });
    $effect(() => {
      if (!this.#settled) return;
      untrack(() => this.#rest());
      return () => {
        this.#until = 0;
        clearTimeout(this.#timer);
      };
    });
  }

  /** Lets the end of a round be read, from when it was reached and once more from when it is seen. */
  #rest(): void {
    if (this.#settled) this.#until = performance.now() + Math.max(LEAST, (EACH * this.#seats()) / this.speed);
  }

  /** Somebody goes on by hand: then nothing rests. */
  byHand(): void {
    this.#until = 0;
  }

  override toStep(n: number): void {
    clearTimeout(this.#timer);
    const rest = this.running ? this.#until - performance.now() : 0;
    if (rest <= 0) return super.toStep(n);
    // Then it may have to rest on: what was taken came only now.
    this.#timer = setTimeout(() => {
      if (this.running) this.toStep(n);
    }, rest);
  }

  override press(event: KeyboardEvent): boolean {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') this.byHand();
    return super.press(event);
  }
}
