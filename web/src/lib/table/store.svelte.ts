// A table as this browser sees it: what the server said, and what the person is about to do.
import { api } from '../net/api';
import { TableSocket } from '../net/socket';
import type { Line, Scene, Scoring, ServerMessage, Table, TurnPoints } from '../protocol';
import { named } from './names';
import { counted } from './turns';

type PromptOf<S extends Scene> = NonNullable<S['prompt']>;
type OptionOf<S extends Scene> = PromptOf<S>['options'][number];

/** How long a commit button is deaf after it appeared, so that a double click meets nothing. */
const DEAF_FOR = 350;

export class TableStore<S extends Scene> {
  table = $state<Table | null>(null);
  view = $state.raw<S['view'] | null>(null);
  prompt = $state.raw<PromptOf<S> | null>(null);
  seq = $state(0);
  entries = $state.raw<Line[]>([]);
  events = $state.raw<S['events'][number][]>([]);
  /** All that was counted so far. */
  scorings = $state.raw<Scoring[]>([]);
  /** The points after every turn, once the game is over. */
  turnPoints = $state.raw<TurnPoints[]>([]);
  /** An earlier moment that is looked at instead of the present one. */
  past = $state.raw<{ n: number; view: S['view'] } | null>(null);
  online = $state(true);
  /** Why the last thing did not work: a code of the protocol. */
  trouble = $state<string | null>(null);
  sending = $state(false);
  /** What is chosen but not sent. */
  chosen = $state.raw<OptionOf<S> | null>(null);
  /** Whether the present question stands long enough to be answered. */
  #settled = $state(false);
  #settling = 0;

  /** How often somebody looked elsewhere: an answer that comes too late is not shown. */
  protected looks = 0;
  #socket: TableSocket | null = null;

  readonly id: string;

  constructor(table: Table) {
    this.id = table.id;
    this.table = named(table);
  }

  open(): void {
    this.#socket = new TableSocket(this.id, {
      message: (message) => this.#hear(message),
      online: (online) => {
        this.online = online;
        if (!online) this.sending = false;
      },
    });
  }

  close(): void {
    clearTimeout(this.#settling);
    this.#socket?.close();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.table = named(message.table);
        this.events = [];
        this.#take(message.seq, message.scene as S);
        void this.#recall(message.seq);
        break;
      case 'update':
        if (message.seq < this.seq) break;
        this.#follow(message.entries, message.scene as S);
        this.#take(message.seq, message.scene as S);
        // The events of several turns at once do not say which turn they belong to; the history does.
        if (message.scene.view.over || message.entries.filter(({ say }) => say.startsWith('tile ')).length > 1)
          void this.#recall(message.seq);
        break;
      case 'table':
        this.table = named(message.table);
        break;
      case 'pong':
        break;
      case 'refused':
        this.sending = false;
        this.trouble = message.code;
        break;
    }
  }

  /** What was said before this browser listened. */
  async #recall(seq: number): Promise<void> {
    const history = await api.history(this.id).catch(() => null);
    if (!history || history.entries.length < seq || history.entries.length < this.entries.length) return;
    this.entries = history.entries;
    this.scorings = history.scorings;
    this.turnPoints = history.turns;
  }

  /** What is said now. After something was taken back the history tells what still counts. */
  #follow(entries: Line[], scene: S): void {
    const events: S['events'][number][] = scene.events;
    const known = this.entries.at(-1)?.n ?? 0;
    this.entries = [...this.entries, ...entries.filter((entry) => entry.n > known)];
    this.events = events;
    const end = entries.at(-1)?.n ?? this.seq;
    if (entries.some((entry) => entry.say.startsWith('undo'))) {
      const kept = new Set(counted(this.entries).map((entry) => entry.n));
      this.scorings = this.scorings.filter((scoring) => kept.has(scoring.n));
      return;
    }
    let last = false;
    const fresh: Scoring[] = [];
    for (const event of events) {
      if (event.type === 'finaleBegan') last = true;
      if (event.type === 'scored')
        fresh.push({
          n: end,
          seat: event.to,
          reason: event.reason,
          points: event.points,
          terms: event.terms,
          at: event.at,
          last,
          brought: [],
        });
      // Keeps move and wall tiles are taken right after the scoring that brought them.
      if (event.type === 'keepMoved') fresh.at(-1)?.brought.push({ what: 'keep', size: event.size });
      if (event.type === 'wallTaken')
        fresh.at(-1)?.brought.push({ what: 'wall', corner: event.corner, tile: event.tile });
    }
    if (fresh.length > 0) this.scorings = [...this.scorings, ...fresh];
  }

  /** Looks back to the game after entry `n`; nothing that is to be done is lost. */
  async look(n: number): Promise<void> {
    const look = (this.looks += 1);
    const answer = await api.view(this.id, n).catch(() => null);
    if (answer && look === this.looks) this.past = { n, view: answer.scene.view };
  }

  /** Back to the present. */
  present(): void {
    this.looks += 1;
    this.past = null;
  }

  #take(seq: number, scene: S): void {
    this.seq = seq;
    this.view = scene.view;
    this.prompt = scene.prompt;
    this.sending = false;
    this.trouble = null;
    this.#settle();
    this.forget();
  }

  /** A question that has only just appeared is not answered by a click that was meant for the last one. */
  #settle(): void {
    this.#settled = false;
    clearTimeout(this.#settling);
    this.#settling = window.setTimeout(() => (this.#settled = true), DEAF_FOR);
  }

  /** What was about to be done is done, or cannot be done any more. */
  protected forget(): void {
    this.chosen = null;
  }

  /** The seats of this browser. */
  get mine(): number[] {
    return this.table?.seats.filter((s) => s.who === 'me').map((s) => s.seat) ?? [];
  }

  /** The question, if this browser has to answer it. */
  get question(): PromptOf<S> | null {
    return this.prompt && this.mine.includes(this.prompt.seat) ? this.prompt : null;
  }

  /** Whether an answer would be heard now. */
  get listens(): boolean {
    return this.question !== null && this.past === null && !this.sending && this.#settled;
  }

  /** Says a sentence, if it would be heard. */
  say(option: { say: string }): void {
    const prompt = this.question;
    if (!prompt || !this.listens) return;
    this.sending = this.#send({ type: 'say', seq: this.seq, seat: prompt.seat, say: option.say });
  }

  /** The seat of this browser that may take its last sentence back now. */
  get undoable(): number | null {
    const last = this.entries.at(-1);
    const seat = this.table?.seats.find((s) => s.word === last?.actor && s.who === 'me');
    if (!seat || !last || last.say.startsWith('undo') || this.view?.over) return null;
    return seat.seat;
  }

  undo(): void {
    const seat = this.undoable;
    if (seat !== null && !this.sending) this.sending = this.#send({ type: 'undo', seq: this.seq, seat });
  }

  #send(message: Parameters<TableSocket['send']>[0]): boolean {
    return this.#socket?.send(message) ?? false;
  }
}
