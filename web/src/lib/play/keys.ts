// The table by keys alone: what a key does now.
import { t } from '../i18n/index.svelte';
import type { BoardStore } from '../table/board.svelte';
import { pinnedSentence } from './headline';
import { isArrow, nearest, towards, type Arrow } from './space';

/** What keys may ask of the page. */
export interface Keyboard {
  store: BoardStore;
  /** The targets in reading order, chosen by number. */
  target(n: number): void;
  /** The target in the direction of an arrow. */
  towards(arrow: Arrow): void;
  /** The next kind of figure. */
  kind(): void;
  fit(): void;
  zoom(factor: number): void;
  /** Says something aloud: points, tiles left, last move, what is open. */
  tell(what: 's' | 't' | 'l' | 'o'): void;
  say(sentence: string): void;
  place(): void;
}

/** The cells of the options, in reading order. */
function spots(store: BoardStore) {
  const cells = [...new Map(store.tileOptions.map((o) => [`${o.x},${o.y}`, { x: o.x, y: o.y }])).values()];
  return cells.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The spot that lies in the direction of an arrow; the first one is that nearest to the tile that was laid last. */
function goTo(store: BoardStore, arrow: Arrow): void {
  const cells = spots(store);
  const from = store.pinned;
  const last = store.view?.tiles.at(-1) ?? { x: 0, y: 0 };
  const n = from ? towards(arrow, from, cells) : (towards(arrow, last, cells) ?? nearest(last, cells));
  const next = n === null ? undefined : cells[n];
  if (next) store.pin(next.x, next.y);
}

/** The next or last spot in reading order, round and round: none is left out. */
function step(store: BoardStore, by: 1 | -1): void {
  const cells = spots(store);
  const at = cells.findIndex(({ x, y }) => x === store.pinned?.x && y === store.pinned.y);
  const next = cells[at < 0 ? (by > 0 ? 0 : cells.length - 1) : (at + by + cells.length) % cells.length];
  if (next) store.pin(next.x, next.y);
}

/** Whether the key moved the tile about, so that it is to be said where it lies. */
function moves(key: string, store: BoardStore): boolean {
  if (key === 'r' || key === 'e') store.turn(1);
  else if (key === 'q' || key === 'R') store.turn(-1);
  else if (isArrow(key)) goTo(store, key);
  else if (key === '.') step(store, 1);
  else if (key === ',') step(store, -1);
  else return false;
  return true;
}

function tileKey(key: string, { store, place, say }: Keyboard): boolean {
  const before = store.pinned;
  if (moves(key, store)) say(store.pinned === before ? t('noFurther') : pinnedSentence(store));
  else if (key === 'Escape') store.pinned = null;
  else if (key === 'Enter') place();
  else return false;
  return true;
}

function figureKey(key: string, { store, target, towards, kind }: Keyboard): boolean {
  if (/^[1-9]$/.test(key)) target(Number(key));
  else if (isArrow(key)) towards(key);
  else if (key === '0' || key === 'n' || key === 'Escape') {
    if (store.pass) store.choose(null);
  } else if (key === 'm') kind();
  else if (key === 'Enter') store.commit();
  else return false;
  return true;
}

/** Whether the key meant something. */
export function press(key: string, keyboard: Keyboard): boolean {
  const { store } = keyboard;
  // What is told can be cut short at any time; where somebody is asked, Escape means something else.
  const told = store.timeline.passage || store.count.running;
  if (told && (key === ' ' || (key === 'Escape' && !store.question))) {
    store.skip();
    return true;
  }
  const question = store.past ? undefined : store.question?.question;
  if (question === 'tile' && tileKey(key, keyboard)) return true;
  if (question && question !== 'tile' && !store.isPlainChoice && figureKey(key, keyboard)) return true;
  if (key === 'z' || key === 'Backspace') store.undo();
  else if (key === 'Escape' && store.past) store.present();
  else if (key === 'p') void store.tellAgain();
  else if (key === 'f') keyboard.fit();
  else if (key === '+') keyboard.zoom(1.25);
  else if (key === '-') keyboard.zoom(0.8);
  else if (key === 's' || key === 't' || key === 'l' || key === 'o') keyboard.tell(key);
  else return false;
  return true;
}
