// The last round once more: the moments of a game are asked of the server, so that it can be told after a reload too.
import type { Scene } from '../protocol';
import { isOf } from './kinds';
import type { Venue } from './venue';

/** A moment, and what happened since the one before. */
export interface Moment<S extends Scene> {
  before: S['view'];
  after: S['view'];
  events: S['events'];
}

/** What happened between entries, which are the ends of steps. */
export async function momentsOf<S extends Scene>(venue: Venue, game: S['game'], ends: number[]): Promise<Moment<S>[]> {
  const asked = ends.map((end, n) => venue.view(end, n === 0 ? end : ends[n - 1]!));
  const scenes = (await Promise.all(asked)).flatMap(({ scene }) => (isOf<S>(game, scene) ? [scene] : []));
  return scenes.slice(1).map(({ view, events }, n) => ({ before: scenes[n]!.view, after: view, events }));
}
