import type { IFD } from 'utif2';
import type { PageRotation } from '../../pdf/page-rotation';
import { isHeic } from '../photo/is-heic';
import { UnreadableFileError } from '../table';
import { type PixelImage, swapsDimensions, orientationOf, scaleDown, applyOrientation } from './orientation';

/** The size of a page as shown. */
export interface PageSize {
  width: number;
  height: number;
}

/** A TIFF scan of one or more pages, or a HEIC photo of one. */
export interface ScannedDocument {
  pages: PageSize[];
  /** Returns the rotated image of a page, counted from 0. */
  page: (index: number, turn: PageRotation) => PixelImage;
}

/** The maximum number of pages shown. */
export const MOST_PAGES = 2_000;
/** The maximum number of pixels of a page: A3 at 600 dpi has 70 million. */
const MOST_POINTS = 120_000_000;

/** The tags of the format that are read. */
const WIDTH = 't256';
const HEIGHT = 't257';
const ORIENTATION = 't274';

const numberAt = (page: IFD, tag: string): number => {
  const value = page[tag];
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  return typeof first === 'number' ? first : 0;
};

/**
 * Whether the chain of pages ends: in a broken file it may lead back to an earlier page, which the library follows
 * forever.
 */
function hasFinitePages(bytes: ArrayBuffer): boolean {
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

/** Opens a photo as a single page. The scaled image is kept, because decoding takes a second. */
async function openPhoto(file: Blob): Promise<ScannedDocument> {
  const { readHeic } = await import('../photo/read-heic');
  const { width, height, pixels } = await readHeic(file);
  const shown = scaleDown({ width, height, pixels });
  return { pages: [{ width, height }], page: (_, turn) => applyOrientation(shown, orientationOf[turn]) };
}

/** Locates the pages of a scan; each is decoded on demand. */
export async function openScan(file: Blob): Promise<ScannedDocument> {
  if (await isHeic(file)) return openPhoto(file);
  const bytes = await file.arrayBuffer();
  if (!hasFinitePages(bytes)) throw new UnreadableFileError('broken');
  const { decode, decodeImage, toRGBA8 } = await import('utif2');
  const pages = decode(bytes).filter((page) => numberAt(page, WIDTH) > 0 && numberAt(page, HEIGHT) > 0);
  if (pages.length === 0) throw new UnreadableFileError('broken');
  return {
    pages: pages.map((page) => {
      const [width, height] = [numberAt(page, WIDTH), numberAt(page, HEIGHT)];
      return swapsDimensions(numberAt(page, ORIENTATION)) ? { width: height, height: width } : { width, height };
    }),
    page: (index, turn) => {
      const page = pages[index];
      if (!page || numberAt(page, WIDTH) * numberAt(page, HEIGHT) > MOST_POINTS)
        throw new UnreadableFileError('broken');
      // A copy, because the library would otherwise keep the decoded page as long as the file.
      const read = { ...page };
      decodeImage(bytes, read);
      const { width, height } = read;
      const pixels = new Uint8ClampedArray(toRGBA8(read));
      const asKept = scaleDown({ width, height, pixels });
      return applyOrientation(applyOrientation(asKept, numberAt(page, ORIENTATION)), orientationOf[turn]);
    },
  };
}
