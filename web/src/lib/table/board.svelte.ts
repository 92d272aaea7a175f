// A table with a board of tiles: the placement that is pinned, the choice that is made but not sent, and what the game
// says about them. Every such game has a store of its own; shared components know only this one.
import { describe } from '../art.svelte';
import type { Lesson } from '../coach/advance';
import { language, t, tg } from '../i18n/index.svelte';
import type { Brought } from '../protocol';
import { settings } from '../settings.svelte';
import type {
  AnyRow,
  BoardGameLog,
  BoardScene,
  BoardTraits,
  BoardView,
  DeedOf,
  FigureOptionOf,
  OptionOf,
  PromptOf,
  QuestionOf,
  RegionOf,
  RowOf,
  TileOptionOf,
} from './kinds';
import { personAt } from './names';
import { FinalCount } from './count.svelte';
import { stagedView } from './stage';
import { TableStore } from './store.svelte';
import type { Target } from './target';

export abstract class BoardStore<
  S extends BoardScene = BoardScene,
  L extends BoardGameLog = BoardGameLog,
> extends TableStore<S, L> {
  /** The placement that is pinned but not sent. */
  pinned = $state.raw<TileOptionOf<S> | null>(null);
  /** The placement under a mouse that points at a spot: what a click would lay. */
  aimed = $state.raw<TileOptionOf<S> | null>(null);
  /** The final count, when it is shown. */
  readonly count = new FinalCount();
  /** Whether the game was over already. */
  #ended = false;
  /** The answer that is looked at but not chosen: a pointer or the focus rests on it. */
  looked = $state<string | null>(null);
  /** The kind of tile whose holes are shown. */
  lit = $state<string | null>(null);
  /** The facing that was turned to last: kept wherever it fits. */
  #facing = 0;

  abstract readonly traits: BoardTraits;
  /** The rule behind every tip: an anchor on the rules page. */
  abstract readonly tipRules: Partial<Record<string, string>>;

  /** What the head says while the tile is to be placed. */
  abstract placeIt(view: S['view']): string;
  /** What is asked, as a question to whoever is asked. */
  abstract ask(question: QuestionOf<S>): string;
  /** Why it is asked; empty where that is plain. */
  abstract because(prompt: PromptOf<S>): string;
  /** Everything one may choose but the placements of the tile and doing nothing. */
  abstract targetsOf(prompt: PromptOf<S>, view: S['view']): Target[];
  /** What the button says that makes a choice final. */
  abstract doing(option: OptionOf<S>, short: boolean): string;
  /** What the button says that declines. */
  abstract declining(question: QuestionOf<S>): string;
  /** What the line of the list says that declines. */
  abstract none(question: QuestionOf<S>): string;
  /** What comes after the tile, as far as it is known before it lies. */
  abstract after(options: TileOptionOf<S>[], view: S['view'], seat: number): string;
  /** What a placement does: what it lengthens or finishes, and what is counted at once. */
  abstract placement(option: TileOptionOf<S>): string;
  /** What happened that one might miss on the board. */
  abstract note(event: S['events'][number]): string | null;
  /** The points that an event gave, as soon as they are told. */
  abstract pointsNews(event: S['events'][number]): string | null;
  abstract deedText(did: DeedOf<L>): string;
  abstract deedSign(did: DeedOf<L>, colours: { own: number; of: (seat: number) => number }): string | null;
  abstract regionFacts(region: RegionOf<S>): string;
  abstract regionWorth(region: RegionOf<S>): string;
  /** What lies on a tile besides figures. */
  abstract thingsOn(tile: number, view: S['view']): string[];
  abstract emptyCell(x: number, y: number, view: S['view']): string;
  abstract cells(view: S['view']): { left: number; top: number; right: number; bottom: number };
  /** All that could be explained now. */
  abstract lesson(view: S['view'], question: PromptOf<S> | null): Lesson;

  /** When a region brings what it is worth if finished. */
  whenFinished(region: RegionOf<S>): string {
    return tg(this.game, region.open > 0 ? 'whenFinished' : 'regionFinished');
  }

  /** Which expansion asks; empty for the game itself. */
  askedBy(_prompt: PromptOf<S>): string {
    return '';
  }

  /** What a scoring brought besides points. */
  broughtText(_brought: Brought, _seat: number): string {
    return '';
  }

  /** What the choice needs a second look for. */
  get warning(): string {
    return '';
  }

  /** What comes if nothing is chosen. */
  get rest(): string {
    return '';
  }

  /** What the pinned placement brings, where there is room for no more. */
  get pinnedNote(): string {
    return '';
  }

  /** Whether the question is answered by buttons alone. */
  get isPlainChoice(): boolean {
    return false;
  }

  protected override reset(): void {
    super.reset();
    this.pinned = null;
    this.aimed = null;
    this.looked = null;
    this.#facing = 0;
  }

  /** What is looked at: between two moments, what has been told of it. */
  override get shown(): S['view'] | null {
    if (this.past) return super.shown;
    return this.#staged ?? this.#counted;
  }

  readonly #counted = $derived.by(() => {
    const view = super.shown;
    return view && (this.count.standings<BoardView>(view) as S['view']);
  });

  /** A game that ends before somebody's eyes ends with the final count. */
  protected override rested(): void {
    const over = this.view?.over?.how === 'played';
    if (over && !this.#ended && !document.hidden) this.countAgain();
    this.#ended ||= over;
  }

  countAgain(): void {
    this.present();
    this.count.start(this.log?.finale ?? []);
  }

  override skip(): void {
    super.skip();
    this.count.skip();
  }

  readonly #staged = $derived.by(() => {
    const { passage, at } = this.timeline;
    return passage && (stagedView<BoardView>(passage.before, passage.after, passage.beats, at) as S['view']);
  });

  /** What a log tells of the time since somebody here laid a tile. */
  protected override welcomed(): void {
    this.#ended ||= !!this.view?.over;
    const rows = this.rows as AnyRow[];
    const own = rows.findLastIndex(({ seat }) => this.mine.includes(seat));
    this.timeline.recall(rows.slice(own < 0 ? -1 : own).flatMap(({ scorings }) => scorings));
  }

  /** A tile of every seat, and what followed it. */
  protected override lastRound(): number[] {
    const rows = (this.log?.rows ?? []) as AnyRow[];
    const round = rows.slice(-(this.table?.seats.length ?? 1));
    return round[0] ? [round[0].n - 1, ...round.slice(1).map(({ n }) => n - 1), this.seq] : [];
  }

  /** The rows of the log, oldest first; those of tiles that are still to come are not told yet. */
  get rows(): RowOf<L>[] {
    const rows = this.log?.rows ?? [];
    const { passage, at } = this.timeline;
    const later = passage?.beats.slice(at + 1).filter(({ move }) => move.kind === 'tile').length ?? 0;
    return later > 0 && !this.again ? rows.slice(0, -later) : rows;
  }

  get options(): OptionOf<S>[] {
    return this.question?.options ?? [];
  }

  get tileOptions(): TileOptionOf<S>[] {
    return this.options.filter((o): o is TileOptionOf<S> => o.kind === 'tile');
  }

  get figureOptions(): FigureOptionOf<S>[] {
    return this.options.filter((o): o is FigureOptionOf<S> => o.kind === 'figure');
  }

  /** What may be chosen now, as things to point at. */
  get targets(): Target[] {
    return this.question && this.view && !this.past ? this.targetsOf(this.question, this.view) : [];
  }

  /** What is shown on the board: what is looked at, or else what is chosen. */
  get previewed(): OptionOf<S> | null {
    return this.options.find(({ sentence }) => sentence === this.looked) ?? this.chosen;
  }

  get why(): string {
    return this.question && !this.past ? this.because(this.question) : '';
  }

  get next(): string {
    const { question, view, tileOptions } = this;
    if (!question || !view || this.pinned?.ends || tileOptions.every((option) => option.ends)) return '';
    return this.after(this.pinned ? [this.pinned] : tileOptions, view, question.seat);
  }

  /** The facings in which the tile fits a cell. */
  facings(x: number, y: number): TileOptionOf<S>[] {
    return this.tileOptions.filter((o) => o.x === x && o.y === y);
  }

  #fitting(x: number, y: number, facing: number): TileOptionOf<S> | null {
    const fitting = this.facings(x, y);
    return fitting.find((o) => o.facing === facing) ?? fitting[0] ?? null;
  }

  /** Pins the tile to a cell; the last facing is kept if it fits. */
  pin(x: number, y: number, facing = this.#facing): void {
    this.pinned = this.#fitting(x, y, facing);
    this.aimed = null;
  }

  /** Points at a cell, or at none, without pinning anything. */
  aim(cell: { x: number; y: number } | null, facing = this.#facing): void {
    this.aimed = cell && this.#fitting(cell.x, cell.y, facing);
  }

  /** Turns the tile that is pinned, or else pointed with, to the next facing that fits. */
  turn(by: 1 | -1): void {
    const now = this.pinned ?? this.aimed;
    if (!now) return;
    const fitting = this.facings(now.x, now.y);
    const next = fitting[(fitting.indexOf(now) + by + fitting.length) % fitting.length] ?? now;
    this.#facing = next.facing;
    if (this.pinned) this.pinned = next;
    else this.aimed = next;
  }

  /** The pass among the options. */
  get pass(): OptionOf<S> | null {
    return this.options.find((o) => o.kind === 'pass') ?? null;
  }

  /** Chooses what may end the part, and sends it where the person wants no further button, or chooses it again. */
  choose(option: OptionOf<S> | null): void {
    const again = option !== null && option === this.chosen;
    this.chosen = option;
    if (again && !this.warning) {
      this.commit();
      return;
    }
    // What stays to the end is never sent by one touch unless somebody wants that.
    const safe = option?.kind === 'figure' && option.region.finished !== null;
    const easy = settings.confirm === 'never' || (settings.confirm === 'careful' && safe);
    if (easy && !this.warning) this.commit();
  }

  /** Plays what was chosen, or passes. */
  commit(): void {
    const option = this.chosen ?? this.pass;
    if (option) this.play(option);
  }

  /** What one might miss on the board, said for some seconds. */
  get notes(): string[] {
    const { events, table } = this;
    return table ? [...events].map((event) => this.note(event)).filter((text) => text !== null) : [];
  }

  /** What just happened, in sentences; what was drawn is told to whoever is asked. */
  get news(): string[] {
    const asked = this.question !== null;
    return [...this.events].flatMap((event) => {
      const points = this.pointsNews(event);
      if (points) return [points];
      if (event.type === 'tilePlaced') {
        const kind = describe(event.kind, language(), event.facing);
        return [t('laidAt', { kind, cell: this.traits.cellName(event.x, event.y) })];
      }
      if (event.type === 'tileDrawn' && asked) return [`${t('drawn')}: ${describe(event.kind, language())}`];
      return [];
    });
  }

  /** Somebody at the table, for a sentence about them. */
  protected person(seat: number) {
    return personAt(this.table ?? { seats: [] }, seat);
  }
}
