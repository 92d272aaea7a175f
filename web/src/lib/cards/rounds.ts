// The end of a round, and the log: what happened put together. Pure.
import type { CardEvent, CardView, Line, Scoring, Term } from '../protocol';
import { counted } from '../table/turns';

/** What one seat took and what it was worth. */
export interface Taken {
  seat: number;
  row: string;
  cards: { card: string; down: boolean }[];
  lines: { reason: string; points: number; terms: Term[] }[];
  /** Buildings that went under the chest. */
  chest: number;
  /** Whether all of it was counted, or at least begun. */
  counted: boolean;
}

export interface Reveal {
  round: number;
  taken: Taken[];
  /** The chests at the end of the game. */
  final: boolean;
  /** Whose cards are still counted: that seat decides something, and its points are not known yet. */
  undecided: number | null;
}

/** The reveal with something changed in what one seat took. */
const changed = (reveal: Reveal, seat: number, change: (taken: Taken) => Taken): Reveal => ({
  ...reveal,
  taken: reveal.taken.map((taken) => (taken.seat === seat ? change(taken) : taken)),
});

/** Foreign cards are decided one by one; they are one line. */
function added(lines: Taken['lines'], line: Taken['lines'][number]): Taken['lines'] {
  const before = line.reason === 'foreign' ? lines.find(({ reason }) => reason === 'foreign') : undefined;
  const [term, more] = [before?.terms[0], line.terms[0]];
  if (!before || !term || !more || term.each !== more.each) return [...lines, line];
  const both = { ...before, points: before.points + line.points, terms: [{ ...term, count: term.count + more.count }] };
  return lines.map((other) => (other === before ? both : other));
}

/** Adds what happened to the reveal that is shown; a new round's end begins a new one. */
export function gather(
  before: Reveal | null,
  events: readonly CardEvent[],
  { round, scored }: Pick<CardView, 'round' | 'scored'>,
): Reveal | null {
  let now = before;
  for (const event of events) {
    if (event.type === 'roundEnded') {
      // The next round may have begun in the same breath.
      const begun = events.some((other) => other.type === 'roundBegan');
      now = { round: begun ? round - 1 : round, taken: [], final: false, undecided: null };
    } else if (event.type === 'cleared' && now) {
      const cards = event.cards.map(({ card, downBy }) => ({ card: card ?? '', down: downBy !== null }));
      now = {
        ...now,
        taken: [...now.taken, { seat: event.seat, row: event.row, cards, lines: [], chest: 0, counted: false }],
      };
    } else if (event.type === 'scoringBegan' && now) {
      now = changed(now, event.seat, (taken) => ({ ...taken, counted: true }));
    } else if (event.type === 'underTheChest' && now) {
      const { count } = event;
      now = changed(now, event.seat, (taken) => ({ ...taken, chest: taken.chest + count }));
    } else if (event.type === 'finaleBegan' && now) {
      now = { ...now, final: true };
    } else if (event.type === 'scored' && now && !now.final) {
      const { to, reason, points, terms } = event;
      now = changed(now, to, (taken) => ({ ...taken, lines: added(taken.lines, { reason, points, terms }) }));
    }
  }
  return now && now.undecided !== scored ? { ...now, undecided: scored } : now;
}

/** A deed in the log. */
export interface CardRow {
  n: number;
  /** Where a replay shows it: at once, before the next cards are dealt. */
  end: number;
  round: number;
  actor: string;
  words: string[];
  scorings: Scoring[];
  /** The entry with which its round ended, for that one and for what is answered after it. */
  ended: number | null;
  /** The last answer at that end; of other rows the row itself. */
  settled: number;
}

/** What brings the end of a round nearer: everybody lays all cards and one follower. */
const LAYS = new Set(['down', 'play', 'claim']);

/** The rows of the log, oldest first: what seats did, and after the last of a round what was counted. */
export function cardRows(entries: Line[], scorings: Scoring[]): CardRow[] {
  const rows: CardRow[] = [];
  let round = 0;
  let dealing = false;
  /** To whom cards went in this round, and how much was laid. */
  let [dealt, laid, ended]: [string[], number, number | null] = [[], 0, null];
  for (const entry of counted(entries)) {
    const words = entry.say.split(' ');
    if (entry.actor === 'table') continue;
    if (entry.actor === 'chance') {
      const deals = words[0] === 'deal';
      if (deals && !dealing) [round, dealt, laid, ended] = [round + 1, [], 0, null];
      if (deals) dealt.push(words[1] ?? '');
      dealing = deals;
      continue;
    }
    dealing = false;
    if (LAYS.has(words[0] ?? '') && (laid += 1) === dealt.length + new Set(dealt).size) ended = entry.n;
    rows.push({ n: entry.n, end: entry.n, round, actor: entry.actor, words, scorings: [], ended, settled: entry.n });
  }
  for (const row of rows) {
    if (row.ended !== null) row.settled = rows.findLast((other) => other.ended === row.ended)!.n;
  }
  for (const scoring of scorings) {
    if (!scoring.last) rows.findLast((row) => row.n <= scoring.n)?.scorings.push(scoring);
  }
  return rows;
}
