/** A position in an image: in pixels, or in fractions of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** Four corners, clockwise from the top left. */
export type QuadCorners = readonly [Point, Point, Point, Point];

/** The whole image, in fractions. */
export const fullQuad: QuadCorners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Whether it is the whole image. */
export const isFullQuad = (quad: QuadCorners): boolean =>
  quad.every(({ x, y }, corner) => x === fullQuad[corner]?.x && y === fullQuad[corner]?.y);

/** Returns the corners, each mapped by a function. */
export const mapCorners = (
  [one, two, three, four]: QuadCorners,
  move: (corner: Point, place: number) => Point,
): QuadCorners => [move(one, 0), move(two, 1), move(three, 2), move(four, 3)];

/** Converts corners from fractions to pixels. */
export const toPixels = (quad: QuadCorners, width: number, height: number): QuadCorners =>
  mapCorners(quad, ({ x, y }) => ({ x: x * width, y: y * height }));

/** Returns the corners reordered, so that the crop is rotated clockwise by these quarter turns. */
export function rotateQuad([a, b, c, d]: QuadCorners, quarters: number): QuadCorners {
  const turns: QuadCorners[] = [
    [a, b, c, d],
    [d, a, b, c],
    [c, d, a, b],
    [b, c, d, a],
  ];
  return turns[quarters % 4] ?? [a, b, c, d];
}

export const distanceBetween = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Returns the width and height of the area within the corners: the averages of opposite sides. */
export function sidesOf([a, b, c, d]: QuadCorners): { width: number; height: number } {
  return {
    width: (distanceBetween(a, b) + distanceBetween(d, c)) / 2,
    height: (distanceBetween(a, d) + distanceBetween(b, c)) / 2,
  };
}

/** Returns twice the area of a triangle, negative if it is counterclockwise (with y downwards). */
const crossProduct = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Returns the area within a polygon. */
export function areaOf(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, point, place) => {
    const next = ring[(place + 1) % ring.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Whether the corners are convex and clockwise, so that the area within can be straightened. */
export function isConvex(quad: QuadCorners): boolean {
  return quad.every((corner, place) => {
    const [next, after] = [quad[(place + 1) % 4] ?? corner, quad[(place + 2) % 4] ?? corner];
    return crossProduct(corner, next, after) > 1e-6;
  });
}

/** Returns the convex hull of points, clockwise. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const half = (along: readonly Point[]) => {
    const ring: Point[] = [];
    for (const point of along) {
      for (;;) {
        const [before, last] = [ring.at(-2), ring.at(-1)];
        if (!before || !last || crossProduct(before, last, point) > 0) break;
        ring.pop();
      }
      ring.push(point);
    }
    return ring.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Returns the largest quadrilateral with its corners on a polygon; `null` for fewer than four points. */
export function largestQuad(hull: readonly Point[]): QuadCorners | null {
  let [best, found]: [number, QuadCorners | null] = [0, null];
  for (const [first, a] of hull.entries()) {
    for (const [second, c] of hull.entries()) {
      if (second < first + 2) continue;
      const b = farthestPoint(hull.slice(first + 1, second), a, c);
      const d = farthestPoint([...hull.slice(second + 1), ...hull.slice(0, first)], a, c);
      if (!b || !d) continue;
      const area = areaOf([a, b, c, d]);
      if (area > best) [best, found] = [area, [a, b, c, d]];
    }
  }
  return found && fromTopLeft(found);
}

/** Returns the point that is farthest from the line between two. */
function farthestPoint(points: readonly Point[], a: Point, c: Point): Point | null {
  let [best, found]: [number, Point | null] = [0, null];
  for (const point of points) {
    const away = Math.abs(crossProduct(a, c, point));
    if (away > best) [best, found] = [away, point];
  }
  return found;
}

function fromTopLeft(quad: QuadCorners): QuadCorners {
  const sums = quad.map(({ x, y }) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  return rotateQuad(quad, (4 - first) % 4);
}

/** Returns a position in fractions after rotating the image clockwise by these quarter turns. */
export function rotatePoint({ x, y }: Point, quarters: number): Point {
  const turns: Point[] = [
    { x, y },
    { x: 1 - y, y: x },
    { x: 1 - x, y: 1 - y },
    { x: y, y: 1 - x },
  ];
  return turns[quarters % 4] ?? { x, y };
}

/** Converts corners in the photo to corners in the rotated photo. */
export const toRotatedQuad = (quad: QuadCorners, quarters: number): QuadCorners =>
  mapCorners(rotateQuad(quad, quarters), (corner) => rotatePoint(corner, quarters));

/** Converts corners in the rotated photo to corners in the photo. */
export const toOriginalQuad = (quad: QuadCorners, quarters: number): QuadCorners =>
  toRotatedQuad(quad, (4 - quarters) % 4);
