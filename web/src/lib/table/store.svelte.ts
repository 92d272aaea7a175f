// A table as this browser sees it: what the server said, and what the person is about to do.
import { api, type ErrorCode } from '../net/api';
import { TableSocket } from '../net/socket';
import type { Log, Scene, ServerMessage, Table } from '../protocol';
import { isOf, type OptionOf, type PromptOf } from './kinds';
import { merged } from './log';
import { callToTurn, endCall } from './call';
import { named } from './names';

/** How long a new question takes no answer, so that a double click meets nothing. */
const SETTLE_TIME = 350;

export class TableStore<S extends Scene, L extends Log> {
  /** The table as the server told it; seats without a name are called in the language of the moment. */
  #told = $state.raw<Table | null>(null);
  readonly table = $derived(this.#told && named(this.#told));
  scene = $state.raw<S | null>(null);
  log = $state.raw<L | null>(null);
  seq = $state(0);
  /** The seat of this browser that may take its last sentence back now. */
  undoable = $state<number | null>(null);
  /** An earlier moment that is looked at instead of the present one. */
  past = $state.raw<{ n: number; scene: S } | null>(null);
  online = $state(true);
  /** Why the last thing did not work. */
  trouble = $state<ErrorCode | null>(null);
  sending = $state(false);
  /** What is chosen but not sent. */
  chosen = $state.raw<OptionOf<S> | null>(null);
  /** Whether the present question stands long enough to be answered. */
  #settled = $state(false);
  #settling = 0;
  /** Whether the page calls to the turn. */
  #called = false;

  /** How often somebody looked elsewhere: an answer that comes too late is not shown. */
  protected lookups = 0;
  #socket: TableSocket | null = null;

  readonly id: string;
  readonly game: S['game'];

  constructor(table: Table, game: S['game']) {
    this.id = table.id;
    this.game = game;
    this.#told = table;
  }

  open(): void {
    this.#socket = new TableSocket(this.id, {
      message: (message) => this.#receive(message),
      online: (online) => {
        this.online = online;
        if (!online) this.sending = false;
      },
    });
  }

  close(): void {
    clearTimeout(this.#settling);
    this.#socket?.close();
    endCall();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#told = message.table;
        this.log = null;
        this.#take(message);
        this.welcomed();
        break;
      case 'update':
        if (message.seq >= this.seq) this.#take(message);
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

  #take({ seq, scene, log, undo }: Extract<ServerMessage, { scene: Scene }>): void {
    if (!isOf<S>(this.game, scene) || !isOf<L>(this.game, log)) return;
    this.seq = seq;
    this.scene = scene;
    this.log = merged<L>(this.log, log);
    this.undoable = undo;
    this.sending = false;
    this.trouble = null;
    this.#settle();
    this.reset();
  }

  /** Calls whoever is here to the table, once a question. */
  #call(): void {
    const asked = this.question !== null;
    if (asked === this.#called) return;
    this.#called = asked;
    if (asked && this.table) callToTurn(this.table);
    else endCall();
  }

  /** A question that has only just appeared is not answered by a click that was meant for the last one. */
  #settle(): void {
    this.#settled = false;
    clearTimeout(this.#settling);
    this.#settling = window.setTimeout(() => (this.#settled = true), SETTLE_TIME);
  }

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
    const answer = await api.view(this.id, n, n).catch(() => null);
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

  /** The question, if this browser has to answer it. */
  get question(): PromptOf<S> | null {
    return this.prompt && this.mine.includes(this.prompt.seat) ? this.prompt : null;
  }

  /** Whether an answer would be taken now. */
  get listens(): boolean {
    return this.question !== null && this.past === null && !this.sending && this.#settled;
  }

  /** Plays a sentence, if it would be taken. */
  play({ sentence }: { sentence: string }): void {
    const prompt = this.question;
    if (!prompt || !this.listens) return;
    this.sending = this.#send({ type: 'play', seq: this.seq, seat: prompt.seat, sentence });
  }

  undo(): void {
    const seat = this.undoable;
    if (seat !== null && !this.sending) this.sending = this.#send({ type: 'undo', seq: this.seq, seat });
  }

  #send(message: Parameters<TableSocket['send']>[0]): boolean {
    return this.#socket?.send(message) ?? false;
  }
}
