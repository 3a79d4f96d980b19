import { isHeic } from '../../readers/photo/is-heic';
import { findPaper } from '../picture/find-paper';
import { type GrayImage, toGray } from '../picture/gray-image';
import { longestSide, pageImageSize } from '../picture/paper-size';
import { type QuadCorners, mapCorners, toPixels, isFullQuad, sidesOf, rotateQuad } from '../picture/quad';
import { type PageStyle, enhancePage } from '../picture/enhance-page';
import { straightenQuad } from '../picture/straighten';
import { type DrawingSurface, encodeJpeg, releaseSurface, createSurface } from './drawing-surface';

/** Which part of a photo becomes a page, and how. */
export interface PageCrop {
  /** In fractions of the photo. */
  quad: QuadCorners;
  /** Clockwise quarter turns. */
  turns: number;
  look: PageStyle;
}

/** The requests about a photo: its analysis, a page thumbnail, or the page itself. */
export interface ScanQuestions {
  look: { file: Blob };
  draw: { file: Blob; cut: PageCrop; longest: number };
  page: { file: Blob; cut: PageCrop };
}

export type ScanAsk = keyof ScanQuestions;

/** The analysis of a photo: its size, the corners of its paper if they are certain, and a grayscale image. */
export interface PhotoAnalysis {
  width: number;
  height: number;
  paper: QuadCorners | null;
  grey: GrayImage;
}

/** A page image of the PDF. */
export interface PagePicture {
  jpeg: Blob;
  width: number;
  height: number;
}

/** The responses by request. */
export interface ScanAnswers {
  look: PhotoAnalysis;
  draw: Blob;
  page: PagePicture;
}

/** The longer side of the analyzed image in pixels, as the readability rule requires it. */
const lookedAt = 1280;

/** The maximum side length of a canvas; phones refuse larger ones. */
const mostSide = 4096;

/** The size limit of a page image in bytes. */
const mostBytes = 290_000;

/** JPEG qualities in order: the first that is small enough is used; after the last, the image is scaled down. */
const qualities = [0.82, 0.72, 0.62, 0.52, 0.42, 0.34];
const leastScale = 0.5;

type ScanHandlers = { [K in ScanAsk]: (photo: ImageBitmap, question: ScanQuestions[K]) => Promise<ScanAnswers[K]> };

const handlers: ScanHandlers = {
  look: async (photo) => analyzePhoto(photo),
  draw: async (photo, { cut, longest }) => {
    const drawn = cropPage(photo, cut, longest);
    return encodeJpeg(drawn, 0.8).finally(() => releaseSurface(drawn));
  },
  page: (photo, { cut }) => renderPage(photo, cut),
};

/** Processes photos one at a time, so that only one is held in memory. */
export class ScanWorker {
  #before: Promise<unknown> = Promise.resolve();

  /** Rejects if the photo can't be read. */
  reply<K extends ScanAsk>(ask: K, question: ScanQuestions[K]): Promise<ScanAnswers[K]> {
    const answer = this.#before.then(async () => {
      const photo = await decodePhoto(question.file);
      return handlers[ask](photo, question).finally(() => photo.close());
    });
    this.#before = answer.catch(() => undefined);
    return answer;
  }
}

function analyzePhoto(photo: ImageBitmap): PhotoAnalysis {
  const { width, height } = photo;
  const scale = Math.min(1, lookedAt / Math.max(width, height));
  const pixels = readRegion(photo, { x: 0, y: 0, width, height }, scale);
  const grey = toGray(pixels);
  return { width, height, paper: findPaper(grey), grey };
}

interface BoundingBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns a scaled part of a photo. */
function readRegion(photo: ImageBitmap, { x, y, width, height }: BoundingBox, scale: number): ImageData {
  const size = (side: number) => Math.max(1, Math.round(side * scale));
  const small = createSurface(size(width), size(height));
  small.context.imageSmoothingQuality = 'high';
  small.context.drawImage(photo, x, y, width, height, 0, 0, small.canvas.width, small.canvas.height);
  const pixels = small.context.getImageData(0, 0, small.canvas.width, small.canvas.height);
  releaseSurface(small);
  return pixels;
}

/** Returns the page of a photo: straightened, rotated and enhanced. */
function cropPage(photo: ImageBitmap, { quad, turns, look: as }: PageCrop, longest: number): DrawingSurface {
  const corners = rotateQuad(toPixels(quad, photo.width, photo.height), turns);
  const sides = sidesOf(corners);
  const { width, height } = pageImageSize(sides, longest, !isFullQuad(quad));
  const box = boundingBox(corners, photo);
  // More pixels than needed are read, to avoid aliasing.
  const finer = (1.3 * Math.max(width, height)) / Math.max(sides.width, sides.height);
  const scale = Math.min(1, finer, mostSide / Math.max(box.width, box.height));
  const pixels = readRegion(photo, box, scale);
  const inside = mapCorners(corners, ({ x, y }) => ({
    x: ((x - box.x) * pixels.width) / box.width,
    y: ((y - box.y) * pixels.height) / box.height,
  }));
  const made = straightenQuad(pixels, inside, width, height);
  enhancePage(made, as);
  const surface = createSurface(width, height);
  const drawn = surface.context.createImageData(width, height);
  drawn.data.set(made.data);
  surface.context.putImageData(drawn, 0, 0);
  return surface;
}

/** Returns the bounding box of four corners, within the photo. */
function boundingBox(corners: QuadCorners, { width, height }: ImageBitmap): BoundingBox {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const x = Math.max(0, Math.floor(Math.min(...xs)));
  const y = Math.max(0, Math.floor(Math.min(...ys)));
  const right = Math.min(width, Math.ceil(Math.max(...xs)));
  const bottom = Math.min(height, Math.ceil(Math.max(...ys)));
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}

/** Returns the page as it is sent, in the best quality within the size limit. */
async function renderPage(photo: ImageBitmap, cut: PageCrop): Promise<PagePicture> {
  for (let scale = 1; ; scale *= 0.8) {
    const surface = cropPage(photo, cut, Math.round(longestSide * scale));
    const { width, height } = surface.canvas;
    const jpeg = await encodeWithinLimit(surface, scale <= leastScale);
    releaseSurface(surface);
    if (jpeg) return { jpeg, width, height };
  }
}

async function encodeWithinLimit(surface: DrawingSurface, last: boolean): Promise<Blob | null> {
  let jpeg: Blob | null = null;
  for (const quality of qualities) {
    jpeg = await encodeJpeg(surface, quality);
    if (jpeg.size <= mostBytes) return jpeg;
  }
  return last ? jpeg : null;
}

/** Decodes a photo, upright by its stored orientation. Rejects if it can't be read. */
async function decodePhoto(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (unread) {
    if (!(await isHeic(file))) throw unread;
    const { readHeic } = await import('../../readers/photo/read-heic');
    const { width, height, pixels } = await readHeic(file);
    return createImageBitmap(new ImageData(pixels, width, height));
  }
}
