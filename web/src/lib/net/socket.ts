// One connection to a table: opens, listens, comes back by itself.
import type { ClientMessage, ServerMessage } from '../protocol';

export interface Listener {
  message(message: ServerMessage): void;
  online(online: boolean): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    this.#open();
  }

  #open(): void {
    const url = new URL(`/api/tables/${this.id}/socket`, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.listener.online(true);
    };
    socket.onmessage = (event) => this.listener.message(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      this.listener.online(false);
      this.#timer = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** Whether the message went out; if not, the welcome after the next opening tells where we are. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
