import { UnreadableFileError } from './table';

/** A file within an archive. */
interface ZipPart {
  /** The offset of its local header. */
  at: number;
  packed: number;
  method: number;
  locked: boolean;
}

/** The parts of an Office document, which is a ZIP archive. */
export type ZipParts = ReadonlyMap<string, ZipPart>;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const MOST_PARTS = 20_000;
/** The maximum size of the end record, including its comment. */
const MOST_END = 65_557;

const readView = async (file: Blob, from: number, to: number) => new DataView(await file.slice(from, to).arrayBuffer());

/** Reads the list of parts from the central directory. */
export async function readZipParts(file: Blob): Promise<ZipParts> {
  const start = Math.max(0, file.size - MOST_END);
  const tail = await readView(file, start, file.size);
  let end = tail.byteLength - 22;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new UnreadableFileError('broken');
  const [size, from] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)];
  if (from + size > start + end) throw new UnreadableFileError('broken');
  const list = await readView(file, from, from + size);
  const parts = new Map<string, ZipPart>();
  const names = new TextDecoder();
  for (let place = 0; place + 46 <= list.byteLength && parts.size < MOST_PARTS;) {
    if (list.getUint32(place, true) !== ENTRY) throw new UnreadableFileError('broken');
    const length = (at: number) => list.getUint16(place + at, true);
    const name = length(28);
    if (place + 46 + name > list.byteLength) throw new UnreadableFileError('broken');
    parts.set(names.decode(new Uint8Array(list.buffer, place + 46, name)).replaceAll('\\', '/'), {
      at: list.getUint32(place + 42, true),
      packed: list.getUint32(place + 20, true),
      method: list.getUint16(place + 10, true),
      locked: (list.getUint16(place + 8, true) & 1) === 1,
    });
    place += 46 + name + length(30) + length(32);
  }
  return parts;
}

/** The size limit for extracting a part, whatever size it declares. */
const MOST_UNPACKED = 600_000_000;

/** Extracts a part in chunks; a consumer that stops reading stops the extraction. Yields nothing for a missing part. */
export async function* extractText(file: Blob, parts: ZipParts, name: string): AsyncGenerator<string> {
  const part = parts.get(name);
  if (!part) return;
  if (part.locked) throw new UnreadableFileError('locked');
  if (part.method !== 0 && part.method !== 8) throw new UnreadableFileError('broken');
  const head = await readView(file, part.at, part.at + 30);
  if (head.byteLength < 30) throw new UnreadableFileError('broken');
  const from = part.at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = file.slice(from, from + part.packed).stream();
  const bytes = part.method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = bytes.getReader();
  const letters = new TextDecoder();
  let unpacked = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new UnreadableFileError('broken');
      });
      if (done) return;
      unpacked += value.byteLength;
      if (unpacked > MOST_UNPACKED) throw new UnreadableFileError('broken');
      yield letters.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
