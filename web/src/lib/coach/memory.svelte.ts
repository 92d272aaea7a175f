// What this browser was told already, and whether it wants to be told.
import type { Tip } from './coach';

const KEY = 'bastide.coach';

interface Memory {
  /** What the person chose; before that, whoever has finished a game needs no tips. */
  on: boolean | null;
  finished: boolean;
  told: Tip[];
}

function read(): Memory {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>;
    const told = Array.isArray(kept.told) ? kept.told : [];
    return { on: typeof kept.on === 'boolean' ? kept.on : null, finished: kept.finished === true, told };
  } catch {
    return { on: null, finished: false, told: [] };
  }
}

let memory = $state<Memory>(read());

function keep(change: Partial<Memory>): void {
  memory = { ...memory, ...change };
  localStorage.setItem(KEY, JSON.stringify(memory));
}

/** Whether tips are shown. */
export function coaching(): boolean {
  return memory.on ?? !memory.finished;
}

/** Whether the person said that tips are not wanted. */
export function silenced(): boolean {
  return memory.on === false;
}

/** Switches tips on, all of them anew, or off. */
export function setCoaching(on: boolean): void {
  keep(on ? { on, told: [] } : { on });
}

export function told(): ReadonlySet<Tip> {
  return new Set(memory.told);
}

export function remember(tips: ReadonlySet<Tip>): void {
  if (tips.size !== memory.told.length) keep({ told: [...tips] });
}

/** A game was played to its end in this browser. */
export function finishedOne(): void {
  if (!memory.finished) keep({ finished: true });
}
