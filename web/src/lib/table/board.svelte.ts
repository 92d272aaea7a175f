// A table with a board of tiles: the placement that is pinned, the choice that is made but not sent.
import { settings } from '../settings.svelte';
import type { BoardOption, BoardScene } from './kinds';
import { TableStore } from './store.svelte';
import { turns } from './turns';

export type TileOption = Extract<BoardOption, { kind: 'tile' }>;
export type FigureOption = Extract<BoardOption, { kind: 'figure' }>;

export class BoardStore extends TableStore<BoardScene> {
  /** The placement that is pinned but not sent. */
  pinned = $state.raw<TileOption | null>(null);
  /** The rows of the log, oldest first. */
  readonly rows = $derived(turns(this.entries, this.scorings));

  protected override forget(): void {
    super.forget();
    this.pinned = null;
  }

  get options(): BoardOption[] {
    return this.question?.options ?? [];
  }

  get tileOptions(): TileOption[] {
    return this.options.filter((o) => o.kind === 'tile');
  }

  get figureOptions(): FigureOption[] {
    return this.options.filter((o) => o.kind === 'figure');
  }

  /** The facings in which the tile fits a cell. */
  facings(x: number, y: number): TileOption[] {
    return this.tileOptions.filter((o) => o.x === x && o.y === y);
  }

  /** Pins the tile to a cell; the last facing is kept if it fits. */
  pin(x: number, y: number, facing = this.pinned?.facing ?? 0): void {
    const fitting = this.facings(x, y);
    this.pinned = fitting.find((o) => o.facing === facing) ?? fitting[0] ?? null;
  }

  /** Turns the pinned tile to the next facing that fits. */
  turn(by: 1 | -1): void {
    const pinned = this.pinned;
    if (!pinned) return;
    const fitting = this.facings(pinned.x, pinned.y);
    const at = fitting.indexOf(pinned);
    this.pinned = fitting[(at + by + fitting.length) % fitting.length] ?? pinned;
  }

  /** The pass among the options. */
  get pass(): BoardOption | null {
    return this.options.find((o) => o.kind === 'pass') ?? null;
  }

  /** Chooses what may end the part, and sends it where the person wants no further button. */
  choose(option: BoardOption | null): void {
    this.chosen = option;
    // What stays to the end is never sent by one touch unless somebody wants that.
    const safe = option?.kind === 'figure' && !['field', 'court'].includes(option.region.terrain);
    const easy = settings.confirm === 'never' || (settings.confirm === 'careful' && safe);
    const idle = option?.kind === 'play' && !option.effect;
    if (easy && !idle) this.commit();
  }

  /** Says what was chosen, or nothing. */
  commit(): void {
    const option = this.chosen ?? this.pass;
    if (option) this.say(option);
  }
}
