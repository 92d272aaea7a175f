// The address of the rules, apart from the rules themselves: those are loaded only when somebody reads them.

/** Where the rules for these elements are, and a section of them. */
export function rulesPath(text: string, anchor = ''): string {
  const words = text.split(/\s+/).filter(Boolean).join('+');
  return `/rules${words ? `/${words}` : ''}${anchor ? `#${anchor}` : ''}`;
}

/** The rules of what is played at a table. */
export function rulesOf(table: { game: string; with: string }, anchor = ''): string {
  if (table.game === 'carcassonne') return rulesPath(table.with, anchor);
  return `/rules/${table.game}${anchor ? `#${anchor}` : ''}`;
}
