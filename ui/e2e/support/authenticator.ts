import { createHmac } from 'node:crypto';

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

function bytesOf(key: string): Buffer {
  const bits = [...key.replaceAll(' ', '')].map((sign) => signs.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => parseInt(byte, 2)) ?? []);
}

/** Returns an authenticator app with that key: each call returns a code that it hasn't returned before (RFC 6238). */
export function createAuthenticator(key: string): () => string {
  let last = 0;
  return () => {
    // The server also accepts the next code, so no test waits half a minute.
    last = Math.max(last + 1, Math.floor(Date.now() / stepMs));
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(last));
    const hash = createHmac('sha1', bytesOf(key)).update(counter).digest();
    const at = hash.readUInt8(hash.length - 1) & 0xf;
    return String((hash.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
  };
}
