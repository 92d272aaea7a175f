// What happened, told one beat after the other at the speed that somebody chose. What was told stays until it was
// seen: chips and cards stand until somebody here acts again, for those who only watch a round long.
import type { Scoring } from '../protocol';
import { pace } from '../settings.svelte';
import type { Beat, Card } from './beats';

/** Two moments, and what leads from one to the other. */
export interface Passage<V> {
  before: V;
  after: V;
  beats: Beat[];
}

interface Remembered {
  /** How many tiles or cards had come by then. */
  turn: number;
  scoring?: Scoring;
  card?: Card;
}

interface Kept {
  remembered: Remembered[];
  newest: Scoring[];
}

/** How long the head still says what happened after it is over, in milliseconds at the usual speed. */
const ECHO = 2200;

export class Timeline<V> {
  /** What is told now, and which of its beats. */
  passage = $state.raw<Passage<V> | null>(null);
  at = $state(0);
  /** What was said last, and of whom. */
  said = $state('');
  about = $state<number | null>(null);
  #remembered = $state.raw<Remembered[]>([]);
  /** The newest scorings: those of what was told last. */
  #newest = $state.raw<Scoring[]>([]);
  #turn = 0;
  #timer = 0;
  #echo = 0;
  #done: () => void = () => {};

  readonly beat = $derived(this.passage?.beats[this.at] ?? null);
  readonly chips = $derived(this.#remembered.flatMap(({ scoring }) => scoring ?? []));
  readonly cards = $derived(this.#remembered.flatMap(({ card }) => card ?? []));

  /**
   * `rounds` says after how many tiles or cards something is forgotten; nothing for those who act themselves. `changed`
   * is called with every beat: perhaps a question need not wait any more.
   */
  constructor(
    private readonly rounds: () => number | null,
    private readonly changed: () => void = () => {},
  ) {}

  /** Whether nothing is told that a question must wait for. */
  get opens(): boolean {
    return !this.passage?.beats.slice(this.at).some((beat) => beat.holds && beat.ms > 0);
  }

  isNew(scoring: Scoring): boolean {
    return this.#newest.includes(scoring);
  }

  /** Tells what leads from one moment to the next; `done` is called once, also if nothing is to be told. */
  play(passage: Passage<V>, done: () => void): void {
    this.skip();
    if (passage.beats.some((beat) => beat.card || beat.move.kind === 'points')) this.#newest = [];
    this.passage = passage;
    this.#done = done;
    this.#begin(0);
  }

  #begin(at: number): void {
    const beat = this.passage?.beats[at];
    if (!beat) {
      this.#end();
      return;
    }
    this.at = at;
    this.#remember(beat);
    const ms = beat.ms / pace();
    if (ms > 0) this.changed();
    if (ms > 0) this.#timer = window.setTimeout(() => this.#begin(at + 1), ms);
    else this.#begin(at + 1);
  }

  #end(): void {
    clearTimeout(this.#timer);
    const done = this.#done;
    this.#done = () => {};
    this.passage = null;
    this.at = 0;
    clearTimeout(this.#echo);
    this.#echo = window.setTimeout(() => (this.said = ''), ECHO);
    done();
    this.changed();
  }

  #remember({ move, say, card, seat }: Beat): void {
    if (say) [this.said, this.about] = [say, seat];
    if (move.kind === 'tile' || move.kind === 'card') this.#turn += 1;
    const scoring = move.kind === 'points' && move.scoring.points > 0 ? move.scoring : undefined;
    if (scoring) this.#newest = [...this.#newest, scoring];
    const rounds = this.rounds();
    const kept = rounds === null ? this.#remembered : this.#remembered.filter(({ turn }) => turn > this.#turn - rounds);
    this.#remembered = scoring || card ? [...kept, { turn: this.#turn, scoring, card }] : kept;
  }

  /** Everything that is being told is told at once. */
  skip(): void {
    if (!this.passage) return;
    clearTimeout(this.#timer);
    for (const beat of this.passage.beats.slice(this.at + 1)) this.#remember(beat);
    this.#end();
  }

  /** Takes what happened without telling it. */
  note(beats: Beat[]): void {
    for (const beat of beats) this.#remember(beat);
  }

  /** What a log tells of the time before anybody looked. */
  recall(scorings: Scoring[]): void {
    this.#remembered = scorings.filter(({ points }) => points > 0).map((scoring) => ({ turn: this.#turn, scoring }));
  }

  /** What stood until somebody acts is over. */
  forget(): void {
    this.#remembered = [];
    this.#newest = [];
  }

  /** Puts aside what stands, for something else that is told, and takes it up again. */
  keep(): Kept {
    const kept = { remembered: this.#remembered, newest: this.#newest };
    this.forget();
    return kept;
  }

  restore({ remembered, newest }: Kept): void {
    this.#remembered = remembered;
    this.#newest = newest;
  }

  dismiss(card: Card): void {
    this.#remembered = this.#remembered.filter((each) => each.card !== card);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#echo);
  }
}
