// Which puzzles this browser has answered: kept here and nowhere else.

/** The first answer to a puzzle. */
export interface Answer {
  best: boolean;
  loss: number;
  /** Its sentences. */
  line: string[];
  /** The day on which it was given. */
  on: string;
}

const KEY = 'bastide.puzzles';
/** So many days are remembered. */
const KEPT = 120;
type Days = Record<string, Record<number, Answer>>;

function read(): Days {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Days;
  } catch {
    return {};
  }
}

let days = $state.raw<Days>(read());

export const answerTo = (day: string, n: number): Answer | undefined => days[day]?.[n];

/** Keeps the first answer to a puzzle. */
export function keep(day: string, n: number, answer: Answer): void {
  if (answerTo(day, n)) return;
  const all = { ...days, [day]: { ...days[day], [n]: answer } };
  days = Object.fromEntries(Object.entries(all).sort().slice(-KEPT));
  try {
    localStorage.setItem(KEY, JSON.stringify(days));
  } catch {
    // Whoever forbids it starts anew with the page.
  }
}

export const dayBefore = (day: string, by = 1): string =>
  new Date(Date.parse(`${day}T00:00Z`) - by * 86_400_000).toISOString().slice(0, 10);

/** On how many days in a row a puzzle was solved, up to today; before today's first it is still yesterday's. */
export function streakOf(all: Days, today: string): number {
  const solved = new Set(
    Object.values(all).flatMap((day) => Object.values(day).flatMap(({ best, on }) => (best ? [on] : []))),
  );
  let day = solved.has(today) ? today : dayBefore(today);
  let n = 0;
  while (solved.has(day)) {
    n += 1;
    day = dayBefore(day);
  }
  return n;
}

export const streak = (today: string): number => streakOf(days, today);
