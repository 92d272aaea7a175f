// Asking the teacher at a board: what it said, and which of its turns is followed.
import { Refused, type ErrorCode } from '../net/api';
import type { AdvisedTurn, Analysis } from '../protocol';
import type { Point } from '../board/camera';
import type { BoardStore } from '../table/board.svelte';
import type { Mark } from '../teacher/marks';

/** The cells of advised turns, the best turn's first: where the tile goes, or the newest tile if only a figure moves. */
export function cellsOf(marks: Mark[], newest: Point | undefined): Point[] {
  const cells = marks.map(({ turn }) => turn.steps.find((step) => step.kind === 'tile') ?? newest);
  return cells.filter((cell) => cell !== undefined);
}

export class Adviser {
  /** What shows it, once it is loaded. */
  parts = $state.raw<typeof import('../teacher') | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  trouble = $state<ErrorCode | null>(null);
  open = $state(false);
  /** The turn that is looked at. */
  looked = $state<number | null>(null);
  /** The turns that are shown on the board. */
  readonly marks = $derived(this.parts && this.analysis ? this.parts.marksOf(this.analysis) : []);
  #asked = 0;
  #followed: AdvisedTurn | null = null;

  /** Asks about a question. */
  async ask(question: () => Promise<Analysis>): Promise<void> {
    this.close();
    this.open = true;
    const asked = this.#asked;
    try {
      const [analysis] = await Promise.all([question(), this.#load()]);
      if (asked === this.#asked) this.analysis = analysis;
    } catch (error) {
      if (asked === this.#asked) this.trouble = error instanceof Refused ? error.code : 'internal';
    }
  }

  async #load(): Promise<void> {
    this.parts ??= await import('../teacher');
  }

  close(): void {
    this.#asked += 1;
    this.open = false;
    this.analysis = null;
    this.trouble = null;
    this.looked = null;
  }

  /** Puts the tile where a turn says, or chooses its first answer; nothing is sent. */
  follow(n: number, store: BoardStore): void {
    const turn = this.analysis?.turns[n];
    const [first] = turn?.steps ?? [];
    if (!turn || !first) return;
    this.close();
    this.#followed = turn;
    if (first.kind === 'tile') store.pin(first.x, first.y, first.facing);
    else store.chosen = store.options.find(({ sentence }) => sentence === turn.sentence) ?? null;
  }

  /** When the tile of a turn that is followed lies, its figure is chosen as well. */
  goOn(store: BoardStore): void {
    const turn = this.#followed;
    const tile = turn?.steps.find((step) => step.kind === 'tile');
    const figure = turn?.steps.find((step) => step.kind === 'figure');
    const last = store.view?.tiles.at(-1);
    if (!tile || !figure || !last || store.question?.question !== 'figure') return;
    this.#followed = null;
    if (last.x !== tile.x || last.y !== tile.y || last.facing !== tile.facing) return;
    const meant = store.figureOptions.find((o) => o.part === figure.part && o.figure === figure.figure);
    store.chosen = meant ?? null;
  }
}
