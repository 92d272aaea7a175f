// The table by keys alone: what a key does now.
import type { BoardStore } from '../table/board.svelte';

/** What keys may ask of the page. */
export interface Keyboard {
  store: BoardStore;
  /** The targets in reading order, chosen by number. */
  target(n: number): void;
  /** The next kind of figure. */
  kind(): void;
  fit(): void;
  zoom(factor: number): void;
  /** Says something aloud: points, tiles left, last move, what is open. */
  tell(what: 's' | 't' | 'l' | 'o'): void;
  place(): void;
}

/** Steps through the cells of the options. */
function step(store: BoardStore, by: number): void {
  const cells = [...new Map(store.tileOptions.map((o) => [`${o.x},${o.y}`, o])).values()];
  if (cells.length === 0) return;
  const at = cells.findIndex((o) => o.x === store.pinned?.x && o.y === store.pinned.y);
  const next = cells[at < 0 ? (by > 0 ? 0 : cells.length - 1) : (at + by + cells.length) % cells.length];
  if (next) store.pin(next.x, next.y);
}

function tileKey(key: string, { store, place }: Keyboard): boolean {
  if (key === 'r' || key === 'e') store.turn(1);
  else if (key === 'q' || key === 'R') store.turn(-1);
  else if (key === 'Escape') store.pinned = null;
  else if (key === 'ArrowRight' || key === 'ArrowDown') step(store, 1);
  else if (key === 'ArrowLeft' || key === 'ArrowUp') step(store, -1);
  else if (key === 'Enter') place();
  else return false;
  return true;
}

function figureKey(key: string, { store, target, kind }: Keyboard): boolean {
  if (/^[1-9]$/.test(key)) target(Number(key));
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
