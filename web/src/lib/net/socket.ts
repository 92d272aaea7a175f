// One connection to a table: opens, listens, notices when nobody answers any more, comes back by itself.
import type { ClientMessage, ServerMessage } from '../protocol';
import { Patches, type WholeMessage } from './patches';

export interface Listener {
  message(message: WholeMessage): void;
  online(online: boolean): void;
}

/** The version of the protocol that is spoken here: updates are patches. */
const PROTOCOL = 2;
/** The server speaks another version: only a new page helps. */
const OTHER_PROTOCOL = 4001;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** How often a quiet connection is asked whether it still lives. */
const ASK_EVERY = 5000;
/** How long an answer, or a connection, may take. A line that is cut is not told to anybody, so it must be noticed. */
const PATIENCE = 4000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval>;
  #closed = false;
  /** Since when something is waited for: a connection, or a word in answer to ours. */
  #since: number | null = null;
  #heard = 0;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    this.#open();
    this.#heartbeat = setInterval(() => this.#beat(), 1000);
  }

  #open(): void {
    const url = new URL(`/api/tables/${this.id}/socket?protocol=${PROTOCOL}`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#since = performance.now();
    const patches = new Patches();
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#hear();
      this.listener.online(true);
    };
    socket.onmessage = (event) => {
      this.#hear();
      const message = patches.whole(JSON.parse(String(event.data)) as ServerMessage);
      if (message) this.listener.message(message);
      else this.send({ type: 'whole' });
    };
    socket.onclose = ({ code }) => {
      if (code === OTHER_PROTOCOL) this.close();
      if (!this.#closed && this.#socket === socket) this.#lose();
    };
  }

  #hear(): void {
    this.#since = null;
    this.#heard = performance.now();
  }

  /** Asks on a quiet line, and gives up on one that does not answer. */
  #beat(): void {
    const now = performance.now();
    if (this.#since !== null && now - this.#since > PATIENCE) this.#lose();
    else if (this.#since === null && now - this.#heard > ASK_EVERY) this.send({ type: 'ping' });
  }

  #lose(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#since = null;
    // The close of a line that is cut takes minutes; nobody waits for it.
    socket?.close();
    this.listener.online(false);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Whether the message went out; if not, the welcome after the next opening tells where we are. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#since ??= performance.now();
    return true;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
