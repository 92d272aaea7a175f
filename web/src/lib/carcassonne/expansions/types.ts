// What an expansion brings to a table of Carcassonne. Every word of the wire that belongs to it has its row here: what
// may be answered, what was done, why something is asked, what happened, what is explained. The base game (../base.ts)
// is told in the same form; index.ts puts all of them together and proves that no word is missing.
import type { Component } from 'svelte';
import type { Shown } from '../../coach/advance';
import type { Tips } from '../../i18n/index.svelte';
import type { Person } from '../../i18n/text';
import type { Cause, Deed, Event, Figure, Item, Option, Prompt, Question, Reason, Region } from '../../protocol';
import type { SeatView, SeatWord, Table, View } from '../../protocol';
import type { Beat } from '../../table/beats';
import type { Target } from '../../table/target';

type ByTag<Union, Tag extends keyof Union, Args extends unknown[], Result> = {
  [Word in Union[Tag] & string]?: (of: Extract<Union, Record<Tag, Word>>, ...args: Args) => Result;
};

/** Where a question is asked. */
export interface Asked {
  view: View;
  table: Table;
  /** Who is asked. */
  seat: number;
  /** What is said of a region, as far as the table's aids allow. */
  about: (region: Region) => Pick<Target, 'note' | 'worth'>;
}

/** The colours of pictures: of whoever did it, and of any seat. */
export interface Colours {
  own: number;
  of: (seat: number) => number;
}

/** What a beat needs to know of where it happens. */
export interface Telling {
  /** The board when all of it has happened. */
  view: View;
  /** The tile that was laid last by then. */
  tile: number;
  /** Whose turn it is. */
  mover: number;
  /** Whether somebody here has that seat. */
  own: (seat: number) => boolean;
  /** What somebody did, in a few words. */
  did: (seat: number, deed: string) => string;
  /** The sentence that a seat was drawn by lot to begin. */
  lot: (seat: number) => string;
  /** What a figure is called where it stands. */
  role: (figure: Figure, tile: number, part: number) => string;
}

/** A tip of Carcassonne; the other games have letters in front of theirs. */
export type Tip = Exclude<keyof Tips, `${'c' | 'k'}-${string}`>;
export type Told = Shown<Tip>;

/** When an expansion has something to explain. */
export interface Occasions {
  /** A question, an answer that is offered instead of a figure, a figure that is offered. */
  question?: { [Q in Question]?: Tip };
  answer?: { [Kind in Option['kind']]?: Tip };
  figure?: { [F in Figure]?: Tip };
  /** What was scored, and what changed how much that was. */
  reason?: { [R in Reason]?: Tip };
  item?: { [I in Item]?: Tip };
  /** What depends on more than the name of the question. */
  asked?: (prompt: Prompt) => Tip[];
  /** What happened, told to the seats of this browser. */
  happened?: (event: Event, mine: readonly number[]) => Told[];
}

export interface Expansion {
  /** Answers as things one can point at. */
  targets?: ByTag<Option, 'kind', [asked: Asked], Target>;
  /** What a row of the log says. */
  deeds?: ByTag<Deed, 'kind', [table: Table], string>;
  /** Why something is asked; empty where that is plain. */
  causes?: ByTag<Cause, 'why', [question: Question], string>;
  /** The picture of a deed in the log: of a figure or a token; nothing where there is none. */
  signs?: ByTag<Deed, 'kind', [colours: Colours], string | null>;
  /** How it is shown that something happened; nothing where that is seen anyway. */
  beats?: ByTag<Event, 'type', [telling: Telling], Beat | null>;
  /** What one might miss on the board. */
  news?: ByTag<Event, 'type', [person: (seat: number) => Person], string>;
  /** The rule behind each of its tips: an anchor on the rules page. */
  tips?: { [T in Tip]?: string };
  occasions?: Occasions;
  /** What lies on a tile, and what is special about a region, in words. */
  thingsOn?: (tile: number, view: View) => string[];
  regionFacts?: (region: Region) => string[];
  /** Whether something stands on the track that a list of points does not tell. */
  onTrack?: (view: View) => boolean;
  /** What it puts on tiles; with an answer, what that would put there. */
  Pieces?: Component<PiecesProps>;
  /** What a seat has, as marks behind its figures. */
  Holdings?: Component<HoldingsProps>;
  /** What is shown above the answers to a question. */
  Above?: Component<{ prompt: Prompt }>;
}

export interface PiecesProps extends Record<string, unknown> {
  view: View;
  seats: SeatWord[];
  /** Whether tiles are small: then figures are larger. */
  plain: boolean;
  /** What would be answered, and the colour of whoever is asked. */
  preview?: { option: Option; mover: SeatWord } | null;
}

export interface HoldingsProps extends Record<string, unknown> {
  has: SeatView;
  table: Table;
}

/** A tip about something that happened; `who` is whom it tells of. */
export const news = (tip: Tip, params: Told['params'] = {}, who?: number): Told[] => [
  { tip, news: true, params, ...(who === undefined ? {} : { who }) },
];
