// Cards, rows and choices in people's words.
import { cardName, cardPicture, figurePicture } from '../art.svelte';
import { language, t } from '../i18n/index.svelte';
import type { Mark } from '../teacher/marks';
import type { CardDeed, CardOption, PromiseView, Row, RowColour } from '../protocol';

export const rowName = (row: Row) => t(`in_${row}`);
export const nameOf = (card: string) => cardName(card, language());

/** `3 × 5 = 15 · animals 6 · 1 face down`. */
export function promiseText(promise: PromiseView | null): string {
  if (!promise) return '';
  const parts: string[] = [];
  if (promise.persons > 0)
    parts.push(t('promisePersons', { sum: promise.sum, n: promise.persons, points: promise.personsPoints }));
  if (promise.set > 0) parts.push(t('promiseSet', { n: promise.set }));
  if (promise.tens > 0) parts.push(t('promiseTens', { n: promise.tensPoints }));
  if (promise.buildings > 0) parts.push(t('promiseBuildings', { n: promise.buildings }));
  if (promise.hidden > 0) parts.push(t('promiseHidden', { n: promise.hidden }));
  return parts.join(' · ') || t('promiseNothing');
}

/** `15 points + ?`. */
export function promisePoints(promise: PromiseView | null): string {
  if (!promise) return '';
  const points = t('promise', { n: promise.points });
  const more = [
    ...(promise.buildings > 0 ? [t('promiseBuildings', { n: promise.buildings })] : []),
    ...(promise.hidden > 0 ? ['?'] : []),
  ];
  return [points, ...more].join(' + ');
}

/** What an option does, as a sentence for a button. */
export function optionText(option: CardOption): string {
  switch (option.kind) {
    case 'put':
      return t('doPut', { card: nameOf(option.card), row: rowName(option.row) });
    case 'card':
      return option.down
        ? t('doDown', { row: rowName(option.row) })
        : t('doPlay', { card: nameOf(option.card), row: rowName(option.row) });
    case 'claim': {
      const n = option.claim.to - option.claim.from;
      return t(n === 0 ? 'doClaimNone' : 'doClaim', { n, row: rowName(option.row) });
    }
    case 'discard':
      return t('doDiscard', { card: nameOf(option.card), n: option.points });
    case 'keep':
      return option.points > 0
        ? t('doKeepAnimal', { card: nameOf(option.card), size: option.size, n: option.points })
        : t('doKeepBuilding', { card: nameOf(option.card) });
    case 'assign':
      return t('doAssign', { row: animals(option.colour, 2), size: option.size, n: option.points });
  }
}

/** The same with the card's name also where it lies face down, and what a claim promises. */
export function optionSentence(option: CardOption): string {
  if (option.kind === 'card' && option.down) return `${nameOf(option.card)}. ${optionText(option)}`;
  if (option.kind === 'claim') return `${optionText(option)}. ${promiseText(option.claim.promise)}`;
  return optionText(option);
}

/** So many animals of the colour of a row. */
export const animals = (colour: RowColour, n: number) => t(`item_${colour}-animals`, { n });

/** What somebody did, for the log. What lies face down is named to nobody: several may read it. */
export function deedText(did: CardDeed): string {
  switch (did.kind) {
    case 'down':
      return `${t('logDown')} → ${rowName(did.row)}`;
    case 'play':
    case 'put':
      return `${nameOf(did.card)} → ${rowName(did.row)}`;
    case 'claim':
      return `${t('logClaim')} → ${rowName(did.row)}`;
    case 'discard':
      return t('logDiscard', { card: nameOf(did.card) });
    case 'keep':
      return t('logKeep', { card: nameOf(did.card) });
    case 'assign':
      return t('logAssign', { row: animals(did.colour, 2) });
  }
}

/** What the teacher says of cards and rows. What lies face down is named: only whoever holds it asks before the end. */
export const cardWords = {
  game: 'cardcassonne' as const,
  cellName: () => '',
  cellsNamed: false,
  deedText: () => '',
  rowName,
  cardText: ({ did, card }: { did: CardDeed; card: string | null }) =>
    did.kind === 'down' && card ? t('adviseDown', { card: nameOf(card), row: rowName(did.row) }) : deedText(did),
};

/** The labels of advised turns, by the row to which they lead. */
export function advisedRows(marks: Mark[]): Partial<Record<Row, Mark[]>> {
  const rows: Partial<Record<Row, Mark[]>> = {};
  for (const mark of marks) {
    const [step] = mark.turn.steps;
    if (step?.kind === 'card' && 'row' in step.did) (rows[step.did.row] ??= []).push(mark);
  }
  return rows;
}

/** The picture of what somebody did: the card, its back, or the follower; nothing where jokers are assigned. */
export function deedSign(did: CardDeed, colour: number): { picture: string; card: boolean } | null {
  if (did.kind === 'claim') return { picture: figurePicture('big-meeple', colour, false), card: false };
  if (did.kind === 'down') return { picture: cardPicture(null), card: true };
  return 'card' in did ? { picture: cardPicture(did.card), card: true } : null;
}
