// What an answer changes, in people's words, and how good that is for whoever is asked. All of it was told with the
// answer; nothing is worked out here but sums and differences.
import { formatList, t } from '../i18n/index.svelte';
import type { Change, Option, Region, Table } from '../protocol';
import { terrainName } from '../table/boardWords';
import { personAt } from '../table/names';
import { pointsText } from '../table/words';
import type { Asked } from './expansions/types';

/** Somebody in the middle of a sentence. */
export function whoText(table: Table, seat: number): string {
  const { name, you } = personAt(table, seat);
  return you ? t('you') : name;
}

/** Several of them, or `free`. */
export const whoseText = (table: Table, seats: number[]): string =>
  seats.map((seat) => whoText(table, seat)).join(', ') || t('free');

/** `Road (Anna)`. */
export const regionText = (region: Pick<Region, 'terrain' | 'leaders'>, table: Table): string =>
  `${terrainName(region.terrain)} (${whoseText(table, region.leaders)})`;

/** A region with the parts that it has then. */
export function regionAfter({ before, after }: Change, { view }: Asked): Region {
  const [only] = before;
  const parts = only === undefined ? undefined : view.regions[only]?.parts;
  return after.parts.length > 0 || !parts ? after : { ...after, parts };
}

const were = ({ before }: Change, { view }: Asked): Region[] => before.flatMap((n) => view.regions[n] ?? []);

/** `3 → 6`, or `2 + 3 → 5` where two become one. */
export function worthText(change: Change, asked: Asked): string {
  const before = were(change, asked).map(({ now }) => now);
  return before.length === 1 && before[0] === change.after.now
    ? `${change.after.now}`
    : `${before.join(' + ')} → ${change.after.now}`;
}

/** `Anna 2 : you 1`: who is how strong. */
export const strengthText = ({ strengths }: Region, table: Table): string =>
  strengths.map(({ seat, meeples }) => `${whoText(table, seat)} ${meeples}`).join(' : ');

/** `6 points instead of 3`, `5 points instead of 2 and 3` where two become one, or `3 points` where that stays. */
function worthSentence(change: Change, asked: Asked): string {
  const before = were(change, asked).map(({ now }) => now);
  const points = pointsText(change.after.now);
  if (before.length === 0 || (before.length === 1 && before[0] === change.after.now)) return points;
  return t('insteadOf', { points, before: formatList(before.map(String)) });
}

/** The owners of a region in the dative case, or `nobody`. */
function toWhom(table: Table, seats: number[]): string {
  const names = seats.map((seat) => personAt(table, seat)).map(({ name, you }) => (you ? t('toYou') : name));
  return formatList(names) || t('toNobody');
}

/** What becomes of a region: whose it is then, and what it is worth. */
export function changeText(change: Change, asked: Asked): string {
  const { after } = change;
  const owners = [...new Set(were(change, asked).flatMap(({ leaders }) => leaders))];
  const [what, worth] = [terrainName(after.terrain), worthSentence(change, asked)];
  const stays = owners.length === after.leaders.length && owners.every((seat) => after.leaders.includes(seat));
  if (stays) return `${what} (${whoseText(asked.table, after.leaders)}): ${worth}`;
  const to = toWhom(asked.table, after.leaders);
  if (owners.length === 0) return t('changeThen', { what, worth, to });
  return t('changeOwner', { what, worth, to, from: toWhom(asked.table, owners) });
}

/** What an answer makes of regions, a line each. Where one falls apart, only what there is then is told. */
export function changeLines(changes: Change[], asked: Asked): string[] {
  const falls = (n: number) => changes.filter(({ before }) => before.includes(n)).length > 1;
  return changes.map((change) =>
    change.before.some(falls)
      ? t('changeThen', {
          what: terrainName(change.after.terrain),
          to: toWhom(asked.table, change.after.leaders),
          worth: pointsText(change.after.now),
        })
      : changeText(change, asked),
  );
}

/** Points at once, a line each. */
export const gainLines = ({ effect }: Option, { table }: Asked): string[] =>
  effect.gains.map(({ seat, points }) =>
    t(points < 0 ? 'costs' : 'givesNow', { n: Math.abs(points), name: personAt(table, seat) }),
  );

/** What a region promises to a seat: between what it is worth now and what it brings when finished. */
function promise(region: Region, seat: number): number {
  if (!region.leaders.includes(seat)) return 0;
  return (region.now + (region.finished ?? region.now)) / 2;
}

/** How much better off an answer leaves the one who is asked than the others. */
export function rankOf(option: Option, asked: Asked): number {
  const seats = asked.table.seats.map(({ seat }) => seat);
  const gained = seats.map((seat) => {
    const paid = option.effect.gains.filter((gain) => gain.seat === seat).reduce((sum, { points }) => sum + points, 0);
    const promised = option.effect.changes.map((change) => {
      const before = were(change, asked).reduce((sum, region) => sum + promise(region, seat), 0);
      return promise(change.after, seat) - before;
    });
    return paid + promised.reduce((sum, each) => sum + each, 0);
  });
  const others = gained.filter((_, seat) => seat !== asked.seat);
  return (gained[asked.seat] ?? 0) - others.reduce((sum, each) => sum + each, 0) / Math.max(1, others.length);
}
