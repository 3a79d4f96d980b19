const encode = (words: string) => new TextEncoder().encode(words);

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Numbers as an archive writes them: the lowest byte first, each with its width. */
function numbers(...fields: [value: number, width: 2 | 4][]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, width]) => Array.from({ length: width }, (_, n) => (value >>> (8 * n)) & 0xff)),
  );
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** An archive of so many small texts in folders of a hundred, `note-1.txt` first. */
export function zipOf(count: number): Uint8Array<ArrayBuffer> {
  const [files, directory]: Uint8Array[][] = [[], []];
  let offset = 0;
  for (let n = 1; n <= count; n++) {
    const path = encode(`folder ${Math.ceil(n / 100)}/note-${n}.txt`);
    const content = encode(`content of note-${n}.txt`);
    const about: [number, 2 | 4][] = [
      [20, 2],
      [0x800, 2],
      [0, 2],
      [0, 2],
      [0x21, 2],
      [crc32(content), 4],
      [content.length, 4],
      [content.length, 4],
      [path.length, 2],
      [0, 2],
    ];
    const file = joined([numbers([0x04034b50, 4], ...about), path, content]);
    files?.push(file);
    directory?.push(numbers([0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), path);
    offset += file.length;
  }
  const list = joined(directory ?? []);
  const end = numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [list.length, 4], [offset, 4], [0, 2]);
  return joined([...(files ?? []), list, end]);
}
