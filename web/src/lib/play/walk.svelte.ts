// Walking through a game: where one stands, what is seen there, how one goes on. Every moment has an
// address of its own. Made while a component is set up, for it watches.
import { onMount } from 'svelte';
import { api, Refused, type ErrorCode } from '../net/api';
import type { Line, Log, Scene, Table } from '../protocol';
import { replace } from '../route.svelte';
import { isOf, type AnyRow, type BoardGameLog, type BoardScene } from '../table/kinds';

const PAUSE = 1200;
const codeOf = (error: unknown): ErrorCode => (error instanceof Refused ? error.code : 'internal');

/** A step is a row of the log: what one press of "next" passes, a turn or a deed with a card. */
export class Walk<S extends Scene, L extends Log> {
  entries = $state.raw<Line[]>([]);
  /** The whole log. */
  log = $state.raw<L | null>(null);
  view = $state.raw<S['view'] | null>(null);
  /** The log as it was at the moment that is looked at, without the rows before. */
  then = $state.raw<L | null>(null);
  trouble = $state<ErrorCode | null>(null);
  speed = $state(1);
  running = $state(false);
  copied = $state<'no' | 'done' | 'by hand'>('no');
  readonly #table: () => Table;
  readonly #at: () => number;
  readonly rows = $derived.by((): L['rows'][number][] => this.log?.rows ?? []);
  readonly last = $derived(this.entries.at(-1)?.n ?? 0);
  /** The entry that is looked at. */
  readonly here = $derived.by(() => Math.min(this.#at(), this.last));
  /** How many steps were begun. */
  readonly step = $derived(this.rows.findLastIndex((row) => row.n <= this.here) + 1);
  readonly row = $derived(this.rows[this.step - 1]);

  constructor(game: S['game'] & L['game'], table: () => Table, at: () => number) {
    this.#table = table;
    this.#at = at;
    onMount(async () => {
      const history = await api.history(table().id).catch((error) => {
        this.trouble = codeOf(error);
        return null;
      });
      if (!history || !isOf<L>(game, history.log)) return;
      this.entries = history.entries;
      this.log = history.log;
    });
    $effect(() => {
      const wanted = this.here;
      api.view(table().id, wanted, wanted).then(
        ({ scene, log }) => {
          if (wanted !== this.here || !isOf<S>(game, scene) || !isOf<L>(game, log)) return;
          this.view = scene.view;
          this.then = log;
        },
        (error) => (this.trouble = codeOf(error)),
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

  /** The last entry of a step: where its result is seen. */
  protected endOf(row: L['rows'][number]): number {
    return row.n;
  }

  to(entry: number): void {
    this.copied = 'no';
    replace(`/t/${this.#table().id}/${Math.max(0, Math.min(this.last, entry))}`);
  }

  /** The end of a step; the last one shows the end of the game. */
  toStep(n: number): void {
    if (n <= 0) this.to(0);
    else this.to(n >= this.rows.length ? this.last : this.endOf(this.rows[n - 1]!));
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

/** A walk from tile to tile. */
export class BoardWalk<S extends BoardScene, L extends BoardGameLog> extends Walk<S, L> {
  protected override endOf(row: AnyRow): number {
    return row.end;
  }
}
