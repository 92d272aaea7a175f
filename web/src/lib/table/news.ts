// What happened, for those who might miss it on the board and for those who listen.
import { describe } from '../art.svelte';
import { language, t, tt } from '../i18n/index.svelte';
import type { Table } from '../protocol';
import type { Person } from '../i18n/text';
import { cellName } from '../ui/seats';
import { castleNotes, severalAtOnce } from './castle';
import type { BoardEvent } from './kinds';
import { personAt } from './names';
import { pointsText } from './words';

const nameIn = (table: Table) => (seat: number) => personAt(table, seat);

function note(event: BoardEvent, name: (seat: number) => Person): string | null {
  switch (event.type) {
    case 'dieRolled':
      return t('dieShows', { n: event.far });
    case 'messageRead':
      return t('messageTurned', { name: name(event.seat), n: event.message, text: tt(`message${event.message}`) });
    case 'captured':
      return t('capturedNews', { name: name(event.by), other: name(event.owner) });
    case 'robbed':
      return t('robbedNews', { name: name(event.by), other: name(event.from), points: pointsText(event.points) });
    case 'tileSetAside':
      return `${t('discarded')}: ${describe(event.kind, language())}`;
    default:
      return castleNotes(event, name);
  }
}

/** What one might miss on the board, said for some seconds. */
export function notesOf(events: readonly BoardEvent[], table: Table): string[] {
  const notes = events.map((event) => note(event, nameIn(table))).filter((text) => text !== null);
  const ordered = table.game === 'castle' && table.with === '' && severalAtOnce(events);
  return ordered ? [...notes, t('autoOrder')] : notes;
}

/** What just happened, in sentences; what was drawn is told to whoever is asked. */
export function newsOf(events: readonly BoardEvent[], table: Table, asked: boolean): string[] {
  const name = nameIn(table);
  return events.flatMap((event) => {
    // In Carcassonne points are told when a counter moves, which may be later.
    const points = event.type === 'paid' || (event.type === 'scored' && table.game === 'castle');
    if (points) return [t('logPoints', { name: name(event.to), n: event.points, reason: tt(`one_${event.reason}`) })];
    if (event.type === 'tilePlaced')
      return [
        t('laidAt', {
          kind: describe(event.kind, language(), event.facing),
          cell: cellName(event.x, event.y, table.game),
        }),
      ];
    if (event.type === 'tileDrawn' && asked) return [`${t('drawn')}: ${describe(event.kind, language())}`];
    return [];
  });
}
