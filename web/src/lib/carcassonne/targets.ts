// What may be answered in Carcassonne, as things one can point at. Figures that may stand on the same part are one
// target, and so are all places of one region. What an answer of an expansion is called and where it lies is told by the
// expansion; the best for whoever is asked comes first.
import { anchor } from '../art.svelte';
import { TILE } from '../board/camera';
import { t } from '../i18n/index.svelte';
import type { Option, Prompt, Table, TileView, View } from '../protocol';
import { roleOn } from '../table/boardWords';
import type { Target } from '../table/target';
import { TARGETS } from './expansions';
import type { Asked } from './expansions/types';
import { regionFacts, regionWorth } from './words';

const MIDDLE = TILE / 2;

/** One option as a target by itself. */
function single(option: Option, asked: Asked): Target {
  const make = TARGETS[option.kind] as (option: Option, asked: Asked) => Target;
  return make(option, asked);
}

/** Everything one may choose now but the placements of the tile and doing nothing. */
export function targetsOf(prompt: Prompt, view: View, table: Table): Target[] {
  const asked: Asked = {
    view,
    table,
    seat: prompt.seat,
    about: (region) =>
      table.aids === 'none' ? { note: '', worth: '' } : { note: regionFacts(region), worth: regionWorth(region) },
  };
  const found = new Map<string, Target>();
  for (const option of prompt.options) {
    if (option.kind === 'tile' || option.kind === 'pass' || isFutile(option)) continue;
    const same = found.get(thing(option));
    if (same) same.options.push(option);
    else found.set(thing(option), single(option, asked));
  }
  return ranked(apart([...found.values()], view));
}

const COMPASS = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'] as const;

/** In which direction of its tile a part lies. */
function direction(tile: TileView, part: number): string {
  const [x, y] = anchor(tile.kind, part, tile.facing);
  const eighths = Math.round(Math.atan2(y - MIDDLE, x - MIDDLE) / (Math.PI / 4));
  return t(`compass${COMPASS[(eighths + 8) % 8]!}`);
}

/** Names the direction of parts of the newest tile that would be called the same. */
function apart(targets: Target[], view: View): Target[] {
  const newest = view.tiles.at(-1);
  const figures = targets.filter(({ options: [option] }) => option?.kind === 'figure');
  return targets.map((target) => {
    const same = figures.includes(target) && figures.filter(({ title }) => title === target.title).length > 1;
    if (!same || !newest || target.part === undefined) return target;
    return { ...target, title: t('partAt', { what: target.title, direction: direction(newest, target.part) }) };
  });
}

/** A flight that can land nowhere whatever the die shows: allowed, but not worth offering. */
const isFutile = (option: Option): boolean =>
  option.kind === 'fly' && option.landings.every(({ parts }) => parts.length === 0);

/** What an answer is about: those about the same thing are one target. */
function thing(option: Option): string {
  if (option.kind === 'figure') return `figure ${option.part}`;
  return option.kind === 'enchant' ? `${option.who} ${option.at}` : option.sentence;
}

/** The best first; what stands under one head stays together. */
export function ranked(targets: Target[]): Target[] {
  const rank = ({ rank = 0 }: Target) => rank;
  const under = (head: string) => targets.filter((target) => (target.under ?? '') === head);
  const best = (head: string) => Math.max(...under(head).map(rank));
  const heads = [...new Set(targets.map((target) => target.under ?? ''))].sort((a, b) => best(b) - best(a));
  return heads.flatMap((head) => under(head).sort((a, b) => rank(b) - rank(a)));
}

/** What the button says that makes a choice final. */
export function doing(option: Option, short: boolean): string {
  switch (option.kind) {
    case 'figure':
      return t(short ? 'finishShort' : 'finishWith', { role: roleOn(option.figure, option.region.terrain) });
    case 'tile':
      return t('place');
    case 'pass':
      return t('finishWithout');
    default:
      return t(`do_${option.kind}`);
  }
}
