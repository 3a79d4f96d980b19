import type { PageRotation } from '../pdf/page-rotation';
import type { PageBox } from './mark';

/** Converts a box from stored page coordinates to those of the rotated page. */
export function toRotatedBox({ x, y, width, height }: PageBox, turn: PageRotation): PageBox {
  if (turn === 90) return { x: 1 - y - height, y: x, width: height, height: width };
  if (turn === 180) return { x: 1 - x - width, y: 1 - y - height, width, height };
  if (turn === 270) return { x: y, y: 1 - x - width, width: height, height: width };
  return { x, y, width, height };
}

const back: Record<PageRotation, PageRotation> = { 0: 0, 90: 270, 180: 180, 270: 90 };

/** Converts a box from rotated page coordinates to stored ones. */
export const toStoredBox = (box: PageBox, turn: PageRotation): PageBox => toRotatedBox(box, back[turn]);

/** The minimum width and height of a box. */
const least = 0.01;

const between = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));

/** Returns the box moved by these distances, within the page. */
export const moveBox = (box: PageBox, byX: number, byY: number): PageBox => ({
  ...box,
  x: between(box.x + byX, 0, 1 - box.width),
  y: between(box.y + byY, 0, 1 - box.height),
});

/** Returns the box enlarged by these distances, within the page. */
export const resizeBox = (box: PageBox, byX: number, byY: number): PageBox => ({
  ...box,
  width: between(box.width + byX, least, 1 - box.x),
  height: between(box.height + byY, least, 1 - box.y),
});

/** A point on a page, in fractions of the page. */
export interface Point {
  x: number;
  y: number;
}

/** Returns the box between two opposite corners, at least of the minimum size. */
export function boxBetween(one: Point, other: Point): PageBox {
  const [width, height] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)].map((size) => Math.max(least, size));
  const x = between(Math.min(one.x, other.x), 0, 1 - (width ?? least));
  const y = between(Math.min(one.y, other.y), 0, 1 - (height ?? least));
  return { x, y, width: width ?? least, height: height ?? least };
}
