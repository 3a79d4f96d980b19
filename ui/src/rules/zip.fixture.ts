const encode = (words: string) => new TextEncoder().encode(words);

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function computeCrc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Encodes numbers as an archive does: little-endian, each with its width. */
function encodeNumbers(...fields: [value: number, width: 2 | 4][]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, width]) => Array.from({ length: width }, (_, n) => (value >>> (8 * n)) & 0xff)),
  );
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A file of an archive: its path as text or as bytes in another encoding, and its content. */
export interface ZipEntry {
  path: string | Uint8Array;
  content: string | Uint8Array;
  /** Encrypted with the traditional method (ZipCrypto). */
  password?: string;
}

const asBytes = (words: string | Uint8Array) => (typeof words === 'string' ? encode(words) : words);

/** Encrypts bytes with the traditional method. */
function encryptBytes(content: Uint8Array, password: string): Uint8Array {
  const keys: [number, number, number] = [0x12345678, 0x23456789, 0x34567890];
  const mix = (crc: number, byte: number) => ((crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0)) >>> 0;
  const turn = (byte: number) => {
    keys[0] = mix(keys[0], byte);
    keys[1] = (Math.imul((keys[1] + (keys[0] & 0xff)) >>> 0, 134775813) + 1) >>> 0;
    keys[2] = mix(keys[2], keys[1] >>> 24);
  };
  encode(password).forEach(turn);
  const head = Uint8Array.from({ length: 12 }, (_, n) => (n === 11 ? computeCrc32(content) >>> 24 : n));
  return joinBytes([head, content]).map((byte) => {
    const key = (keys[2] | 2) & 0xffff;
    const out = byte ^ ((Math.imul(key, key ^ 1) >>> 8) & 0xff);
    turn(byte);
    return out;
  });
}

/** Returns an uncompressed archive of these files. */
export function zipWith(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const [files, directory]: [Uint8Array[], Uint8Array[]] = [[], []];
  let offset = 0;
  for (const { path: named, content: said, password } of entries) {
    const [path, plain] = [asBytes(named), asBytes(said)];
    const content = password === undefined ? plain : encryptBytes(plain, password);
    const flags = (typeof named === 'string' ? 0x800 : 0) | (password === undefined ? 0 : 1);
    const about: [number, 2 | 4][] = [
      [20, 2],
      [flags, 2],
      [0, 2],
      [0, 2],
      [0x21, 2],
      [computeCrc32(plain), 4],
      [content.length, 4],
      [plain.length, 4],
      [path.length, 2],
      [0, 2],
    ];
    const file = joinBytes([encodeNumbers([0x04034b50, 4], ...about), path, content]);
    files.push(file);
    directory.push(
      encodeNumbers([0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      path,
    );
    offset += file.length;
  }
  const list = joinBytes(directory);
  const count = entries.length;
  const end = encodeNumbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [list.length, 4],
    [offset, 4],
    [0, 2],
  );
  return joinBytes([...files, list, end]);
}

/** Returns an archive of `count` small texts in folders of a hundred, starting with `note-1.txt`. */
export const zipOf = (count: number): Uint8Array<ArrayBuffer> =>
  zipWith(
    Array.from({ length: count }, (_, n) => ({
      path: `folder ${Math.ceil((n + 1) / 100)}/note-${n + 1}.txt`,
      content: `content of note-${n + 1}.txt`,
    })),
  );
