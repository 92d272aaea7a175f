// SHA-256 (FIPS 180-4), HMAC (RFC 2104) and ChaCha20 (RFC 8439), as small as they can be. The browser's
// own are missing on pages without https, which is how people play at home, and it has no ChaCha20.

const PRIMES = Array.from({ length: 320 }, (_, n) => n).filter((n) => {
  for (let d = 2; d * d <= n; d += 1) if (n % d === 0) return false;
  return n > 1;
});
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const FIRST = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const ROUND = PRIMES.slice(0, 64).map((p) => fraction(Math.cbrt(p)));
const right = (x: number, n: number) => (x >>> n) | (x << (32 - n));
const left = (x: number, n: number) => (x << n) | (x >>> (32 - n));

export function join(...parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  bytes.setUint32(padded.length - 4, message.length << 3);
  const state = [...FIRST];
  const w = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = bytes.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [x, y] = [w[i - 15]!, w[i - 2]!];
      const s0 = right(x, 7) ^ right(x, 18) ^ (x >>> 3);
      const s1 = right(y, 17) ^ right(y, 19) ^ (y >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i += 1) {
      const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
      const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i]! + value) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** One block of the stream: sixteen words. `nonce` has twelve bytes. */
export function chacha20(key: Uint8Array, nonce: Uint8Array, counter: number): Uint32Array {
  const words = (bytes: Uint8Array) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(4 * i, true));
  };
  const start = Uint32Array.from([
    0x61707865,
    0x3320646e,
    0x79622d32,
    0x6b206574,
    ...words(key),
    counter,
    ...words(nonce),
  ]);
  const s = start.slice();
  const quarter = (a: number, b: number, c: number, d: number) => {
    s[a]! += s[b]!;
    s[d] = left(s[d]! ^ s[a]!, 16);
    s[c]! += s[d]!;
    s[b] = left(s[b]! ^ s[c]!, 12);
    s[a]! += s[b]!;
    s[d] = left(s[d]! ^ s[a]!, 8);
    s[c]! += s[d]!;
    s[b] = left(s[b]! ^ s[c]!, 7);
  };
  for (let round = 0; round < 10; round += 1) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  return s.map((word, i) => word + start[i]!);
}

export function fromHex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
