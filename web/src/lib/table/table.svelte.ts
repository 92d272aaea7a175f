// A table as this browser sees it: what the server said, and what the person is about to do.
import { Refused, api } from '../net/api';
import { TableSocket } from '../net/socket';
import type { Event, Line, Option, Prompt, Scoring, ServerMessage, Table, TurnPoints, View } from '../protocol';
import { settings } from '../settings.svelte';
import { named } from './names';
import { counted, turns } from './turns';

export type TileOption = Extract<Option, { kind: 'tile' }>;
export type FigureOption = Extract<Option, { kind: 'figure' }>;

/** How long a commit button is deaf after it appeared, so that a double click meets nothing. */
export const DEAF_FOR = 350;

export class TableStore {
  table = $state<Table | null>(null);
  view = $state.raw<View | null>(null);
  prompt = $state.raw<Prompt | null>(null);
  seq = $state(0);
  entries = $state.raw<Line[]>([]);
  events = $state.raw<Event[]>([]);
  /** All that was counted so far. */
  scorings = $state.raw<Scoring[]>([]);
  /** The points after every tile, once the game is over. */
  turnPoints = $state.raw<TurnPoints[]>([]);
  /** An earlier moment that is looked at instead of the present one. */
  past = $state.raw<{ n: number; view: View } | null>(null);
  /** The rows of the log, oldest first. */
  readonly rows = $derived(turns(this.entries, this.scorings));
  online = $state(true);
  missing = $state(false);
  /** Why the last thing did not work: a code of the protocol. */
  trouble = $state<string | null>(null);
  sending = $state(false);
  /** The placement that is pinned but not sent. */
  pinned = $state.raw<TileOption | null>(null);
  /** The figure that is chosen but not sent. */
  chosen = $state.raw<Option | null>(null);
  /** Since when the present question stands. */
  asked = 0;

  #socket: TableSocket | null = null;

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      this.table = named(await api.table(this.id));
    } catch (error) {
      this.missing = error instanceof Refused && error.status === 404;
      this.trouble = error instanceof Refused ? error.code : 'internal';
      return;
    }
    this.#socket = new TableSocket(this.id, {
      message: (message) => this.#hear(message),
      online: (online) => {
        this.online = online;
        if (!online) this.sending = false;
      },
    });
  }

  close(): void {
    this.#socket?.close();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.table = named(message.table);
        this.events = [];
        this.#take(message.seq, message.view, message.prompt);
        void this.#recall(message.seq);
        break;
      case 'update':
        if (message.seq < this.seq) break;
        this.#follow(message.entries, message.events);
        this.#take(message.seq, message.view, message.prompt);
        if (message.view.over) void this.#recall(message.seq);
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
  #follow(entries: Line[], events: Event[]): void {
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
      if (event.type !== 'scored') continue;
      const { to: seat, reason, points, terms, at } = event;
      fresh.push({ n: end, seat, reason, points, terms, at, last });
    }
    if (fresh.length > 0) this.scorings = [...this.scorings, ...fresh];
  }

  /** Looks back to the game after entry `n`; nothing that is to be done is lost. */
  async look(n: number): Promise<void> {
    const answer = await api.view(this.id, n).catch(() => null);
    if (answer) this.past = { n, view: answer.view };
  }

  /** Back to the present. */
  present(): void {
    this.past = null;
  }

  #take(seq: number, view: View, prompt: Prompt | null): void {
    this.seq = seq;
    this.view = view;
    this.prompt = prompt;
    this.sending = false;
    this.trouble = null;
    this.pinned = null;
    this.chosen = null;
    this.asked = performance.now();
  }

  /** The seats of this browser. */
  get mine(): number[] {
    return this.table?.seats.filter((s) => s.who === 'me').map((s) => s.seat) ?? [];
  }

  /** The question, if this browser has to answer it. */
  get question(): Prompt | null {
    return this.prompt && this.mine.includes(this.prompt.seat) ? this.prompt : null;
  }

  get tileOptions(): TileOption[] {
    return (this.question?.options ?? []).filter((o) => o.kind === 'tile');
  }

  get figureOptions(): FigureOption[] {
    return (this.question?.options ?? []).filter((o) => o.kind === 'figure');
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

  /** Says a sentence, unless the question has only just appeared. */
  say(option: Option): void {
    const prompt = this.question;
    if (!prompt || this.past || this.sending || performance.now() - this.asked < DEAF_FOR) return;
    this.sending = this.#send({ type: 'say', seq: this.seq, seat: prompt.seat, say: option.say });
  }

  /** The pass among the options. */
  get pass(): Option | null {
    return this.question?.options.find((o) => o.kind === 'pass') ?? null;
  }

  /** Chooses what may end the part, and sends it where the person wants no further button. */
  choose(option: Option | null): void {
    this.chosen = option;
    const safe = option?.kind === 'figure' && option.region.terrain !== 'field';
    const easy = settings.confirm === 'never' || (settings.confirm === 'careful' && safe);
    if (easy) this.commit();
  }

  /** Says what was chosen, or nothing. */
  commit(): void {
    const option = this.chosen ?? this.pass;
    if (option) this.say(option);
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
