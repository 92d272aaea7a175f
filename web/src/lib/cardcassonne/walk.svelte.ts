// The way through a game of Cardcassonne. Where it leads over the end of a round, what everybody took is shown
// before the rows are seen again. What is shown follows from the address alone, so every way there and away works.
import { untrack } from 'svelte';
import { api } from '../net/api';
import { Walk } from '../play/walk.svelte';
import type { CardView, Table } from '../protocol';
import { cardRows, gather, type CardRow, type Reveal } from './rounds';

/** How long a game that runs by itself rests at the end of a round: so much for every seat, by its speed. */
const EACH = 1400;
/** At every speed long enough to be seen. */
const LEAST = 1600;

export class CardWalk extends Walk<CardView, CardRow> {
  #found = $state.raw<{ ended: number; reveal: Reveal | null } | null>(null);
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #seats: () => number;
  /** The entry with which the round ended that is looked at; none as soon as new cards are dealt. */
  readonly ended = $derived.by(() => {
    const row = this.row;
    if (!row || row.ended === null) return null;
    const dealt = this.history.entries.some(({ n, actor }) => n > row.n && n <= this.here && actor === 'chance');
    return dealt ? null : row.ended;
  });
  /** What was taken at that end; what was found for another end is not shown. */
  readonly reveal = $derived(this.#found?.ended === this.ended ? this.#found.reveal : null);
  /** Whether nothing more is answered at that end. */
  readonly #settled = $derived(this.ended !== null && this.rows[this.step]?.ended !== this.ended);

  constructor(table: () => Table, at: () => number) {
    super(table, at, ({ entries, scorings }) => cardRows(entries, scorings));
    this.#seats = () => table().seats.length;
    $effect(() => {
      const [ended, here] = [this.ended, this.here];
      if (ended === null) return;
      const found = ({ scene }: Awaited<ReturnType<typeof api.view>>) => {
        if (scene.game !== 'cardcassonne' || ended !== this.ended || here !== this.here) return;
        this.#found = { ended, reveal: gather(null, scene.events, scene.view) };
        this.#rest();
      };
      // That the server is away is told by the walk itself.
      api.view(table().id, here, ended - 1).then(found, () => {});
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
