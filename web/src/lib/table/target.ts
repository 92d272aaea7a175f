// What may be answered, as things one can point at: each has a title, what it is worth, and where it lies.
import type { Magician, TileView, WallTile } from '../protocol';
import type { BoardOption, BoardRegion } from './kinds';

/** What is chosen before the place, where several things may go to the same one. */
export type TargetGroup = Magician;

export interface Target {
  /** Answers that are one thing to point at: figures that may stand on the same part. */
  options: BoardOption[];
  title: string;
  note: string;
  worth: string;
  /** Where on the board. */
  tile?: number;
  part?: number;
  /** Where one points on its tile, if not at its part or the middle. */
  point?: (tile: TileView) => { x: number; y: number };
  group?: TargetGroup;
  /** Where on the track. */
  space?: number;
  /** What is shown when it is chosen. */
  region?: BoardRegion;
  wall?: WallTile;
}
