/** A page to write: its size, its bits per pixel (1 or 24), its compression, and its bytes. */
export interface PageToWrite {
  width: number;
  height: number;
  bits: 1 | 24;
  /** 1: uncompressed; 4: like faxes (CCITT group 4). */
  packed?: 1 | 4;
  orientation?: number;
  bytes: readonly number[];
}

const SHORT = 3;
const LONG = 4;

/** Returns a TIFF of these pages in little-endian order. `loop` links the last page to the first. */
export function createTiff(pages: readonly PageToWrite[], loop = false): Blob {
  const bytes: number[] = [0x49, 0x49, 42, 0, 0, 0, 0, 0];
  const put = (at: number, value: number, length: number) => {
    for (let each = 0; each < length; each++) bytes[at + each] = (value >>> (8 * each)) & 255;
  };
  let link = 4;
  let first = 0;
  for (const { width, height, bits, packed = 1, orientation = 1, bytes: points } of pages) {
    const strip = bytes.length;
    for (const point of points) bytes.push(point);
    if (points.length % 2) bytes.push(0);
    const channels = bits === 24 ? 3 : 1;
    const depths = bytes.length;
    if (channels === 3) bytes.push(8, 0, 8, 0, 8, 0);
    const fields: [tag: number, type: number, count: number, value: number][] = [
      [256, LONG, 1, width],
      [257, LONG, 1, height],
      [258, SHORT, channels, channels === 3 ? depths : 1],
      [259, SHORT, 1, packed],
      [262, SHORT, 1, channels === 3 ? 2 : 0],
      [273, LONG, 1, strip],
      [274, SHORT, 1, orientation],
      [277, SHORT, 1, channels],
      [278, LONG, 1, height],
      [279, LONG, 1, points.length],
    ];
    const directory = bytes.length;
    first ||= directory;
    put(link, directory, 4);
    bytes.push(...Array.from({ length: 2 + fields.length * 12 + 4 }, () => 0));
    put(directory, fields.length, 2);
    fields.forEach(([tag, type, count, value], index) => {
      const at = directory + 2 + index * 12;
      put(at, tag, 2);
      put(at + 2, type, 2);
      put(at + 4, count, 4);
      put(at + 8, value, 4);
    });
    link = directory + 2 + fields.length * 12;
  }
  if (loop) put(link, first, 4);
  return new Blob([new Uint8Array(bytes)], { type: 'image/tiff' });
}
