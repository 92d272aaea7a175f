// Where advised turns are shown on the board: turns on the same cell share a ghost.
import type { AdvisedStep, AdvisedTurn } from '../protocol';
import type { Mark } from './marks';

type Laid = { kind: string; x: number; y: number; facing: number };
type FigureStep = Extract<AdvisedStep, { kind: 'figure' }>;

export interface Ghost {
  tile: Laid;
  /** Whether the tile does not lie yet. */
  isNew: boolean;
  figure: FigureStep | null;
  /** The turns it stands for, the one that is shown first. */
  marks: Mark[];
}

/** The tile of a turn: the one it lays, or else the newest, if a figure goes there. */
export function tileOf({ steps }: AdvisedTurn, newest: Laid | null): { tile: Laid; isNew: boolean } | null {
  const laid = steps.find((step) => step.kind === 'tile');
  if (laid) return { tile: { kind: laid.tile, x: laid.x, y: laid.y, facing: laid.facing }, isNew: true };
  return newest && steps.some((step) => step.kind === 'figure') ? { tile: newest, isNew: false } : null;
}

/** What is shown of some turns. Where several share a cell, the one that is looked at is shown, or else the best. */
export function ghostsOf(marks: Mark[], newest: Laid | null, looked: number | null): Ghost[] {
  const first = ({ rank }: Mark) => Number(rank !== looked);
  const ghosts: Ghost[] = [];
  for (const mark of [...marks].sort((a, b) => first(a) - first(b) || a.rank - b.rank)) {
    const found = tileOf(mark.turn, newest);
    if (!found) continue;
    const shared = ghosts.find(({ tile }) => tile.x === found.tile.x && tile.y === found.tile.y);
    if (shared) shared.marks.push(mark);
    else {
      const figure = mark.turn.steps.find((step) => step.kind === 'figure') ?? null;
      ghosts.push({ ...found, figure, marks: [mark] });
    }
  }
  return ghosts;
}
