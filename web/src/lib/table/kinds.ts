// What the games have in common for those who show them. Carcassonne and The Castle are played with tiles on a
// board; all that they share is shown by the same components.
import type {
  CastleEvent,
  CastleOption,
  CastlePrompt,
  CastleRegion,
  CastleView,
  Event,
  Option,
  Over,
  Prompt,
  Region,
  Scene,
  View,
} from '../protocol';

export type GameName = Scene['game'];
export type BoardScene = Extract<Scene, { game: 'carcassonne' | 'castle' }>;
export type BoardView = View | CastleView;
export type BoardPrompt = Prompt | CastlePrompt;
export type BoardOption = Option | CastleOption;
export type BoardEvent = Event | CastleEvent;
export type BoardRegion = Region | CastleRegion;

/** What every game shows: the points, and how it ended. */
export interface Standings {
  seats: { points: number }[];
  over: Over | null;
}

export const isCastle = (view: BoardView): view is CastleView => 'corners' in view;
