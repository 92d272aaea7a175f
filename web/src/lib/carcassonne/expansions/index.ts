// The expansions, a row each, in the order in which their pieces are drawn. This is the only list of them at a table;
// rules.ts lists their chapters, which are loaded when somebody reads the rules.
import type { BoxName } from '../../protocol';
import { base } from '../base';
import { abbot } from './abbot';
import { circles } from './circles';
import { ferries } from './ferries';
import { gold } from './gold';
import { inns } from './inns';
import { machines } from './machines';
import { magic } from './magic';
import { messages } from './messages';
import { river } from './river';
import { robbers } from './robbers';
import { tower } from './tower';
import { traders } from './traders';
import type { Expansion } from './types';

const ROWS = {
  river,
  abbot,
  inns,
  traders,
  messages,
  ferries,
  gold,
  tower,
  magic,
  robbers,
  circles,
  machines,
} satisfies Record<BoxName, Expansion>;

export const EXPANSIONS: Expansion[] = Object.values(ROWS);
/** The base game and what may be added to it. */
const ALL: Expansion[] = [base, ...EXPANSIONS];

type Topic = 'targets' | 'deeds' | 'causes' | 'beats' | 'signs' | 'tips';
type Words<T extends Topic> = NonNullable<Expansion[T]>;
type Row = (typeof ROWS)[BoxName] | typeof base;
type Told<T extends Topic, R = Row> = R extends { [K in T]: infer Found } ? keyof Found : never;
/** Words of the wire, or tips, of which neither the base game nor an expansion tells. */
type Missing<T extends Topic> = Exclude<keyof Words<T>, Told<T>>;

/** What everybody says about a topic; does not compile while a word is missing. */
function together<T extends Topic>(
  topic: T,
  ..._missing: [Missing<T>] extends [never] ? [] : [Missing<T>]
): Required<Words<T>> {
  return Object.assign({}, ...ALL.map((each) => each[topic])) as Required<Words<T>>;
}

export const TARGETS = together('targets');
export const DEEDS = together('deeds');
export const CAUSES = together('causes');
export const BEATS = together('beats');
export const SIGNS = together('signs');
/** The rule behind every tip. */
export const TIP_RULES = together('tips');
export const NEWS: NonNullable<Expansion['news']> = Object.assign({}, ...ALL.map(({ news }) => news));
/** When there is something to explain. */
export const OCCASIONS = ALL.flatMap(({ occasions }) => occasions ?? []);
