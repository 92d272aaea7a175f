// A table of Cardcassonne: the card or follower that was picked, the row, and how the last round ended.
import { api } from '../net/api';
import type { CardOption, CardRow, CardView, Log, RoundEnd, Scene, Table } from '../protocol';
import { settings } from '../settings.svelte';
import type { Beat } from '../table/beats';
import { isOf } from '../table/kinds';
import { NO_STORY, type Story } from '../table/log';
import { seatName } from '../table/names';
import { TableStore } from '../table/store.svelte';
import { beatsOf, stagedCards } from './story';

export type CardScene = Extract<Scene, { game: 'cardcassonne' }>;
export type CardLog = Extract<Log, { game: 'cardcassonne' }>;
/** A card of the hand by its place, or the follower. */
export type Pick = number | 'follower';

export function storyOf(log: CardLog | null): Story {
  if (!log) return NO_STORY;
  return { turns: log.rounds, scorings: log.rows.flatMap((row) => row.scorings), finale: log.finale };
}

export class CardStore extends TableStore<CardScene, CardLog> {
  picked = $state.raw<Pick | null>(null);
  /** The seat whose hand may be shown where several people sit at one screen. */
  lifted = $state<number | null>(null);
  /** The end of a round that is looked back to. */
  earlier = $state.raw<RoundEnd | null>(null);
  /** The entry that ended the last round whose end was seen. */
  #seen = $state<number | null>(null);
  #asked: number | null = null;
  #ended = 0;
  /** What was known before the last update, and before the last round ended. */
  #latest: CardScene | null = null;
  #before = $state.raw<CardScene | null>(null);

  constructor(table: Table) {
    super(table, 'cardcassonne');
  }

  protected override reset(): void {
    super.reset();
    this.picked = null;
    const asked = this.prompt?.seat ?? null;
    const ended = this.log?.roundEnd?.n ?? 0;
    // Whoever is asked next, also after an undo, says so first. New cards are nobody else's business, also if whoever
    // ended the round begins the next one.
    if (asked !== this.#asked || ended > this.#ended) this.lifted = null;
    if (ended > this.#ended) this.#before = this.#latest;
    this.#latest = this.scene;
    this.#asked = asked;
    this.#ended = ended;
    this.#pickJoker();
  }

  /** The table between two moments, while it is told what happened. */
  readonly #staged = $derived.by(() => {
    const { passage, at } = this.timeline;
    return passage && stagedCards(passage.before, passage.after, passage.beats, at);
  });

  protected override beatsOf(events: CardScene['events'], before: CardView): Beat[] {
    const { table } = this;
    const mine = this.again ? [] : this.mine;
    return beatsOf({ events, before, mine, name: (seat) => (table ? seatName(table, seat) : '') });
  }

  /** A deed of every seat. */
  protected override lastRound(): number[] {
    const round = this.rows.slice(-(this.table?.seats.length ?? 1));
    return round[0] ? [round[0].n - 1, ...round.slice(1).map(({ n }) => n - 1), this.seq] : [];
  }

  protected override opened(): void {
    this.#pickJoker();
  }

  /** The end of a round that was over before is not shown again. */
  protected override welcomed(): void {
    this.#seen ??= this.log?.roundEnd?.n ?? 0;
  }

  /** The joker of the opening is all there is to pick. */
  #pickJoker(): void {
    if (this.question?.question === 'put') this.pick(0);
  }

  get rows(): CardRow[] {
    return this.log?.rows ?? [];
  }

  /** The end of a round that is being shown: until it was seen, and while somebody decides about it. */
  get reveal(): RoundEnd | null {
    if (this.#staged) return null;
    const end = this.log?.roundEnd ?? null;
    return end && (this.deciding || end.n > (this.#seen ?? Infinity)) ? end : null;
  }

  /** What is looked at: while the end of a round is, nothing of the next one. */
  override get shown(): CardView | null {
    const { view, past, reveal, log } = this;
    if (this.#staged && !past) return this.#staged;
    if (past || !reveal || !view) return super.shown;
    const then = this.#before?.view ?? view;
    const points = log?.rounds.findLast(({ n }) => n < reveal.n)?.points ?? [];
    return {
      ...then,
      round: reveal.round,
      mover: null,
      turnedUp: null,
      scored: view.scored,
      over: null,
      seats: then.seats.map((seat, n) => ({
        ...seat,
        points: points[n] ?? 0,
        hand: 0,
        cards: [],
        begun: true,
        claimed: true,
      })),
    };
  }

  /** Who is asked about what is looked at. */
  get asked(): number | null {
    return this.resting ? null : (this.prompt?.seat ?? null);
  }

  /** The rows of the log up to what is looked at. */
  get toldRows(): CardRow[] {
    const { rows, past, reveal } = this;
    const { passage, at } = this.timeline;
    // What is still to be told is not told by the log either.
    const later = passage?.beats.slice(at + 1).filter(({ move }) => 'row' in move).length ?? 0;
    if (later > 0 && !past && !this.again) return rows.slice(0, -later);
    if (!reveal || past) return rows;
    // The cards are turned up where the round's end is shown: the log has what they scored only afterwards.
    const until = rows.filter((row) => row.round <= reveal.round);
    return until.map((row) => (row.round === reveal.round && row.end ? { ...row, scorings: [] } : row));
  }

  /** What happened with the last update, up to the end of a round that is looked at, or from there on. */
  get told(): CardScene['events'] {
    const began = this.events.findIndex((event) => event.type === 'roundBegan');
    if (began < 0) return this.events;
    return this.reveal ? this.events.slice(0, began) : this.events.slice(began);
  }

  /** Goes on to the next round, or to the result. */
  goOn(): void {
    this.#seen = this.log?.roundEnd?.n ?? 0;
  }

  /** Whether somebody decides what becomes of cards of the round that ended. Nobody goes on before that. */
  get deciding(): boolean {
    const asks = this.prompt?.question;
    return asks === 'foreign' || asks === 'assign';
  }

  /** The card that the person here decides about. */
  get disputed(): string | null {
    return this.deciding ? (this.question?.about ?? null) : null;
  }

  /** Looks back to a deed; where a round ended with it, to what everybody took. */
  async lookAt({ n, end }: CardRow): Promise<void> {
    const lookup = (this.lookups += 1);
    // With the last card all of it is shown, with every answer what was counted till then.
    const settled = end && n === end.n ? end.settled : n;
    const at = (entry: number) => api.view(this.id, entry, entry).catch(() => null);
    const [then, told] = await Promise.all([at(n), end ? at(settled) : null]);
    if (lookup !== this.lookups || !then || !isOf<CardScene>(this.game, then.scene)) return;
    this.past = { n, scene: then.scene };
    this.earlier = told && isOf<CardLog>(this.game, told.log) ? told.log.roundEnd : null;
  }

  /** Whether the end of a round is looked at and nobody is asked about it: cards wait until it was seen. */
  get resting(): boolean {
    return this.reveal !== null && !this.past && !this.deciding;
  }

  /** Whether a card or the follower is played now. */
  get playing(): boolean {
    const asks = this.question?.question;
    return asks === 'begin' || asks === 'play';
  }

  /** Whether the hand on the screen belongs to somebody who has not said so yet. Only who plays a card has one. */
  get veiled(): boolean {
    return this.mine.length > 1 && this.playing && this.lifted !== this.question?.seat;
  }

  /** Through whose eyes face-down cards may be shown: nobody's where others look on. */
  get eyes(): number | null {
    const alone = this.mine.length === 1 || (this.playing && !this.veiled);
    return alone ? (this.shown?.eyes ?? null) : null;
  }

  get options(): CardOption[] {
    return this.veiled || this.past || this.resting ? [] : (this.question?.options ?? []);
  }

  /** The hand of whoever looks; the joker of the opening is one as well. */
  get hand(): string[] {
    if (this.veiled || this.resting || !this.view || this.view.eyes === null) return [];
    // New cards are seen when the round before them has ended.
    if (this.#staged) return this.#staged.seats[this.view.eyes]?.cards ?? [];
    if (this.question?.question === 'put' && this.view.turnedUp) return [this.view.turnedUp];
    return this.view.seats[this.view.eyes]?.cards ?? [];
  }

  /** What may be done with what was picked, by row. */
  get places(): CardOption[] {
    const card = typeof this.picked === 'number' ? this.hand[this.picked] : null;
    return this.options.filter((o) => {
      if (o.kind === 'claim') return this.picked === 'follower';
      return (o.kind === 'card' || o.kind === 'put') && o.card === card;
    });
  }

  /** Answers that are no cards in rows: foreign cards, jokers. */
  get answers(): CardOption[] {
    return this.options.filter((o) => o.kind === 'discard' || o.kind === 'keep' || o.kind === 'assign');
  }

  pick(what: Pick | null): void {
    if (what !== null && this.options.length === 0) return;
    this.picked = what;
    this.chosen = null;
    // A card that fits one row only goes there.
    const places = this.places;
    if (places.length === 1) this.chosen = places[0]!;
    if (what === null) this.#pickJoker();
  }

  /** Picks what an option needs, and chooses it; nothing is sent. */
  take(option: CardOption): void {
    if (option.kind === 'claim') this.pick('follower');
    else if (option.kind === 'card') this.pick(this.hand.indexOf(option.card));
    this.chosen = option;
  }

  choose(option: CardOption): void {
    this.chosen = option;
    if (settings.confirm === 'never') this.commit();
  }

  commit(): void {
    if (this.chosen) this.play(this.chosen);
  }

  /** The next row up or down. */
  step(by: 1 | -1): void {
    const places = this.answers.length > 0 ? this.answers : this.places;
    if (places.length === 0) return;
    const at = places.findIndex((o) => o === this.chosen);
    this.chosen = places[at < 0 ? (by > 0 ? 0 : places.length - 1) : (at + by + places.length) % places.length]!;
  }
}
