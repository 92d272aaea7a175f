// What draws are made of: SHA-256, HMAC and ChaCha20. The browser's own are missing on pages without https, which is
// how people play at home, and it has no ChaCha20.
import { chacha20 as stream } from '@noble/ciphers/chacha.js';
import { hmac as hmacOf } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

export { bytesToHex as toHex, concatBytes as join, sha256 };

export const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => hmacOf(sha256, key, message);

/** One block of the stream: sixteen words. `nonce` has twelve bytes. */
export function chacha20(key: Uint8Array, nonce: Uint8Array, counter: number): Uint32Array {
  const block = stream(key, nonce, new Uint8Array(64), undefined, counter);
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  return Uint32Array.from({ length: 16 }, (_, n) => view.getUint32(4 * n, true));
}

export function fromHex(text: string): Uint8Array | null {
  return /^([0-9a-f]{2})*$/i.test(text) ? hexToBytes(text) : null;
}
