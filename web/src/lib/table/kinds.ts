// What the games have in common for those who show them, as types. Games that are played with tiles on a board share
// most components; what differs stands in the folder of each game.
import type { Log, Over, Scene, Table, TileView } from '../protocol';

export type PromptOf<S extends Scene> = NonNullable<S['prompt']>;
export type OptionOf<S extends Scene> = PromptOf<S>['options'][number];
export type QuestionOf<S extends Scene> = PromptOf<S>['question'];

/** Games with tiles on a board. */
export type BoardScene = Extract<Scene, { view: { tiles: TileView[] } }>;
export type BoardGameLog = Extract<Log, { game: BoardScene['game'] }>;
export type BoardView = BoardScene['view'];
export type BoardPrompt = PromptOf<BoardScene>;
export type BoardOption = OptionOf<BoardScene>;
export type BoardEvent = BoardScene['events'][number];
export type RegionOf<S extends BoardScene> = S['view']['regions'][number];
export type BoardRegion = RegionOf<BoardScene>;
export type TileOptionOf<S extends BoardScene> = Extract<OptionOf<S>, { kind: 'tile' }>;
export type TileOption = TileOptionOf<BoardScene>;
export type FigureOptionOf<S extends BoardScene> = Extract<OptionOf<S>, { kind: 'figure' }>;
export type FigureOption = FigureOptionOf<BoardScene>;

export type RowOf<L extends BoardGameLog> = L['rows'][number];
export type DeedOf<L extends BoardGameLog> = RowOf<L>['deeds'][number]['did'];
export type AnyRow = RowOf<BoardGameLog>;
export type AnyDeed = DeedOf<BoardGameLog>;

/** What every game shows: the points, and how it ended. */
export interface Standings {
  seats: { points: number }[];
  over: Over | null;
}

/** The one place where a scene or a log is taken for that of a certain game: by its tag. */
export const isOf = <T extends { game: Scene['game'] }>(
  game: T['game'],
  tagged: Scene | Log,
): tagged is typeof tagged & T => tagged.game === game;

/** What is different about the board of a game. */
export interface BoardTraits {
  /** A cell as records of the game write it. */
  cellName(x: number, y: number): string;
  /** The button that shows who owns the regions that are never completed; none if a table has no such regions. */
  lasting(table: Pick<Table, 'with'>): 'farms' | 'courts' | null;
  /** The button that shows something about empty cells. */
  empty: 'deadSpots' | 'showFree';
  /** Whether a phone has room for that button. */
  emptyOnPhone: boolean;
  /** Whether a wall frames the board, all of which is kept in sight. */
  framed: boolean;
}
