// Which page is shown: `/`, `/new`, `/new/castle`, `/open`, `/open/ID`, `/rules`, `/rules/river+abbot`, `/t/ID`, `/t/ID/17`, `/t/ID/luck`, `/t/ID/review`, `/t/ID/17/try`, `/puzzles`, `/puzzles/2026-02-28`, `/puzzles/2026-02-28/3`, `/puzzles/2026-02-28/3/try`, `/luck`, `/games`.
import { DEFAULT_GAME, isGame } from './games';
import type { GameName } from './protocol';

export type Route =
  | { page: 'start' }
  | { page: 'new'; game: GameName }
  | { page: 'open'; id: string | null }
  | { page: 'table'; id: string; key: string | null }
  | { page: 'replay'; id: string; at: number }
  | { page: 'rules'; with: string }
  | { page: 'luck'; id: string | null }
  | { page: 'review'; id: string }
  | { page: 'study'; id: string; at: number }
  | { page: 'puzzles'; day: string | null }
  | { page: 'puzzle'; day: string; n: number; tries: boolean }
  | { page: 'games' }
  | { page: 'missing' };

function read(): Route {
  const parts = location.pathname.split('/').filter(Boolean);
  if (parts.length === 0) return { page: 'start' };
  if (parts.length <= 2 && parts[0] === 'new') {
    const game = parts[1] ?? DEFAULT_GAME;
    return isGame(game) ? { page: 'new', game } : { page: 'missing' };
  }
  if (parts.length <= 2 && parts[0] === 'open') return { page: 'open', id: parts[1] ?? null };
  if (parts[0] === 'rules' && parts.length <= 2) {
    return { page: 'rules', with: (parts[1] ?? '').replace(/%20|%2B|[+,]/gi, ' ') };
  }
  if (parts.length === 1 && parts[0] === 'games') return { page: 'games' };
  if (parts.length === 1 && parts[0] === 'luck') return { page: 'luck', id: null };
  if (parts[0] === 't' && parts[1] !== undefined && parts[2] === 'luck' && parts.length === 3) {
    return { page: 'luck', id: parts[1] };
  }
  if (parts[0] === 't' && parts[1] !== undefined && parts[2] === 'review' && parts.length === 3) {
    return { page: 'review', id: parts[1] };
  }
  if (parts[0] === 't' && parts[1] !== undefined && parts.length === 2) {
    // The key of a seat stands in the fragment, so that it reaches no server's log.
    return { page: 'table', id: parts[1], key: location.hash.length > 1 ? location.hash.slice(1) : null };
  }
  if (parts[0] === 't' && parts[1] !== undefined && /^\d+$/.test(parts[2] ?? '') && parts.length === 3) {
    return { page: 'replay', id: parts[1], at: Number(parts[2]) };
  }
  if (parts[0] === 't' && /^\d+$/.test(parts[2] ?? '') && parts[3] === 'try' && parts.length === 4) {
    return { page: 'study', id: parts[1]!, at: Number(parts[2]) };
  }
  if (parts[0] === 'puzzles') {
    const [, day = null, n, last] = parts;
    if (day === null || parts.length === 2) return { page: 'puzzles', day };
    const tries = last === 'try' && parts.length === 4;
    if (/^\d{1,2}$/.test(n ?? '') && (tries || parts.length === 3)) return { page: 'puzzle', day, n: Number(n), tries };
  }
  return { page: 'missing' };
}

let current = $state<Route>(read());
addEventListener('popstate', () => (current = read()));

export function route(): Route {
  return current;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  current = read();
  if (!location.hash) scrollTo(0, 0);
}

/** Changes the address without a new entry in the browser's history. */
export function replace(path: string): void {
  history.replaceState(null, '', path);
  current = read();
}

/** For links: a plain click stays in the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const url = new URL(link.href);
  go(url.pathname + url.search + url.hash);
}
