// What the result of The Castle says besides numbers: that a wall tile decided whose keep is larger.
import { t } from '../i18n/index.svelte';
import type { CastleView, Table } from '../protocol';
import type { Standings } from '../table/kinds';
import { personAt } from '../table/names';

const isCastle = (view: Standings): view is CastleView => 'freeGoesTo' in view;
const LARGER = 'larger-keep';

export function remarks(view: Standings, table: Table): string[] {
  if (!isCastle(view) || view.over?.how !== 'played') return [];
  const keeps = view.seats.map(({ keep, held }) => {
    const more = held.filter(({ tile }) => tile === LARGER).reduce((sum, { count, amount }) => sum + count * amount, 0);
    const size = keep?.size ?? 0;
    return { size, counts: keep ? size + more : 0 };
  });
  const [first, second] = keeps;
  const goes = view.freeGoesTo;
  if (!first || !second || goes.who === 'no-keep') return [];
  const tile = t(`wall_${LARGER}`);
  if (goes.who === 'tied') return first.size === second.size ? [] : [t('keepTiedByWall', { tile, n: first.counts })];
  const [own, other] = goes.seat === 0 ? [first, second] : [second, first];
  if (own.size > other.size) return [];
  const name = personAt(table, goes.seat);
  return [t('keepByWall', { name, tile, n: own.counts, size: own.size, other: other.counts })];
}
