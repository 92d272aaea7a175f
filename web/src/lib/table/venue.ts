// Where a table is played: at the server, which keeps it, or in a study, of which nothing is kept.
import { api } from '../net/api';
import { TableSocket, type Listener } from '../net/socket';
import type { Analysis, ClientMessage, ViewAt } from '../protocol';
import type { Mark } from '../teacher/marks';

/** What hears the person, and tells them. */
export interface Connection {
  /** Whether the message went out. */
  send(message: ClientMessage): boolean;
  close(): void;
}

/** Turns that are shown on the board beside what is asked there. */
export interface Overlay {
  parts: Pick<typeof import('../teacher'), 'Arrows' | 'Ghosts' | 'marksText'>;
  marks: Mark[];
  seat: number;
}

export interface Venue {
  /** Whether nothing counts: whoever sits there tries something. */
  readonly trying: boolean;
  connect(listener: Listener): Connection;
  /** The game after entry `at`; what happened is told from entry `since` on. */
  view(at: number, since: number): Promise<ViewAt>;
  /** The best turns now; nothing where nobody may ask. */
  readonly analysis: ((seq: number) => Promise<Analysis>) | null;
  readonly overlay: Overlay | null;
}

/** At the server. */
export const served = (id: string): Venue => ({
  trying: false,
  connect: (listener) => new TableSocket(id, listener),
  view: (at, since) => api.view(id, at, since),
  analysis: (seq) => api.analysis(id, seq),
  overlay: null,
});
