// A table as this browser sees it: what the server said, and what the person is about to do.
import type { ErrorCode } from '../net/api';
import type { WholeMessage } from '../net/patches';
import type { ClientMessage, Log, Scene, Table } from '../protocol';
import type { Beat } from './beats';
import { isOf, type OptionOf, type PromptOf } from './kinds';
import { momentsOf } from './again';
import { Asking } from './asking.svelte';
import { merged } from './log';
import { named } from './names';
import { Timeline } from './timeline.svelte';
import { served, type Connection, type Venue } from './venue';

/** So many updates that wait to be told are a round or two; whoever is further behind is brought to the present. */
const MAX_BEHIND = 24;

type Told = Extract<WholeMessage, { scene: Scene }>;

export class TableStore<S extends Scene, L extends Log> {
  /** The table as the server told it; seats without a name are called in the language of the moment. */
  #told = $state.raw<Table | null>(null);
  readonly table = $derived(this.#told && named(this.#told));
  scene = $state.raw<S | null>(null);
  log = $state.raw<L | null>(null);
  seq = $state(0);
  #undo = $state<number | null>(null);
  /** An earlier moment that is looked at instead of the present one. */
  past = $state.raw<{ n: number; scene: S } | null>(null);
  online = $state(true);
  /** Why the last thing did not work. */
  trouble = $state<ErrorCode | null>(null);
  sending = $state(false);
  /** What is chosen but not sent. */
  chosen = $state.raw<OptionOf<S> | null>(null);
  readonly #asking = new Asking();

  /** How often somebody looked elsewhere: an answer that comes too late is not shown. */
  protected lookups = 0;
  #connection: Connection | null = null;
  /** What happened, told one beat after the other; what the server told meanwhile waits. */
  readonly timeline: Timeline<S['view']>;
  #waiting = $state.raw<Told[]>([]);
  /** Whether the last round is told once more. */
  again = $state(false);
  #hidden = () => document.hidden && this.skip();

  readonly id: string;
  readonly venue: Venue;
  readonly game: S['game'];

  constructor(table: Table, game: S['game'], venue = served(table.id)) {
    this.id = table.id;
    this.venue = venue;
    this.game = game;
    this.#told = table;
    this.timeline = new Timeline(
      () => (this.mine.length > 0 ? null : (this.table?.seats.length ?? 1)),
      () => this.#call(),
    );
  }

  open(): void {
    document.addEventListener('visibilitychange', this.#hidden);
    this.#connection = this.venue.connect({
      message: (message) => this.#receive(message),
      online: (online) => {
        this.online = online;
        if (!online) this.sending = false;
      },
    });
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#hidden);
    this.timeline.close();
    this.#connection?.close();
    this.#asking.close();
  }

  #receive(message: WholeMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#waiting = [];
        this.skip();
        this.#told = message.table;
        this.log = null;
        this.#take(message);
        this.welcomed();
        break;
      case 'update':
        if (message.seq >= this.seq) this.#hear(message);
        break;
      case 'table':
        this.#told = message.table;
        break;
      case 'pong':
        break;
      case 'refused':
        this.sending = false;
        this.trouble = message.code;
        break;
    }
    this.#call();
  }

  /** What comes while something is told waits, unless somebody here is asked: then nothing older may be answered. */
  #hear(message: Told): void {
    const behind = this.#waiting.length >= MAX_BEHIND;
    const asked = this.prompt !== null && this.mine.includes(this.prompt.seat) && !this.again;
    if (this.timeline.passage && !behind && !asked && !document.hidden) this.#waiting = [...this.#waiting, message];
    else {
      this.skip();
      this.#tell(message);
    }
  }

  /** Takes an update and tells what happened. */
  #tell(message: Told): void {
    const before = this.scene?.view ?? null;
    if (!this.#take(message) || !before || !this.scene) return;
    const { view: after, events } = this.scene;
    // Something was taken back.
    if (events.length === 0) this.timeline.forget();
    const beats = this.beatsOf(events, before, after);
    if (document.hidden) this.timeline.note(beats);
    else this.timeline.play({ before, after, beats }, () => this.#next());
  }

  /** What waited is told, or it is time for a question. */
  #next(): void {
    const [next, ...others] = this.#waiting;
    if (!next) {
      this.rested();
      return;
    }
    this.#waiting = others;
    this.#tell(next);
  }

  /** Everything that happened is told at once. */
  skip(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.again = false;
    this.timeline.skip();
    for (const message of waiting) {
      const before = this.scene?.view ?? null;
      if (this.#take(message) && before && this.scene)
        this.timeline.note(this.beatsOf(this.scene.events, before, this.scene.view));
    }
  }

  /** The entries between which the last round lies, step by step. */
  protected lastRound(): number[] {
    return [];
  }

  /** Tells the last round once more; what happens meanwhile waits. */
  async tellAgain(): Promise<void> {
    const ends = this.lastRound();
    if (this.again || ends.length < 2) return;
    this.skip();
    this.present();
    const lookup = this.lookups;
    const moments = await momentsOf<S>(this.venue, this.game, ends).catch(() => []);
    if (lookup !== this.lookups) return;
    this.skip();
    const kept = this.timeline.keep();
    const tell = (n: number): void => {
      const moment = moments[n];
      if (!this.again || !moment) {
        this.again = false;
        this.timeline.restore(kept);
        this.#next();
        return;
      }
      const beats = this.beatsOf(moment.events, moment.before, moment.after);
      this.timeline.play({ ...moment, beats }, () => tell(n + 1));
    };
    this.again = moments.length > 0;
    tell(0);
  }

  /** What happened between two moments, as beats. */
  protected beatsOf(_events: S['events'], _before: S['view'], _after: S['view']): Beat[] {
    return [];
  }

  #take({ seq, scene, log, undo }: Told): boolean {
    if (!isOf<S>(this.game, scene) || !isOf<L>(this.game, log)) return false;
    this.seq = seq;
    this.scene = scene;
    this.log = merged<L>(this.log, log);
    this.#undo = undo;
    this.sending = false;
    this.trouble = null;
    this.#asking.settle();
    this.reset();
    return true;
  }

  /** The seat of this browser that may take its last sentence back now. */
  get undoable(): number | null {
    return this.#waiting.length === 0 && !this.again ? this.#undo : null;
  }

  #call(): void {
    if (this.#asking.tell(this.question !== null, this.table)) this.opened();
  }

  /** Everything has been told. */
  protected rested(): void {}

  /** Somebody here is asked from now on. */
  protected opened(): void {}

  /** The server has told everything there is. */
  protected welcomed(): void {}

  /** What was about to be done is done, or cannot be done any more. */
  protected reset(): void {
    this.chosen = null;
  }

  /** What can be seen now, whatever is looked at. */
  get view(): S['view'] | null {
    return this.scene?.view ?? null;
  }

  /** What is looked at. */
  get shown(): S['view'] | null {
    return (this.past?.scene ?? this.scene)?.view ?? null;
  }

  /** What happened with the last update. */
  get events(): S['events'] {
    return this.scene?.events ?? [];
  }

  get prompt(): PromptOf<S> | null {
    return this.scene?.prompt ?? null;
  }

  /** Looks back to the game after entry `n`; nothing that is to be done is lost. */
  async look(n: number): Promise<void> {
    const lookup = (this.lookups += 1);
    const answer = await this.venue.view(n, n).catch(() => null);
    if (answer && lookup === this.lookups && isOf<S>(this.game, answer.scene)) this.past = { n, scene: answer.scene };
  }

  /** Back to the present. */
  present(): void {
    this.lookups += 1;
    this.past = null;
  }

  /** The seats of this browser. */
  get mine(): number[] {
    return this.table?.seats.filter((s) => s.who === 'me').map((s) => s.seat) ?? [];
  }

  /** The question, if this browser has to answer it and everything has been told that matters for that. */
  get question(): PromptOf<S> | null {
    if (!this.prompt || !this.mine.includes(this.prompt.seat)) return null;
    return this.#waiting.length === 0 && !this.again && this.timeline.opens ? this.prompt : null;
  }

  /** Whom the table tells of, or else whoever is asked. */
  get active(): number | null {
    const told = this.timeline.said && !this.question && !this.past ? this.timeline.about : null;
    return told ?? (this.table?.over ? null : (this.prompt?.seat ?? null));
  }

  /** Whether an answer would be taken now. */
  get listens(): boolean {
    return this.question !== null && this.past === null && !this.sending && this.#asking.settled;
  }

  /** Plays a sentence, if it would be taken. */
  play({ sentence }: { sentence: string }): void {
    const prompt = this.question;
    if (!prompt || !this.listens) return;
    this.skip();
    this.timeline.forget();
    this.sending = this.#send({ type: 'play', seq: this.seq, seat: prompt.seat, sentence });
  }

  undo(): void {
    const seat = this.undoable;
    if (seat !== null && !this.sending) this.sending = this.#send({ type: 'undo', seq: this.seq, seat });
  }

  #send(message: ClientMessage): boolean {
    return this.#connection?.send(message) ?? false;
  }
}
