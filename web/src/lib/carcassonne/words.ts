// Carcassonne in people's words: regions, deeds, why something is asked, what happened.
import { t } from '../i18n/index.svelte';
import type { Person } from '../i18n/text';
import type { Cause, Deed, Event, Prompt, Question, Region, Table } from '../protocol';
import { joinText, openEnds } from '../table/boardWords';
import { personAt } from '../table/names';
import { pointsText, tilesText } from '../table/words';
import { CAUSES, DEEDS, EXPANSIONS, NEWS, SIGNS } from './expansions';
import type { Colours } from './expansions/types';
import type { Placement } from './store.svelte';

/** `3 tiles · 1 pennant · 2 open ends`, in this order. */
export function regionFacts(region: Region): string {
  const { terrain } = region;
  const facts = terrain === 'field' ? [t('regionCities', { n: region.cities })] : [tilesText(region.tiles)];
  if (region.pennants > 0) facts.push(t('regionPennants', { n: region.pennants }));
  if (terrain === 'monastery' || terrain === 'garden')
    facts.push(region.open === 0 ? t('regionFinished') : t('regionMissing', { n: region.open }));
  else if (terrain !== 'field') facts.push(openEnds(region.open));
  return [...facts, ...EXPANSIONS.flatMap((each) => each.regionFacts?.(region) ?? [])].join(' · ');
}

/** `4 now / 8+ when finished`, where it may become more, or `6 at the end`. */
export function regionWorth(region: Region): string {
  if (region.finished === null) return t('atEnd', { n: region.now });
  if (region.open === 0) return pointsText(region.finished);
  const more = region.terrain === 'road' || region.terrain === 'city' ? '+' : '';
  return `${region.now} ${t('now')} / ${region.finished}${more} ${t('whenFinished')}`;
}

/** What was done after the tile of a row was laid. */
export function deedText(did: Deed, table: Table): string {
  const tell = DEEDS[did.kind] as (did: Deed, table: Table) => string;
  return tell(did, table);
}

/** The picture of what was done. */
export function deedSign(did: Deed, colours: Colours): string | null {
  const show = SIGNS[did.kind] as (did: Deed, colours: Colours) => string | null;
  return show(did, colours);
}

/** Why something is asked; nothing where the tile just drawn or placed says it. */
export function becauseText({ cause, question }: Pick<Prompt, 'cause' | 'question'>): string {
  const tell = CAUSES[cause.why] as (cause: Cause, question: Question) => string;
  return tell(cause, question);
}

/** What happened that one might miss on the board. */
export function newsText(event: Event, person: (seat: number) => Person): string | null {
  const tell = NEWS[event.type] as ((event: Event, person: (seat: number) => Person) => string) | undefined;
  return tell?.(event, person) ?? null;
}

/** What a placement does: what it lengthens or finishes, and what is counted at once. */
export function placementText(option: Placement, table: Table): string {
  const joins = option.joins.map((join) => joinText(join, table));
  const gains = option.effect.gains.map((gain) => t('gives', { n: gain.points, name: personAt(table, gain.seat) }));
  return [...joins, ...gains].filter(Boolean).join(' ') || t('joinNothing');
}
