// The address of the rules, apart from the rules themselves: those are loaded only when somebody reads them.
import { DEFAULT_GAME } from '../games';
import type { GameName } from '../protocol';

/** Where the rules for these elements are, and a section of them. */
export function rulesPath(text: string, anchor = ''): string {
  const words = text.split(/\s+/).filter(Boolean).join('+');
  return `/rules${words ? `/${words}` : ''}${anchor ? `#${anchor}` : ''}`;
}

/** The rules of what is played at a table. */
export function rulesOf(table: { game: GameName; with: string }, anchor = ''): string {
  if (table.game === DEFAULT_GAME) return rulesPath(table.with, anchor);
  return `/rules/${table.game}${anchor ? `#${anchor}` : ''}`;
}
