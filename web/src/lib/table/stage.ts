// A board between two moments: what lies and stands there after some of the beats that lead from one to the other.
// After the last of them it is the later moment itself.
import { sameFigure, type Beat } from './beats';
import type { BoardView } from './kinds';

/** How many tiles have come before a beat is over. */
const tilesIn = (beats: Beat[]) => beats.filter(({ move }) => move.kind === 'tile').length;

function figuresAfter(before: BoardView, beats: Beat[]): BoardView['figures'] {
  let figures = before.figures;
  for (const { move } of beats) {
    if (move.kind === 'figure') {
      const { part, ...figure } = move.figure;
      if (part !== null) figures = [...figures, { ...figure, part }];
    } else if (move.kind === 'leaves') {
      // One of each: two alike may stand on the same part.
      for (const gone of move.figures) {
        const at = figures.findIndex((figure) => sameFigure(gone, figure));
        figures = figures.filter((_, n) => n !== at);
      }
    }
  }
  return figures;
}

function seatsAfter(before: BoardView, after: BoardView, beats: Beat[], done: number): BoardView['seats'] {
  const begun = beats.slice(0, done + 1);
  const seats = after.seats.map((seat, n) => {
    const then = before.seats[n];
    if (!then) return seat;
    const paid = begun.reduce(
      (sum, { move, seat }) => (move.kind === 'counter' && seat === n ? sum + move.points : sum),
      0,
    );
    // What a seat has changes with the last beat about it: when something leaves it, or when a figure has reached it.
    const last = beats.findLastIndex((beat) => beat.seat === n);
    const arrives = beats[last]?.move.kind === 'leaves';
    return { ...(last < done || (last === done && !arrives) ? seat : then), points: then.points + paid };
  });
  return seats as BoardView['seats'];
}

/** The board while beat number `at` is shown: it has begun, those after it have not. */
export function stagedView<V extends BoardView>(before: V, after: V, beats: Beat[], at: number): V {
  if (at >= beats.length) return after;
  const begun = beats.slice(0, at + 1);
  const missing = tilesIn(beats) - tilesIn(begun);
  const whole = missing === 0;
  const laid = after.tiles.slice(0, after.tiles.length - missing);
  return {
    ...after,
    tiles: laid,
    figures: figuresAfter(before, begun).filter(({ tile }) => tile < laid.length),
    seats: seatsAfter(before, after, beats, at),
    // Regions of tiles that do not lie yet are nothing to point at.
    regions: whole ? after.regions : before.regions,
    drawn: whole ? after.drawn : null,
    over: null,
  };
}
