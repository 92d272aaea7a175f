// What is to be said about a record that somebody opens: what is wrong with it and where, and who would play on.
import { isKey, t } from '../i18n/index.svelte';
import { Refused } from '../net/api';
import type { Fault, TableSeat } from '../protocol';
import { paramsOf, problem, setupText } from '../table/words';

export interface Trouble {
  what: string;
  /** The place and the kind, in the language of the page. */
  where: string;
  /** The line at fault, from 1. */
  line: number | null;
}

/** What is wrong at a place of a record, as exactly as the server said it; of a kind that nobody knows only that
 * something is. */
function faultText({ why, form, setup }: Fault): string {
  if (form) {
    const key = `form_${form.why}` as const;
    if (isKey(key)) return t(key, paramsOf(form));
  }
  const exactly = setup && setupText(setup);
  if (exactly) return exactly;
  const key = `fault_${why}` as const;
  return t(isKey(key) ? key : 'fault_unknown');
}

export function troubleWith(error: unknown): Trouble {
  const { code, fault } = error instanceof Refused ? error : { code: 'internal' as const, fault: undefined };
  if (!fault) return { what: problem(code), where: '', line: null };
  const { line, column, entry, why } = fault;
  const header = why === 'form' ? problem(code) : t('fault_header');
  return {
    what: entry === undefined ? header : t('fault_entry', { n: entry }),
    where: t('fault_at', { line, column, why: faultText(fault) }),
    line,
  };
}

/** Where a line begins and ends in a text; the last one if there are not so many. */
export function lineAt(text: string, line: number): [number, number] {
  const lines = text.split('\n');
  const n = Math.min(line, lines.length) - 1;
  const start = lines.slice(0, n).reduce((sum, before) => sum + before.length + 1, 0);
  return [start, start + (lines[n]?.length ?? 0)];
}

/** Whether a computer sat there that plays on only when somebody asks for it. */
export const computerWaits = (seat: TableSeat) => seat.who === 'me' && seat.bot !== undefined;
