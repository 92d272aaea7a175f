// Walking through a game: where one stands, what is seen there, how one goes on. Every moment has an
// address of its own. Made while a component is set up, for it watches.
import { onMount } from 'svelte';
import { api, Refused } from '../net/api';
import type { History, Table } from '../protocol';
import { replace } from '../route.svelte';

/** What one press of "next" passes: a turn, or a deed with a card. */
export interface Step {
  /** The entry that begins it. */
  n: number;
  /** The last entry that belongs to it: where its result is seen. */
  end: number;
}

const PAUSE = 1200;
const problemOf = (error: unknown) => (error instanceof Refused ? error.code : 'internal');

export class Walk<View, Row extends Step> {
  history = $state.raw<History>({ entries: [], turns: [], scorings: [] });
  view = $state.raw<View | null>(null);
  trouble = $state<string | null>(null);
  speed = $state(1);
  running = $state(false);
  copied = $state<'no' | 'done' | 'by hand'>('no');
  readonly #table: () => Table;
  readonly #at: () => number;
  readonly #rowsOf: (history: History) => Row[];
  readonly rows = $derived.by(() => this.#rowsOf(this.history));
  readonly last = $derived(this.history.entries.at(-1)?.n ?? 0);
  /** The entry that is looked at. */
  readonly here = $derived.by(() => Math.min(this.#at(), this.last));
  /** How many steps were begun. */
  readonly step = $derived(this.rows.findLastIndex((row) => row.n <= this.here) + 1);
  readonly row = $derived(this.rows[this.step - 1]);

  constructor(table: () => Table, at: () => number, rowsOf: (history: History) => Row[]) {
    this.#table = table;
    this.#at = at;
    this.#rowsOf = rowsOf;
    onMount(async () => {
      this.history = await api.history(table().id).catch((error) => {
        this.trouble = problemOf(error);
        return this.history;
      });
    });
    $effect(() => {
      const wanted = this.here;
      api.view(table().id, wanted).then(
        (answer) => {
          if (wanted === this.here) this.view = answer.scene.view as View;
        },
        (error) => (this.trouble = problemOf(error)),
      );
    });
    $effect(() => {
      if (!this.running) return;
      const next = this.step + 1;
      const timer = setTimeout(() => {
        if (next > this.rows.length) this.running = false;
        else this.toStep(next);
      }, PAUSE / this.speed);
      return () => clearTimeout(timer);
    });
  }

  to(entry: number): void {
    this.copied = 'no';
    replace(`/t/${this.#table().id}/${Math.max(0, Math.min(this.last, entry))}`);
  }

  /** The end of a step; the last one shows the end of the game. */
  toStep(n: number): void {
    if (n <= 0) this.to(0);
    else this.to(n >= this.rows.length ? this.last : this.rows[n - 1]!.end);
  }

  /** Arrows go by steps, with Shift by entries; the space bar runs. Whether the key was one of these. */
  press(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
      return false;
    if (event.key === ' ' && /^(BUTTON|A)$/.test(target.tagName)) return false;
    const single = event.shiftKey;
    const acts: Record<string, () => void> = {
      ArrowRight: () => (single ? this.to(this.here + 1) : this.toStep(this.step + 1)),
      ArrowLeft: () => (single ? this.to(this.here - 1) : this.toStep(this.step - 1)),
      Home: () => this.to(0),
      End: () => this.to(this.last),
      ' ': () => (this.running = !this.running),
    };
    const act = acts[event.key];
    if (!act) return false;
    event.preventDefault();
    act();
    return true;
  }

  /** Without https there is no clipboard; then the address bar has it. */
  async copy(): Promise<void> {
    const address = new URL(`/t/${this.#table().id}/${this.here}`, location.href).href;
    const done = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    this.copied = done ? 'done' : 'by hand';
  }
}
