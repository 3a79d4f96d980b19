import { type GrayImage, otsuThreshold, downscaleImage, blurImage } from './gray-image';
import { type Point, type QuadCorners, areaOf, distanceBetween, mapCorners, hullOf, largestQuad } from './quad';

/** The size of the image in which paper is searched: print and noise aren't visible in it. */
const lookedAt = 320;

/** A smaller share of the image is an object on the table; a larger one is the image itself. */
const [leastShare, mostShare] = [0.15, 0.97];

/** How far the shape may exceed its four corners, and how little of it may be filled. */
const [mostBulge, leastFilled] = [1.12, 0.6];

/** The minimum brightness difference at an edge. */
const edge = 14;

/** The pixels that belong to an object: 1 for those that do. */
type PixelMask = Uint8Array;

/**
 * Returns the corners of the paper in an image, in fractions of its width and height; `null` if that isn't certain.
 * Paper is what is brighter than the table, or what is enclosed by edges.
 */
export function findPaper(picture: GrayImage): QuadCorners | null {
  const grey = blurImage(blurImage(downscaleImage(picture, lookedAt)));
  const found = cornersOf(brightMask(grey), grey) ?? cornersOf(enclosedMask(grey), grey);
  // The position of a pixel is its center.
  return found && mapCorners(found, ({ x, y }) => ({ x: (x + 0.5) / grey.width, y: (y + 0.5) / grey.height }));
}

/** Returns the bright pixels. */
function brightMask(grey: GrayImage): PixelMask {
  const from = otsuThreshold(grey);
  return Uint8Array.from(grey.pixels, (shade) => (shade > from ? 1 : 0));
}

/** Returns the pixels that can't be reached from the borders without crossing an edge. */
function enclosedMask({ width, height, pixels }: GrayImage): PixelMask {
  const mask = new Uint8Array(pixels.length).fill(1);
  const at = (x: number, y: number) => pixels[y * width + x] ?? 0;
  const isEdge = (place: number) => {
    const [x, y] = [place % width, Math.floor(place / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return false;
    return Math.abs(at(x + 1, y) - at(x - 1, y)) + Math.abs(at(x, y + 1) - at(x, y - 1)) >= edge;
  };
  const reached: number[] = [];
  const reach = (place: number) => {
    if (mask[place] === 0 || isEdge(place)) return;
    mask[place] = 0;
    reached.push(place);
  };
  for (let x = 0; x < width; x += 1) [x, (height - 1) * width + x].forEach(reach);
  for (let y = 0; y < height; y += 1) [y * width, y * width + width - 1].forEach(reach);
  for (let place = reached.pop(); place !== undefined; place = reached.pop())
    neighborIndexes(place, width, height).forEach(reach);
  return mask;
}

function neighborIndexes(place: number, width: number, height: number): number[] {
  const [x, y] = [place % width, Math.floor(place / width)];
  const found: number[] = [];
  if (x > 0) found.push(place - 1);
  if (x < width - 1) found.push(place + 1);
  if (y > 0) found.push(place - width);
  if (y < height - 1) found.push(place + width);
  return found;
}

/** Returns the largest connected component of a mask: its size, and the outermost pixels of its rows. */
function largestPart(mask: PixelMask, { width, height }: GrayImage): { size: number; outline: Point[] } {
  const left = mask.slice();
  let largest: number[] = [];
  for (let start = 0; start < left.length; start += 1) {
    if (left[start] === 0) continue;
    const part = [start];
    left[start] = 0;
    for (const place of part) {
      for (const next of neighborIndexes(place, width, height)) {
        if (left[next] === 0) continue;
        left[next] = 0;
        part.push(next);
      }
    }
    if (part.length > largest.length) largest = part;
  }
  const rows = new Map<number, [number, number]>();
  for (const place of largest) {
    const [x, y] = [place % width, Math.floor(place / width)];
    const [from, to] = rows.get(y) ?? [x, x];
    rows.set(y, [Math.min(from, x), Math.max(to, x)]);
  }
  const outline = [...rows].flatMap(([y, [from, to]]) => [
    { x: from, y },
    { x: to, y },
  ]);
  return { size: largest.length, outline };
}

/** Returns the corners of the largest component, if it has four and looks like paper. */
function cornersOf(mask: PixelMask, grey: GrayImage): QuadCorners | null {
  const { size, outline } = largestPart(mask, grey);
  const all = grey.width * grey.height;
  if (size < all * leastShare * leastFilled) return null;
  const hull = hullOf(outline);
  const quad = largestQuad(hull);
  if (!quad) return null;
  const [area, around] = [areaOf(quad), areaOf(hull)];
  const sized = area >= all * leastShare && area <= all * mostShare;
  return sized && around <= area * mostBulge && size >= around * leastFilled && isSquarish(quad) ? quad : null;
}

/** Whether every corner is closer to a right angle than to a straight or a sharp one. */
function isSquarish(quad: QuadCorners): boolean {
  return quad.every((corner, place) => {
    const [before, after] = [quad[(place + 3) % 4] ?? corner, quad[(place + 1) % 4] ?? corner];
    const [one, other] = [distanceBetween(corner, before), distanceBetween(corner, after)];
    const inner = (before.x - corner.x) * (after.x - corner.x) + (before.y - corner.y) * (after.y - corner.y);
    return one > 0 && other > 0 && Math.abs(inner / (one * other)) < 0.64;
  });
}
