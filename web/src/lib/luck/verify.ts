// Draws a game again and compares, step by step: docs/luck.md.
import type { Draws } from '../protocol';
import { chacha20, fromHex, hmac, join, sha256, toHex } from './crypto';

/** The number that outcome `k` takes below `bound`. */
export function below(key: Uint8Array, k: number, bound: number): number {
  const nonce = new Uint8Array(12);
  const view = new DataView(nonce.buffer);
  view.setUint32(4, k >>> 0, true);
  view.setUint32(8, Math.floor(k / 2 ** 32), true);
  const fair = Math.floor(2 ** 32 / bound) * bound;
  for (let counter = 0; ; counter += 1) {
    const word = chacha20(key, nonce, counter).find((word) => word < fair);
    if (word !== undefined) return word % bound;
  }
}

const text = new TextEncoder();

export function commitment(secret: Uint8Array, id: string): string {
  return toHex(sha256(join(secret, text.encode(id))));
}

export function keyOf(secret: Uint8Array, setup: string, nonces: Uint8Array[]): Uint8Array {
  return hmac(secret, join(text.encode(setup), ...nonces));
}

export interface Drawn {
  /** The number of the entry. */
  n: number;
  /** How many chances there were, and which number was drawn. */
  of: number;
  number: number;
  says: string;
  should: string;
}

export type Verdict =
  /** Something is not there: nothing was promised, or it is not revealed yet. */
  | { is: 'missing'; what: 'commitment' | 'secret' | 'nonce' }
  | { is: 'other-secret'; found: string }
  | { is: 'differs'; at: Drawn; draws: Drawn[] }
  | { is: 'broken'; entry: number; draws: Drawn[] }
  | { is: 'agrees'; draws: Drawn[] };

const bytes32 = (hex: string | null) => {
  const bytes = hex === null ? null : fromHex(hex);
  return bytes?.length === 32 ? bytes : null;
};

export function verify(told: Draws): Verdict {
  if (told.id === null || bytes32(told.commitment) === null) return { is: 'missing', what: 'commitment' };
  const nonces = told.nonces.map(bytes32);
  if (!nonces.every((nonce) => nonce !== null)) return { is: 'missing', what: 'nonce' };
  const secret = bytes32(told.secret);
  if (secret === null) return { is: 'missing', what: 'secret' };
  const found = commitment(secret, told.id);
  if (found !== told.commitment?.toLowerCase()) return { is: 'other-secret', found };
  const key = keyOf(secret, told.setup, nonces);
  const draws: Drawn[] = [];
  for (const [k, draw] of told.draws.entries()) {
    const of = draw.outcomes.reduce((sum, outcome) => sum + outcome.weight, 0);
    const number = below(key, k + 1, of);
    let rest = number;
    const should = draw.outcomes.find((outcome) => (rest -= outcome.weight) < 0)?.sentence ?? '';
    const drawn = { n: draw.n, of, number, says: draw.sentence, should };
    draws.push(drawn);
    if (should !== draw.sentence) return { is: 'differs', at: drawn, draws };
  }
  return told.broken === null ? { is: 'agrees', draws } : { is: 'broken', entry: told.broken, draws };
}
