// REST: one function a call. Errors carry the server's code.
import type {
  Analysis,
  Draws,
  Fault,
  History,
  Info,
  Invitation,
  NewTable,
  PlayFrom,
  Problem,
  ProblemCode,
  PuzzleDay,
  PuzzleVerdict,
  ReturnLink,
  ReviewState,
  SetupFault,
  Studied,
  Study,
  Table,
  TableCard,
  ViewAt,
} from '../protocol';

/** Why something did not work: a code of the protocol, or there was no answer at all. */
export type ErrorCode = ProblemCode | 'network';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    text: string,
    /** Of a record: where it goes wrong. */
    readonly fault?: Fault,
    /** Of a table: why it cannot be set up. */
    readonly setup?: SetupFault,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, 'network', 'no answer');
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
    const { code = 'internal', text = response.statusText, fault, setup } = problem;
    throw new Refused(response.status, code, text, fault, setup);
  }
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Thirty-two random bytes for the luck of a game. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const api = {
  info: () => call<Info>('GET', '/info'),
  tables: () => call<TableCard[]>('GET', '/tables'),
  create: (table: NewTable) => call<Table>('POST', '/tables', table),
  table: (id: string) => call<Table>('GET', `/tables/${id}`),
  claim: (id: string, key: string, name: string) =>
    call<Table>('POST', `/tables/${id}/claim`, { key, name, nonce: nonce() }),
  /** Which seat a link is for. */
  invitation: (id: string, key: string) => call<Invitation>('POST', `/tables/${id}/invitation`, { key }),
  /** Goes on with an opened record. */
  playOn: (id: string) => call<Table>('POST', `/tables/${id}/play-on`, {}),
  rename: (id: string, seat: number, name: string) => call<Table>('POST', `/tables/${id}/rename`, { seat, name }),
  resign: (id: string, seat: number) => call<void>('POST', `/tables/${id}/resign`, { seat }),
  returnLink: (id: string, seat: number) => call<ReturnLink>('POST', `/tables/${id}/return`, { seat }),
  rematch: (id: string) => call<Table>('POST', `/tables/${id}/rematch`, {}),
  /** The game after entry `at`; what happened is told from entry `since` on, if that is said. */
  view: (id: string, at: number, since?: number) =>
    call<ViewAt>('GET', `/tables/${id}/view?at=${at}${since === undefined ? '' : `&since=${since}`}`),
  /** The best turns at the first question after entry `at`. */
  analysis: (id: string, at: number) => call<Analysis>('GET', `/tables/${id}/analysis?at=${at}`),
  review: (id: string) => call<ReviewState>('GET', `/tables/${id}/review`),
  beginReview: (id: string) => call<ReviewState>('POST', `/tables/${id}/review`, {}),
  stopReview: (id: string) => call<ReviewState>('DELETE', `/tables/${id}/review`),
  /** Plays a line from a position; nothing is kept. */
  study: (study: Study) => call<Studied>('POST', '/study', study),
  studyAnalysis: (study: Study) => call<Analysis>('POST', '/study/analysis', study),
  /** A new table that begins with a position. */
  playFrom: (from: PlayFrom) => call<Table>('POST', '/study/table', from),
  /** The puzzles of a day, or of today. */
  puzzles: (day?: string) => call<PuzzleDay>('GET', day ? `/puzzles/${day}` : '/puzzles'),
  answerPuzzle: (day: string, n: number, line: string[]) =>
    call<PuzzleVerdict>('POST', `/puzzles/${day}/${n}/answer`, { line }),
  history: (id: string) => call<History>('GET', `/tables/${id}/history`),
  draws: (id: string) => call<Draws>('GET', `/tables/${id}/draws`),
  drawsOf: (record: string) => call<Draws>('POST', '/draws', { record }),
  open: (record: string) => call<Table>('POST', '/records', { record }),
};
