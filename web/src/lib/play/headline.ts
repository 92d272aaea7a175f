// What the head of a table says, and what is told to whoever asks by key.
import { describe } from '../art.svelte';
import { language, t, tg } from '../i18n/index.svelte';
import type { Table, TableSeat } from '../protocol';
import type { BoardStore } from '../table/board.svelte';
import { isCastle, type BoardPrompt, type BoardView } from '../table/kinds';
import { personAt } from '../table/names';
import { openSentence, rowText, scoreSentence, sentences } from '../table/words';
import { cellName } from '../ui/seats';

function placeIt(view: BoardView): string {
  if (isCastle(view)) return view.extra ? t('extraTurn') : t('ask_tile');
  return view.part === 'builder' ? t('placeSecond') : view.part === 'message' ? t('placeExtra') : t('ask_tile');
}

/** What is to be done now, or who is to do it. */
export function headlineOf(
  store: BoardStore,
  view: BoardView | null,
  question: BoardPrompt | null,
  asked: TableSeat | undefined,
): string {
  const { past } = store;
  if (!view || !store.table) return t('loading');
  if (past) return t('looking', { n: store.rows.findLast((row) => row.n <= past.n)?.turn ?? 0 });
  if (view.over) return t('over');
  // With several people at this screen a question says whom it asks.
  const whom = asked && store.mine.length > 1 ? `${asked.name}: ` : '';
  if (question?.question === 'tile') return whom + placeIt(view);
  if (question) return whom + tg(store.table.game, `ask_${question.question}`);
  if (asked?.who === 'bot') return t('thinking', { name: asked.name });
  if (asked && asked.seat !== view.mover)
    return t('askedOut', {
      name: personAt(store.table, asked.seat),
      what: store.prompt ? tg(store.table.game, `ask_${store.prompt.question}`) : '',
    });
  return asked ? t('others', { name: personAt(store.table, asked.seat) }) : t('openSeat');
}

/** The points, the tiles left, what is open, or the last row of the log, in a sentence. */
export function answerTo(what: 's' | 't' | 'l' | 'o', store: BoardStore, view: BoardView, table: Table): string {
  if (what === 's') return scoreSentence(view, table);
  if (what === 't') return `${view.left} ${t('tilesLeft', { n: view.left })}`;
  if (what === 'o') return openSentence(view, store.mine);
  const row = store.rows.at(-1);
  if (!row) return t('logEmpty');
  const name = personAt(
    table,
    table.seats.findIndex((seat) => seat.word === row.actor),
  );
  return sentences([
    t('logTile', { name, kind: describe(row.kind, language(), row.facing), cell: cellName(row.x, row.y, table.game) }),
    rowText(row, table),
  ]);
}
