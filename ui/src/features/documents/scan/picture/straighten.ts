import type { ColorImage } from './gray-image';
import type { Point, QuadCorners } from './quad';

/** Returns the perspective mapping from a straight page, in fractions, to the slanted page in the image. */
export function perspectiveMap([p0, p1, p2, p3]: QuadCorners): (u: number, v: number) => Point {
  const [dx1, dx2, dx3] = [p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x];
  const [dy1, dy2, dy3] = [p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y];
  const flat = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / flat;
  const h = (dx1 * dy3 - dx3 * dy1) / flat;
  const [a, b] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x];
  const [d, e] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y];
  return (u, v) => {
    const far = g * u + h * v + 1;
    return { x: (a * u + b * v + p0.x) / far, y: (d * u + e * v + p0.y) / far };
  };
}

/** Returns the area within four corners (in pixels), straightened to the given size. */
export function straightenQuad(from: ColorImage, quad: QuadCorners, width: number, height: number): ColorImage {
  const data = new Uint8ClampedArray(width * height * 4);
  const place = perspectiveMap(quad);
  let at = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const there = place((x + 0.5) / width, (y + 0.5) / height);
      interpolatePixel(from, there.x - 0.5, there.y - 0.5, data, at);
      at += 4;
    }
  }
  return { width, height, data };
}

/** Interpolates the color between four pixels bilinearly. */
function interpolatePixel(
  { width, height, data }: ColorImage,
  x: number,
  y: number,
  into: Uint8ClampedArray,
  at: number,
): void {
  // Called for millions of pixels, so it allocates nothing.
  const inX = Math.min(width - 1, Math.max(0, x));
  const inY = Math.min(height - 1, Math.max(0, y));
  const left = Math.floor(inX);
  const top = Math.floor(inY);
  const toRight = inX - left;
  const toBottom = inY - top;
  const one = (top * width + left) * 4;
  const two = left < width - 1 ? one + 4 : one;
  const down = top < height - 1 ? width * 4 : 0;
  for (let part = 0; part < 3; part += 1) {
    const above = (data[one + part] ?? 0) * (1 - toRight) + (data[two + part] ?? 0) * toRight;
    const below = (data[one + down + part] ?? 0) * (1 - toRight) + (data[two + down + part] ?? 0) * toRight;
    into[at + part] = above * (1 - toBottom) + below * toBottom;
  }
  into[at + 3] = 255;
}
