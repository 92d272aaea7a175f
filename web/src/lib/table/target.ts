// What may be answered, as things one can point at: each has a title, what it is worth, and where it lies.
import type { WallTile } from '../protocol';
import type { BoardOption, BoardRegion } from './kinds';

export interface Target {
  /** Answers that are one thing to point at: figures that may stand on the same part. */
  options: BoardOption[];
  title: string;
  note: string;
  worth: string;
  /** Where on the board. */
  tile?: number;
  part?: number;
  /** Where on the track. */
  space?: number;
  /** What is shown when it is chosen. */
  region?: BoardRegion;
  wall?: WallTile;
}
