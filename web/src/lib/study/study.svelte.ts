// A line that somebody plays out from a position: the server plays it by the rules and keeps nothing, so the whole of
// it is told every time.
import { api, Refused, type ErrorCode } from '../net/api';
import type { Listener } from '../net/socket';
import type { ClientMessage, Line, Studied, StudyDraw, StudyFrom, Table, ViewAt } from '../protocol';
import type { Connection, Overlay, Venue } from '../table/venue';

export const codeOf = (error: unknown): ErrorCode => (error instanceof Refused ? error.code : 'internal');

export class StudyVenue implements Venue {
  readonly trying = true;
  readonly from: StudyFrom;
  /** Everything that was said since the position. */
  line = $state.raw<Line[]>([]);
  /** The last tile that was drawn, and what could come instead. */
  drawn = $state.raw<StudyDraw | null>(null);
  table = $state.raw<Table | null>(null);
  trouble = $state<ErrorCode | null>(null);
  overlay = $state.raw<Overlay | null>(null);
  /** The entry with which the position ends. */
  start = 0;
  #now: Studied | null = null;
  #listener: Listener | null = null;
  /** How often something was asked: an answer that comes too late is not taken. */
  #asked = 0;
  readonly #solves: boolean;
  readonly #onended: ((line: string[]) => void) | undefined;

  /** `onended` is told the turn that answers a puzzle. */
  constructor(from: StudyFrom, onended?: (line: string[]) => void) {
    this.from = from;
    this.#onended = onended;
    this.#solves = from.kind === 'puzzle' && from.answered === undefined;
  }

  /** Opens the position. */
  async open(): Promise<void> {
    await this.#play([], false);
    this.table = this.#now?.table ?? null;
  }

  readonly #analysis = (): ReturnType<typeof api.studyAnalysis> =>
    api.studyAnalysis({ from: this.from, line: this.sentences });

  get analysis() {
    return this.#solves ? null : this.#analysis;
  }

  get sentences(): string[] {
    return this.line.map(({ sentence }) => sentence);
  }

  connect(listener: Listener): Connection {
    this.#listener = listener;
    listener.online(true);
    // Whoever connects is welcomed as by a server: a moment later.
    queueMicrotask(() => this.#tell(false));
    return {
      send: (message) => this.#hear(message),
      close: () => (this.#listener = null),
    };
  }

  #hear(message: ClientMessage): boolean {
    if (message.type === 'play') void this.#play([...this.sentences, message.sentence], true);
    else if (message.type === 'undo') void this.back();
    return true;
  }

  /** Takes the last thing back that a player said, and what chance said after it. */
  async back(): Promise<void> {
    await this.goTo(
      Math.max(
        0,
        this.line.findLastIndex(({ actor }) => actor !== 'chance'),
      ),
    );
  }

  /** Back to the position after so many sentences of the line. */
  async goTo(count: number): Promise<void> {
    await this.#play(this.sentences.slice(0, count), false);
  }

  /** Draws something else. */
  async draw(sentence: string): Promise<void> {
    if (this.drawn) await this.#play([...this.sentences.slice(0, this.drawn.before), sentence], false);
  }

  async #play(line: string[], onwards: boolean): Promise<void> {
    const asked = (this.#asked += 1);
    const seq = this.#now?.seq ?? 0;
    try {
      const now = await api.study({ from: this.from, line, since: onwards ? seq : undefined });
      if (asked !== this.#asked) return;
      this.#now = now;
      this.line = now.line;
      this.drawn = now.drawn ?? null;
      this.start = now.seq - now.line.length;
      this.trouble = null;
      this.#listener?.online(true);
      this.#tell(onwards);
      if (now.ended) this.#onended?.(this.sentences);
    } catch (error) {
      const code = codeOf(error);
      this.trouble = code;
      this.#listener?.message({ type: 'refused', seq, code: code === 'network' ? 'internal' : code, text: '' });
      this.#listener?.online(code !== 'network');
    }
  }

  #tell(onwards: boolean): void {
    if (!this.#now) return;
    const { seq, table, scene, log, undo, line } = this.#now;
    this.#listener?.message(
      onwards
        ? { type: 'update', seq, entries: line, scene, log, undo }
        : { type: 'welcome', seq, table, scene, log, undo },
    );
  }

  async view(at: number, since: number): Promise<ViewAt> {
    if (this.from.kind === 'table' && at <= this.start) return api.view(this.from.id, at, since);
    const line = this.sentences.slice(0, Math.max(0, at - this.start));
    const { scene, log } = await api.study({ from: this.from, line, since });
    return { seq: at, scene, entries: [], log };
  }
}
