// The final count as a show: one region after the other, in the order of the rules, with totals that rise. It needs
// only the log, so it can be seen at the table, after a reload and in a replay.
import type { Scoring } from '../protocol';
import { pace } from '../settings.svelte';
import type { Beat } from './beats';

/** Milliseconds of a region, and of all of them together, at the usual speed. */
const REGION = 1200;
const SHORTEST = 450;
const ALL = 24_000;

export class FinalCount {
  /** What is counted. */
  scorings = $state.raw<Scoring[]>([]);
  /** Which of it. */
  at = $state(0);
  #timer = 0;

  /** Shows it from the beginning; where everything is shown at once, there is nothing to show. */
  start(finale: Scoring[]): void {
    this.skip();
    if (pace() === Infinity) return;
    this.scorings = finale.filter(({ points }) => points > 0);
    this.#go(0);
  }

  #go(at: number): void {
    if (at >= this.scorings.length) {
      this.skip();
      return;
    }
    this.at = at;
    this.#timer = window.setTimeout(() => this.#go(at + 1), this.#ms / pace());
  }

  /** A large board takes no longer than one can watch. */
  get #ms(): number {
    return Math.max(SHORTEST, Math.min(REGION, ALL / this.scorings.length));
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.scorings = [];
    this.at = 0;
  }

  get running(): boolean {
    return this.scorings.length > 0;
  }

  get now(): Scoring | null {
    return this.scorings[this.at] ?? null;
  }

  /** What was counted by now. */
  get counted(): Scoring[] {
    return this.scorings.slice(0, this.at + 1);
  }

  /** What is counted now, in the form in which a board shows it. */
  get beat(): Beat | null {
    const { now } = this;
    return now && { ms: this.#ms, move: { kind: 'points', scoring: now }, seat: now.seat, say: '', holds: false };
  }

  /** Points as they are by now, of those in the end. */
  standings<V extends { seats: { points: number }[] }>(view: V): V {
    if (!this.running) return view;
    const later = this.scorings.slice(this.at + 1);
    const seats = view.seats.map((seat, n) => ({
      ...seat,
      points: seat.points - later.reduce((sum, s) => sum + (s.seat === n ? s.points : 0), 0),
    }));
    return { ...view, seats };
  }
}
