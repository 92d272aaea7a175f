// What this browser was told already, and whether it wants to be told.
const KEY = 'bastide.coach';

interface Memory {
  /** What the person chose, if anything. */
  on: boolean | null;
  /** The games that were finished. */
  finished: string[];
  told: string[];
}

function read(): Memory {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>;
    const told = Array.isArray(kept.told) ? kept.told : [];
    return {
      on: typeof kept.on === 'boolean' ? kept.on : null,
      finished: Array.isArray(kept.finished) ? kept.finished : [],
      told,
    };
  } catch {
    return { on: null, finished: [], told: [] };
  }
}

let memory = $state<Memory>(read());

function keep(change: Partial<Memory>): void {
  memory = { ...memory, ...change };
  localStorage.setItem(KEY, JSON.stringify(memory));
}

/** Whether tips are wanted. */
export function coaching(): boolean {
  return memory.on ?? true;
}

/** Whether a game was played to its end in this browser. */
export function hasFinished(game: string): boolean {
  return memory.finished.includes(game);
}

/** Whether the basics of a game are known: who asks for tips anew wants to hear them all. */
export function knowsBasics(game: string): boolean {
  return hasFinished(game) && memory.on === null;
}

/** Switches tips on, all of them anew, or off. */
export function setCoaching(on: boolean): void {
  keep(on ? { on, told: [] } : { on });
}

export function told(): ReadonlySet<string> {
  return new Set(memory.told);
}

export function remember(tips: ReadonlySet<string>): void {
  if (tips.size !== memory.told.length) keep({ told: [...tips] });
}

/** A game was played to its end in this browser. */
export function finishedOne(game: string): void {
  if (!memory.finished.includes(game)) keep({ finished: [...memory.finished, game] });
}
