/** A place in a picture: in pixels, or in shares of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** Four corners, clockwise from the top left. */
export type Quad = readonly [Point, Point, Point, Point];

/** All of a picture, in shares. */
export const whole: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Whether it is all of the picture. */
export const isWhole = (quad: Quad): boolean =>
  quad.every(({ x, y }, corner) => x === whole[corner]?.x && y === whole[corner]?.y);

/** The same corners, each moved by a function. */
export const eachCorner = ([one, two, three, four]: Quad, move: (corner: Point, place: number) => Point): Quad => [
  move(one, 0),
  move(two, 1),
  move(three, 2),
  move(four, 3),
];

/** Corners in shares as corners in pixels. */
export const inPixels = (quad: Quad, width: number, height: number): Quad =>
  eachCorner(quad, ({ x, y }) => ({ x: x * width, y: y * height }));

/** The corners so that what is cut out of them stands turned by so many quarters, clockwise. */
export function turned([a, b, c, d]: Quad, quarters: number): Quad {
  const turns: Quad[] = [
    [a, b, c, d],
    [d, a, b, c],
    [c, d, a, b],
    [b, c, d, a],
  ];
  return turns[quarters % 4] ?? [a, b, c, d];
}

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Width and height of what lies within the corners: the means of opposite sides. */
export function sidesOf([a, b, c, d]: Quad): { width: number; height: number } {
  return { width: (distance(a, b) + distance(d, c)) / 2, height: (distance(a, d) + distance(b, c)) / 2 };
}

/** Twice the area of a triangle, below zero when it goes against the clock (with y downwards). */
const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The area within a ring of points. */
export function areaOf(ring: readonly Point[]): number {
  const doubled = ring.reduce((sum, point, place) => {
    const next = ring[(place + 1) % ring.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Whether the corners go round clockwise and each turns inwards: what lies within can be straightened. */
export function isConvex(quad: Quad): boolean {
  return quad.every((corner, place) => {
    const [next, after] = [quad[(place + 1) % 4] ?? corner, quad[(place + 2) % 4] ?? corner];
    return cross(corner, next, after) > 1e-6;
  });
}

/** The tightest ring around points that bulges inwards nowhere, clockwise. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const half = (along: readonly Point[]) => {
    const ring: Point[] = [];
    for (const point of along) {
      for (;;) {
        const [before, last] = [ring.at(-2), ring.at(-1)];
        if (!before || !last || cross(before, last, point) > 0) break;
        ring.pop();
      }
      ring.push(point);
    }
    return ring.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** The largest quadrilateral with its corners on a ring; nothing for a ring of fewer than four. */
export function largestQuad(hull: readonly Point[]): Quad | null {
  let [best, found]: [number, Quad | null] = [0, null];
  for (const [first, a] of hull.entries()) {
    for (const [second, c] of hull.entries()) {
      if (second < first + 2) continue;
      const b = farthest(hull.slice(first + 1, second), a, c);
      const d = farthest([...hull.slice(second + 1), ...hull.slice(0, first)], a, c);
      if (!b || !d) continue;
      const area = areaOf([a, b, c, d]);
      if (area > best) [best, found] = [area, [a, b, c, d]];
    }
  }
  return found && fromTopLeft(found);
}

/** The point that is farthest from the line between two. */
function farthest(points: readonly Point[], a: Point, c: Point): Point | null {
  let [best, found]: [number, Point | null] = [0, null];
  for (const point of points) {
    const away = Math.abs(cross(a, c, point));
    if (away > best) [best, found] = [away, point];
  }
  return found;
}

function fromTopLeft(quad: Quad): Quad {
  const sums = quad.map(({ x, y }) => x + y);
  const first = sums.indexOf(Math.min(...sums));
  return turned(quad, (4 - first) % 4);
}

/** A place in shares, once the picture is turned by so many quarters, clockwise. */
export function spun({ x, y }: Point, quarters: number): Point {
  const turns: Point[] = [
    { x, y },
    { x: 1 - y, y: x },
    { x: 1 - x, y: 1 - y },
    { x: y, y: 1 - x },
  ];
  return turns[quarters % 4] ?? { x, y };
}

/** Corners in the photo as the corners one sees once it is turned. */
export const asSeen = (quad: Quad, quarters: number): Quad =>
  eachCorner(turned(quad, quarters), (corner) => spun(corner, quarters));

/** And back. */
export const asTaken = (quad: Quad, quarters: number): Quad => asSeen(quad, (4 - quarters) % 4);
