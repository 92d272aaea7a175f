// Acting at a table with a board: what a click, a key or a dragged tile means now.
import type { BoardFigure } from '../protocol';
import type { BoardStore } from '../table/board.svelte';
import type { Place } from '../board/regions';
import type { BoardOption } from '../table/kinds';
import type { Target } from '../table/target';
import { TILE } from '../board/camera';
import { onTile, pointsAt } from '../board/place';
import { t } from '../i18n/index.svelte';
import { dragFrom, type Drag } from './drag';
import { settings } from '../settings.svelte';
import { answerTo, targetSentence } from './headline';
import { press } from './keys';
import { nearest, towards, type Arrow } from './space';

/** What acting needs of the board that is shown. */
export interface BoardWindow {
  showAll(): void;
  closer(factor: number): void;
  cellAt(clientX: number, clientY: number): { x: number; y: number } | null;
}

export class Acting {
  /** The drawn tile on its way from the hand to the board. */
  drag = $state.raw<Drag | null>(null);
  /** What was asked for by key, in a sentence. */
  told = $state('');

  constructor(
    private readonly store: () => BoardStore,
    private readonly board: () => BoardWindow | undefined,
  ) {}

  get #figures() {
    const store = this.store();
    return store.past ? [] : store.figureOptions;
  }

  get #chosen() {
    const { chosen } = this.store();
    return chosen?.kind === 'figure' ? chosen : null;
  }

  /** Keeps the kind of figure where that may stand there too; of a region, the place that was touched. */
  #meant(target: Target | null, at?: Place) {
    const touched = (o: BoardOption) => at && o.kind === 'enchant' && o.tile === at[0] && o.part === at[1];
    const same = (o: BoardOption) => o.kind === 'figure' && o.figure === this.#chosen?.figure;
    const kept = target?.options.find((o) => touched(o) || same(o) || o === this.store().chosen);
    return kept ?? target?.options[0] ?? null;
  }

  chooseTarget(target: Target | null, at?: Place): void {
    this.store().choose(this.#meant(target, at));
  }

  /** Keeps the place where that kind of figure may stand there too. */
  chooseKind(figure: BoardFigure): void {
    const there = this.#figures.find((o) => o.figure === figure && o.part === this.#chosen?.part);
    this.store().chosen = there ?? this.#figures.find((o) => o.figure === figure) ?? null;
  }

  /** Chooses what lies in the direction of an arrow, without sending it; what is not on the board goes by the list. */
  #chooseTowards(arrow: Arrow): void {
    const store = this.store();
    const { targets, chosen } = store;
    const tiles = store.view?.tiles ?? [];
    const points = targets.flatMap((target) => pointsAt(target, tiles[target.tile ?? -1]) ?? []);
    const at = targets.findIndex((target) => chosen !== null && target.options.includes(chosen));
    const [on, last] = [points.length === targets.length, tiles.at(-1)];
    const from = points[at] ?? (last && onTile(last, [TILE / 2, TILE / 2]));
    const n = on && from ? (towards(arrow, from, points) ?? (at < 0 ? nearest(from, points) : null)) : null;
    const by = arrow === 'ArrowDown' || arrow === 'ArrowRight' ? 1 : -1;
    const next = on ? targets[n ?? -1] : targets[Math.min(Math.max(at + by, 0), targets.length - 1)];
    if (!next) {
      this.told = t('noFurther');
      return;
    }
    store.chosen = this.#meant(next);
    this.told = targetSentence(next);
  }

  /** A key says what it stands for before it commits: pressed once more, or followed by Enter, it does. */
  #chooseByKey(target: Target): void {
    const store = this.store();
    const again = store.chosen !== null && target.options.includes(store.chosen);
    if (again || settings.confirm === 'never') this.chooseTarget(target);
    else {
      store.chosen = this.#meant(target);
      this.told = targetSentence(target);
    }
  }

  #nextKind(): void {
    const kinds = [...new Set(this.#figures.map((o) => o.figure))];
    const next = kinds[(this.#chosen ? kinds.indexOf(this.#chosen.figure) + 1 : 0) % kinds.length];
    if (next) this.chooseKind(next);
  }

  place(): void {
    const store = this.store();
    if (store.pinned) store.play(store.pinned);
  }

  /** The drawn tile can be dragged to its place as well. */
  startDrag(event: PointerEvent): void {
    dragFrom(
      event,
      (at) => (this.drag = at),
      ({ x, y }) => {
        const cell = this.board()?.cellAt(x, y);
        if (cell && this.store().facings(cell.x, cell.y).length > 0) this.store().pin(cell.x, cell.y);
      },
    );
  }

  key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    // Enter on a button or link is that button's; on an option that is chosen already it commits.
    if (
      (event.key === 'Enter' || event.key === ' ') &&
      /^(BUTTON|A|SUMMARY)$/.test(target.tagName) &&
      !target.matches('.option[aria-pressed="true"]')
    )
      return;
    if (target.getAttribute('role') === 'gridcell' && event.key.startsWith('Arrow')) return;
    const store = this.store();
    const meant = press(event.key, {
      store,
      place: () => this.place(),
      target: (n) => {
        const meant = store.targets[n - 1];
        if (meant) this.#chooseByKey(meant);
      },
      towards: (arrow) => this.#chooseTowards(arrow),
      say: (sentence) => (this.told = sentence),
      kind: () => this.#nextKind(),
      fit: () => this.board()?.showAll(),
      zoom: (factor) => this.board()?.closer(factor),
      tell: (what) => (this.told = answerTo(what, store)),
    });
    if (meant) event.preventDefault();
  }
}
