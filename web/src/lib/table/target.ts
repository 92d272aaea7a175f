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
  /** What else it changes, a line each. */
  effects?: string[];
  /** Whose it is: their marks stand beside the title. */
  owners?: number[];
  /** The tile it is about, as a picture. */
  picture?: Pick<TileView, 'kind' | 'facing'>;
  /** How good it is for whoever is asked: the best come first. */
  rank?: number;
  /** What it stands under, where much may be chosen. */
  under?: string;
  /** Where on the board. */
  tile?: number;
  part?: number;
  /** Where one points on its tile, if not at its part or the middle. */
  point?: (tile: TileView) => { x: number; y: number };
  /** Whether the disc stands beside that point, so that what lies there is seen. */
  beside?: boolean;
  /** What stands on the board instead of a number: the region itself is touched. */
  label?: string;
  group?: TargetGroup;
  /** Where on the track. */
  space?: number;
  /** What is touched on the board, and shown when it is chosen. */
  region?: BoardRegion;
  /** What is shown instead: regions as they become. */
  shows?: BoardRegion[];
  wall?: WallTile;
}
