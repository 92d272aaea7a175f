import { describe, expect, it } from 'vitest';
import { chacha20, fromHex, hmac, sha256, toHex } from '../../src/lib/luck/crypto';
import { below, commitment, keyOf, verify } from '../../src/lib/luck/verify';
import type { Draws } from '../../src/lib/protocol';

const SETUP = 'game carcassonne\nrules 1\nwith river abbot\nseats red blue\n';
const SECRET = fromHex('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')!;
const PROMISE = 'ae2042e1c01f5af30eabf9bc16c0d64c3289f6acfe6529456fc421662eb0630d';
const NONCES = ['11'.repeat(32), '22'.repeat(32)];
const KEY = keyOf(
  SECRET,
  SETUP,
  NONCES.map((n) => fromHex(n)!),
);

describe('the numbers of docs/luck.md', () => {
  it('are ours', () => {
    expect(commitment(SECRET, 'K7Q2')).toBe(PROMISE);
    const draws = (bound: number) => Array.from({ length: 8 }, (_, k) => below(KEY, k + 1, bound)).join(' ');
    expect(draws(71)).toBe('8 24 18 49 58 12 70 70');
    expect(draws(3)).toBe('1 2 2 1 1 0 0 0');
    expect(draws(4294967295)).toBe(
      '3617121775 1544662676 3960830300 1855568080 2244558061 3953808891 208658775 1850309628',
    );
  });
});

describe('the parts', () => {
  it('hash like the platform, at every length around a block', async () => {
    for (let length = 0; length < 130; length += 1) {
      const message = Uint8Array.from({ length }, (_, n) => (n * 7 + length) & 255);
      expect(toHex(sha256(message))).toBe(toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', message))));
      const key = await crypto.subtle.importKey('raw', SECRET.slice(), { name: 'HMAC', hash: 'SHA-256' }, false, [
        'sign',
      ]);
      expect(toHex(hmac(SECRET, message))).toBe(toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, message))));
    }
  });

  it('stream like RFC 8439, 2.3.2', () => {
    const block = chacha20(SECRET, fromHex('000000090000004a00000000')!, 1);
    expect(toHex(new Uint8Array(block.buffer)).slice(0, 64)).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e',
    );
  });

  it('read digits and nothing else', () => {
    expect(fromHex('0g')).toBeNull();
    expect(fromHex('abc')).toBeNull();
  });
});

describe('a record', () => {
  const outcomes = [
    { sentence: 'draw A', weight: 8 },
    { sentence: 'draw B', weight: 63 },
  ];
  const told: Draws = {
    id: 'K7Q2',
    commitment: PROMISE,
    secret: toHex(SECRET),
    setup: SETUP,
    nonces: NONCES,
    broken: null,
    draws: [
      { n: 1, sentence: 'draw B', outcomes },
      { n: 4, sentence: 'draw B', outcomes },
    ],
  };
  it('that is true agrees', () => {
    const verdict = verify(told);
    expect(verdict.is).toBe('agrees');
    expect(verdict.is === 'agrees' && verdict.draws.map((d) => [d.number, d.of])).toEqual([
      [8, 71],
      [24, 71],
    ]);
  });
  it('that was changed does not', () => {
    const forged = { ...told, draws: [told.draws[0]!, { ...told.draws[1]!, sentence: 'draw A' }] };
    expect(verify(forged)).toMatchObject({ is: 'differs', at: { n: 4, says: 'draw A', should: 'draw B' } });
    expect(verify({ ...told, secret: '00'.repeat(32) }).is).toBe('other-secret');
    expect(verify({ ...told, broken: 7 })).toMatchObject({ is: 'broken', entry: 7 });
  });
  it('that is not whole cannot be verified', () => {
    expect(verify({ ...told, secret: null })).toEqual({ is: 'missing', what: 'secret' });
    expect(verify({ ...told, commitment: null })).toEqual({ is: 'missing', what: 'commitment' });
    expect(verify({ ...told, nonces: [NONCES[0]!, null] })).toEqual({ is: 'missing', what: 'nonce' });
  });
});
