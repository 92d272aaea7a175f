// The log: entries and scorings put together, a row a tile.
import type { Line, Scoring } from '../protocol';

/** What somebody said after laying a tile. */
export interface Deed {
  n: number;
  /** The word for the seat that said it: not always the one that laid the tile. */
  actor: string;
  words: string[];
}

export interface TurnRow {
  /** Counts tiles, from 1. */
  turn: number;
  /** The entry that laid the tile. */
  n: number;
  /** The last entry that belongs to it, draws included: where a replay shows its result. */
  end: number;
  /** The word for the seat that laid it. */
  actor: string;
  kind: string;
  x: number;
  y: number;
  facing: number;
  deeds: Deed[];
  scorings: Scoring[];
}

const FACINGS = ['^', '>', 'v', '<'];

/** `+2,-1`, or `C4` inside a wall. */
function cell(text: string): [number, number] {
  if (/^[A-Z]\d/.test(text)) return [text.charCodeAt(0) - 65, Number(text.slice(1)) - 1];
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
}

/** What still counts: `undo N` takes back entry N and all after it. */
export function counted(entries: Line[]): Line[] {
  let kept: Line[] = [];
  for (const entry of entries) {
    const [word, number] = entry.say.split(' ');
    if (word === 'undo') kept = kept.filter((line) => line.n < Number(number));
    else kept.push(entry);
  }
  return kept;
}

/** The rows of the log, oldest first. What is counted at the end belongs to no row. */
export function turns(entries: Line[], scorings: Scoring[]): TurnRow[] {
  const rows: TurnRow[] = [];
  for (const entry of counted(entries)) {
    const words = entry.say.split(' ');
    const now = rows.at(-1);
    if (words[0] === 'tile') {
      const [x, y] = cell(words[2] ?? '');
      const facing = Math.max(0, FACINGS.indexOf(words[3] ?? '^'));
      rows.push({
        turn: rows.length + 1,
        n: entry.n,
        end: entry.n,
        actor: entry.actor,
        kind: words[1] ?? '',
        x,
        y,
        facing,
        deeds: [],
        scorings: [],
      });
    } else if (now) {
      now.end = entry.n;
      // What chance deals is told with the scoring that brought it.
      if (!['chance', 'table'].includes(entry.actor)) now.deeds.push({ n: entry.n, actor: entry.actor, words });
    }
  }
  for (const scoring of scorings) {
    if (scoring.last) continue;
    rows.findLast((row) => row.n <= scoring.n)?.scorings.push(scoring);
  }
  return rows;
}

/** The points of a row, by seat. */
export function pointsOf(row: TurnRow): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { seat, points } of row.scorings) sums.set(seat, (sums.get(seat) ?? 0) + points);
  return [...sums].map(([seat, points]) => ({ seat, points })).filter((sum) => sum.points > 0);
}
