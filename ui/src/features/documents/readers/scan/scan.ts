import type { IFD } from 'utif2';
import type { Turn } from '../../pdf/turn';
import { isHeic } from '../photo/is-heic';
import { Unreadable } from '../table';
import { type Picture, liesOnItsSide, orientationOf, smaller, upright } from './upright';

/** How large a page is, as it is shown. */
export interface PageSize {
  width: number;
  height: number;
}

/** A scan in the TIFF format, of one or many pages; or a photo in the HEIC format, of one. */
export interface Scan {
  pages: PageSize[];
  /** The picture of a page, counted from 0, turned to the right. */
  page: (index: number, turn: Turn) => Picture;
}

/** The most pages that are shown. */
export const MOST_PAGES = 2_000;
/** The most points of a page: A3 at 600 dpi has 70 million. */
const MOST_POINTS = 120_000_000;

/** The tags of the format that are looked at. */
const WIDTH = 't256';
const HEIGHT = 't257';
const ORIENTATION = 't274';

const numberAt = (page: IFD, tag: string): number => {
  const value = page[tag];
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  return typeof first === 'number' ? first : 0;
};

/**
 * Whether the chain of pages ends: in a broken file it may lead back to a page that was there already, which the
 * library follows for ever.
 */
function endsSomewhere(bytes: ArrayBuffer): boolean {
  const view = new DataView(bytes);
  if (view.byteLength < 8) return false;
  const order = view.getUint16(0);
  const little = order === 0x4949;
  if ((!little && order !== 0x4d4d) || view.getUint16(2, little) !== 42) return false;
  const seen = new Set<number>();
  let at = view.getUint32(4, little);
  while (at !== 0) {
    if (seen.has(at) || seen.size >= MOST_PAGES || at + 2 > view.byteLength) return false;
    seen.add(at);
    const next = at + 2 + view.getUint16(at, little) * 12;
    if (next + 4 > view.byteLength) return false;
    at = view.getUint32(next, little);
  }
  return seen.size > 0;
}

/** A photo that is one page. It is kept as small as it is shown, for unpacking it takes a second. */
async function openPhoto(file: Blob): Promise<Scan> {
  const { readHeic } = await import('../photo/heic');
  const { width, height, pixels } = await readHeic(file);
  const shown = smaller({ width, height, pixels });
  return { pages: [{ width, height }], page: (_, turn) => upright(shown, orientationOf[turn]) };
}

/** Reads where the pages of a scan are; each is read once it is looked at. */
export async function openScan(file: Blob): Promise<Scan> {
  if (await isHeic(file)) return openPhoto(file);
  const bytes = await file.arrayBuffer();
  if (!endsSomewhere(bytes)) throw new Unreadable('broken');
  const { decode, decodeImage, toRGBA8 } = await import('utif2');
  const pages = decode(bytes).filter((page) => numberAt(page, WIDTH) > 0 && numberAt(page, HEIGHT) > 0);
  if (pages.length === 0) throw new Unreadable('broken');
  return {
    pages: pages.map((page) => {
      const [width, height] = [numberAt(page, WIDTH), numberAt(page, HEIGHT)];
      return liesOnItsSide(numberAt(page, ORIENTATION)) ? { width: height, height: width } : { width, height };
    }),
    page: (index, turn) => {
      const page = pages[index];
      if (!page || numberAt(page, WIDTH) * numberAt(page, HEIGHT) > MOST_POINTS) throw new Unreadable('broken');
      // Read anew each time: what a page was unpacked to would be held for as long as the file is.
      const read = { ...page };
      decodeImage(bytes, read);
      const { width, height } = read;
      const pixels = new Uint8ClampedArray(toRGBA8(read));
      const asKept = smaller({ width, height, pixels });
      return upright(upright(asKept, numberAt(page, ORIENTATION)), orientationOf[turn]);
    },
  };
}
