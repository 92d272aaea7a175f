// What the head of a table says, and what is told to whoever asks by key.
import { describe } from '../art.svelte';
import { language, t } from '../i18n/index.svelte';
import type { TableSeat } from '../protocol';
import type { BoardStore } from '../table/board.svelte';
import { laidText, openSentence, rowText } from '../table/boardWords';
import type { BoardPrompt } from '../table/kinds';
import { personAt } from '../table/names';
import type { Target } from '../table/target';
import { endText, scoreSentence, sentences } from '../table/words';

/** What is to be done now, or who is to do it. */
export function headlineOf(store: BoardStore, question: BoardPrompt | null, asked: TableSeat | undefined): string {
  const { past, shown: view, table } = store;
  if (!view || !table) return t('loading');
  if (past) return t('looking', { n: store.rows.findLast((row) => row.n <= past.n)?.turn ?? 0 });
  if (view.over) return store.count.running ? t('finalCount') : endText(view.over, table);
  if (store.timeline.said && !question) return store.timeline.said;
  // With several people at this screen a question says whom it asks.
  const whom = asked && store.mine.length > 1 ? `${asked.name}: ` : '';
  if (question?.question === 'tile') return whom + store.placeIt(view);
  if (question) return whom + store.ask(question.question);
  if (!asked) return t(store.venue.trying ? 'turnPlayed' : 'openSeat');
  if (asked.who === 'bot' || asked.who === 'external') return t('thinking', { name: asked.name });
  const name = personAt(table, asked.seat);
  if (asked.seat !== view.mover && store.prompt) return t('askedOut', { name, what: store.ask(store.prompt.question) });
  return t('others', { name });
}

/** Where the tile is pinned, how it looks that way round, and what it would do there. */
export function pinnedSentence(store: BoardStore): string {
  const { pinned, view } = store;
  if (!pinned || !view?.drawn) return '';
  const where = store.traits.cellName(pinned.x, pinned.y);
  return sentences([`${where}: ${describe(view.drawn, language(), pinned.facing)}`, store.placement(pinned)]);
}

/** What is chosen, and what it is worth. */
export function targetSentence({ title, note, worth }: Target): string {
  return sentences([title, note, worth].filter((text) => text !== ''));
}

/** The points, the tiles left, what is open, or the last row of the log, in a sentence. */
export function answerTo(what: 's' | 't' | 'l' | 'o', store: BoardStore): string {
  const { shown: view, table } = store;
  if (!view || !table) return '';
  if (what === 's') return scoreSentence(view, table);
  if (what === 't') return `${view.left} ${t('tilesLeft', { n: view.left })}`;
  if (what === 'o') return openSentence(store, store.mine);
  const row = store.rows.at(-1);
  if (!row) return t('logEmpty');
  return sentences([laidText(row, table, store.traits), rowText(row, table, store)]);
}
