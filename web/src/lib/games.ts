// The games, a row each: everything that differs by game where no table is open. A game is one folder and one row here.
import type { Component, Snippet } from 'svelte';
import { carcassonne } from './carcassonne';
import { cardcassonne } from './cardcassonne';
import { castle } from './castle';
import type { Aids, GameInfo, GameName, SeatWord, Table } from './protocol';
import type { Chapter } from './rules/types';
import type { RuleTexts } from './i18n/index.svelte';
import type { Confirm } from './settings.svelte';
import type { BoardStore } from './table/board.svelte';
import type { Standings } from './table/kinds';
import type { Venue } from './table/venue';

type Loader<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** A table; where it is a study, with what stands above the board and over it. */
export interface TableProps extends Record<string, unknown> {
  table: Table;
  venue?: Venue;
  bar?: Snippet<[BoardStore]>;
  over?: Snippet<[BoardStore]>;
}

/** What is chosen for a new table. */
export interface Choice {
  /** As `with` says it. */
  with: string;
  /** Why it cannot be played like that. */
  problem: string | null;
  /** How large the game is. */
  summary: string;
}

export interface SetupProps extends Record<string, unknown> {
  info: GameInfo | null;
  choice: Choice;
}

/** The rules of a game, for the rules page. */
export interface GameRules {
  chapters: Chapter[];
  /** The seats in the order in which boards tell their points. */
  seats: SeatWord[];
  /** What may be in play or not: its title, and the elements. */
  options(info: GameInfo): { title: (texts: RuleTexts) => string; elements: string[] }[];
  /** What the text of a table or an address asks for, and the other way round. */
  elementsOf(text: string, info: GameInfo): Set<string>;
  withText(elements: ReadonlySet<string>, info: GameInfo): string;
  /** The words of an address that name nothing the game has. */
  unknownIn(text: string, info: GameInfo): string[];
}

export interface GameRow {
  table: Loader<TableProps>;
  replay: Loader<{ table: Table; at: number }>;
  rules: () => Promise<{ rules: GameRules }>;
  /** What can be chosen where a table is set up. */
  Setup: Component<SetupProps, Record<string, never>, 'choice'>;
  /** What the rulebook advises for a first game, as `with` says it; nothing if that is the whole game. */
  first: string | null;
  /** A piece of a game, to look at. */
  Showcase: Component;
  /** Which aids make a difference. */
  aids: Aids[];
  /** When a choice may need a button of its own. */
  confirms: Confirm[];
  /** Whether people may choose the colour they see themselves in. */
  recolours: boolean;
  /** What points are listed by, and what a scoring belongs to. */
  pointsBy: 'byRegion' | 'byKind';
  turnNumber: 'turnNumber' | 'roundNumber';
  /** What the result says besides numbers. */
  remarks?(view: Standings, table: Table): string[];
  /** What a table plays, in a few words. */
  summary(text: string): string;
}

export const GAMES: Record<GameName, GameRow> = { carcassonne, castle, cardcassonne };

/** What is played where nobody says what. */
export const DEFAULT_GAME: GameName = 'carcassonne';

export const isGame = (word: string): word is GameName => Object.hasOwn(GAMES, word);

/** Where a table of a game is set up. */
export const newPath = (game: GameName) => (game === DEFAULT_GAME ? '/new' : `/new/${game}`);
