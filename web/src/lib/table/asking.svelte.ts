// Whether somebody here is asked: calls them to the table once a question, and lets it stand for a moment before it is
// answered, so that a double click meets nothing.
import type { Table } from '../protocol';
import { callToTurn, endCall } from './call';

/** How long a new question takes no answer, in milliseconds. */
const SETTLE_TIME = 350;

export class Asking {
  /** Whether the present question stands long enough to be answered. */
  settled = $state(false);
  #settling = 0;
  /** Whether the page calls to the turn. */
  #called = false;

  /** A question that has only just appeared is not answered by a click that was meant for the last one. */
  settle(): void {
    this.settled = false;
    clearTimeout(this.#settling);
    this.#settling = window.setTimeout(() => (this.settled = true), SETTLE_TIME);
  }

  /** Tells whether somebody here is asked; whether that is new. */
  tell(asked: boolean, table: Table | null): boolean {
    if (asked === this.#called) return false;
    this.#called = asked;
    if (asked && table) callToTurn(table);
    else endCall();
    if (asked) this.settle();
    return asked;
  }

  close(): void {
    clearTimeout(this.#settling);
    endCall();
  }
}
