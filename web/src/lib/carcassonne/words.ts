// Carcassonne in people's words: regions, deeds, why something is asked.
import { t } from '../i18n/index.svelte';
import type { Deed, Prompt, Region, Side, Table } from '../protocol';
import { figureName, joinText, openEnds, roleOn, terrainName } from '../table/boardWords';
import { personAt, seatName } from '../table/names';
import { pointsText, tilesText } from '../table/words';
import type { Placement } from './store.svelte';

/** `3 tiles · 1 pennant · 2 open ends`, in this order. */
export function regionFacts(region: Region): string {
  const { terrain } = region;
  const facts = terrain === 'field' ? [] : [tilesText(region.tiles)];
  if (region.pennants > 0) facts.push(t('regionPennants', { n: region.pennants }));
  if (terrain === 'monastery' || terrain === 'garden')
    facts.push(region.open === 0 ? t('regionFinished') : t('regionMissing', { n: region.open }));
  else if (terrain !== 'field') facts.push(openEnds(region.open));
  if (region.gold > 0) facts.push(`${region.gold} ${t('goldBars', { n: region.gold })}`);
  if (region.magician) facts.push(t(region.magician));
  return facts.join(' · ');
}

/** `4 now / 8 when finished`, or `6 at the end`. */
export function regionWorth(region: Region): string {
  if (region.finished === null) return t('atEnd', { n: region.now });
  if (region.open === 0) return pointsText(region.finished);
  return `${region.now} ${t('now')} / ${region.finished} ${t('whenFinished')}`;
}

/** `north – east`. */
export const sideNames = (both: [Side, Side]) => both.map((side) => t(`side${side}`)).join(' – ');

const MESSAGES = [
  'message1',
  'message2',
  'message3',
  'message4',
  'message5',
  'message6',
  'message7',
  'message8',
] as const;
/** What a message says, by its number. */
export function messageText(number: number): string {
  const key = MESSAGES[number - 1];
  return key ? t(key) : '';
}

/** What was done after the tile of a row was laid. */
export function deedText(did: Deed, table: Table): string {
  switch (did.kind) {
    case 'figure':
      return roleOn(did.figure, did.terrain);
    case 'fly':
    case 'guard':
    case 'exchange':
    case 'score':
    case 'join':
    case 'remove':
      return t(`deed_${did.kind}`, { figure: figureName(did.figure) });
    case 'land':
      return t('deed_land', { terrain: terrainName(did.terrain) });
    case 'enchant':
    case 'banish':
      return t(`deed_${did.kind}_${did.who}`);
    case 'robber':
      return t('deed_robber', { n: did.space });
    case 'capture':
      return t('deed_capture', { figure: figureName(did.figure), name: seatName(table, did.owner) });
    case 'ransom':
      return t('deed_ransom', { figure: figureName(did.figure), name: seatName(table, did.from) });
    case 'rob':
      return t('deed_rob', { name: seatName(table, did.from) });
    case 'circle':
      return t(`deed_circle_${did.circle}`);
    default:
      return t(`deed_${did.kind}`);
  }
}

/** Why something is asked; nothing where the tile just drawn or placed says it. */
export function becauseText({ cause, question }: Pick<Prompt, 'cause' | 'question'>): string {
  switch (cause.why) {
    case 'drew':
    case 'placed':
      return '';
    case 'sign':
      if (question === 'gold' || question === 'magic' || question === 'robber') return t(`cause_sign_${question}`);
      return '';
    case 'rolled':
      return t('dieShows', { n: cause.far });
    case 'read':
      return t('cause_read', { n: cause.message });
    case 'crop-circle':
      return t('cause_crop-circle', { terrain: terrainName(cause.terrain) });
    case 'circle-chosen':
      return t(`cause_circle_${cause.circle}`, { terrain: terrainName(cause.terrain) });
    default:
      return t(`cause_${cause.why}`);
  }
}

/** What a placement does: what it lengthens or finishes, and what is counted at once. */
export function placementText(option: Placement, table: Table): string {
  const joins = option.joins.map((join) => joinText(join, table));
  const gains = option.gains.map((gain) => t('gives', { n: gain.points, name: personAt(table, gain.seat) }));
  return [...joins, ...gains].filter(Boolean).join(' ') || t('joinNothing');
}
