// What the teacher says, in sentences: its texts come with it, in every language, and are not part of a table.
import { isKey, language, t, tg } from '../i18n/index.svelte';
import type { teacher as reference } from '../i18n/en/teacher';
import { fill, type Like, type Params, type Person } from '../i18n/text';
import type { AdvisedStep, AdvisedTurn, BoardDeed, GameName, PartChange, Row, Table } from '../protocol';
import { figureName, roleOn } from '../table/boardWords';
import { personAt } from '../table/names';
import type { Mark } from './marks';

type Texts = Like<typeof reference>;
const texts = import.meta.glob<Texts>('../i18n/*/teacher.ts', { eager: true, import: 'teacher' });

/** A text of the teacher, with its `{params}` filled. */
export function say(key: keyof Texts, params: Params = {}): string {
  const code = language();
  const own = texts[`../i18n/${code}/teacher.ts`] ?? texts['../i18n/en/teacher.ts']!;
  return fill(own[key], params, new Intl.PluralRules(code));
}

const format = (n: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language(), options).format(n).replace('-', '−');
/** Points are told to a tenth; less than half of one is none. */
const number = (options: Intl.NumberFormatOptions) => (n: number) =>
  format(Math.abs(n) < 0.05 ? 0 : n, { minimumFractionDigits: 1, maximumFractionDigits: 1, ...options });
/** Points that may be a part of one: `6.2`. */
export const points = number({});
/** The same with a sign: `+6.2`. */
export const signed = number({ signDisplay: 'exceptZero' });
/** A chance: `63 %`; one that is neither none nor certain is never rounded to that: `< 1 %`, `> 99 %`. */
export function percent(chance: number): string {
  const whole = (n: number) => format(n, { style: 'percent', maximumFractionDigits: 0 });
  if (chance > 0 && chance < 0.01) return `< ${whole(0.01)}`;
  if (chance < 1 && chance > 0.99) return `> ${whole(0.99)}`;
  return whole(chance);
}

/** How far somebody is ahead or behind. */
export function leadText(lead: number): string {
  if (Math.abs(lead) < 0.05) return say('level');
  return say(lead > 0 ? 'ahead' : 'behind', { n: points(Math.abs(lead)) });
}

/** What a game says of cells and deeds. */
export interface TurnWords {
  game: GameName;
  cellName(x: number, y: number): string;
  /** Whether the names of cells can be read on the board. */
  cellsNamed: boolean;
  /** What a feature is called by its owners and its size, where the board is at hand. */
  featureText?(change: PartChange): string;
  deedText(did: BoardDeed): string;
  /** Of a game with cards. */
  cardText?(step: Extract<AdvisedStep, { kind: 'card' }>): string;
  rowName?(row: Row): string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function stepText(step: AdvisedStep, words: TurnWords): string {
  switch (step.kind) {
    case 'tile':
      if (!words.cellsNamed) return say('step_tileMarked');
      return say('step_tile', { cell: words.cellName(step.x, step.y) });
    case 'figure': {
      const terrain = `terrain_${step.terrain}`;
      const role = roleOn(step.figure, step.terrain) || (isKey(terrain) ? t(terrain) : '');
      const isPlain = step.figure === 'meeple' || step.figure === 'follower';
      const figure = figureName(step.figure);
      return isPlain || role === figure ? role : say('figureOf', { role, figure });
    }
    case 'deed':
      return words.deedText(step.did);
    case 'card':
      return words.cardText?.(step) ?? '';
    case 'pass':
      return say('step_pass');
    case 'other':
      return say('step_other');
  }
}

/** A turn: `Tile on +2,−1, knight`. */
export function turnText(turn: AdvisedTurn, words: TurnWords): string {
  // After a tile it is a figure that is not placed; elsewhere whatever was asked is declined.
  const told = turn.steps.map((step, n) =>
    step.kind === 'pass' && turn.steps[n - 1]?.kind === 'tile' ? tg(words.game, 'pass') : stepText(step, words),
  );
  return capital(told.join(', '));
}

/** What arrows on a board show. */
export function marksText(marks: Mark[], words: TurnWords): string {
  const told = marks.map(({ turn, rank, missed }) => {
    const text = `${turnText(turn, words)} (${leadText(turn.lead)})`;
    return missed ? say('arrowPlayed', { turn: text }) : say('arrow', { n: rank + 1, turn: text });
  });
  return say('arrows', { list: told.join('; ') });
}

const whose = ({ name, you }: Person) => (you ? say('forYou') : say('forName', { name }));

/** What changes: a feature by its name, or by the cell on which it lies if that can be read on the board. */
function partText(change: PartChange, words: TurnWords): string {
  const terrain = `terrain_${change.part}`;
  if (change.cell && !words.cellsNamed && words.featureText && isKey(terrain)) return words.featureText(change);
  const [x, y] = change.cell ?? [0, 0];
  return say(`part_${change.part}`, {
    cell: change.cell ? words.cellName(x, y) : '',
    row: (change.row && words.rowName?.(change.row)) ?? '',
  });
}

/** A reason: what, how much more or less, for whom, and between which values. */
export interface ReasonText {
  text: string;
  values: string;
  /** Whether it is good for whoever takes the turn. */
  good: boolean;
}

export function reasonText(change: PartChange, mover: number, table: Table, words: TurnWords): ReasonText {
  const what = partText(change, words);
  const more = change.after - change.before;
  const values = say('from', { before: points(change.before), after: points(change.after) });
  return {
    text: `${what}: ${signed(more)} ${whose(personAt(table, change.seat))}`,
    // Figures in hand stand for the whole rest of the game: only the difference says something.
    values: change.part === 'hand' ? '' : values,
    good: more > 0 === (change.seat === mover),
  };
}
