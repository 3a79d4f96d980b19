import type { ColorImage, GrayImage } from './gray-image';
import { type Point, type QuadCorners, isConvex } from './quad';

/** The brightness at a position. */
type ShadeFunction = (x: number, y: number) => number;

/** Returns a grayscale image drawn by a function. */
export function grayPicture(width: number, height: number, shade: ShadeFunction): GrayImage {
  const pixels = Uint8Array.from({ length: width * height }, (_, place) =>
    Math.min(255, Math.max(0, Math.round(shade(place % width, Math.floor(place / width))))),
  );
  return { width, height, pixels };
}

/** Returns the same as a color image. */
export function colorPicture(width: number, height: number, shade: ShadeFunction): ColorImage {
  const { pixels } = grayPicture(width, height, shade);
  const data = new Uint8ClampedArray(pixels.length * 4);
  pixels.forEach((each, place) => data.set([each, each, each, 255], place * 4));
  return { width, height, data };
}

/** Returns a deterministic pseudorandom generator. */
export function seededRandom(seed = 7): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648 - 0.5;
  };
}

/** Whether a position lies within corners. */
export function isInside(quad: QuadCorners, { x, y }: Point): boolean {
  return quad.every((corner, place) => {
    const next = quad[(place + 1) % 4] ?? corner;
    return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) >= 0;
  });
}

/** Draws paper with lines of print on a table, both with noise. The corners are in fractions. */
export function paperOnTable(quad: QuadCorners, table: number, paper: number, width = 640, height = 480): GrayImage {
  if (!isConvex(quad)) throw new Error('Paper has four corners, clockwise.');
  const noise = seededRandom();
  return grayPicture(width, height, (x, y) => {
    const inside = isInside(quad, { x: x / width, y: y / height });
    const print = inside && y % 14 < 4 && x % 60 < 44 && isInside(shrinkQuad(quad), { x: x / width, y: y / height });
    return (print ? 40 : inside ? paper : table) + noise() * 14;
  });
}

/** Returns the printed area of the paper. */
function shrinkQuad(quad: QuadCorners): QuadCorners {
  const x = quad.reduce((sum, corner) => sum + corner.x, 0) / 4;
  const y = quad.reduce((sum, corner) => sum + corner.y, 0) / 4;
  return quad.map((corner) => ({
    x: x + (corner.x - x) * 0.8,
    y: y + (corner.y - y) * 0.8,
  })) as unknown as QuadCorners;
}
