import { expect, test } from 'vitest';
import type { PageRotation } from '../pdf/page-rotation';
import { boxBetween, toStoredBox, moveBox, resizeBox, toRotatedBox } from './rotated-box';

const turns: PageRotation[] = [0, 90, 180, 270];
const box = { x: 0.1, y: 0.2, width: 0.3, height: 0.05 };

test('a box keeps its position on the page at every rotation', () => {
  for (const turn of turns) {
    const there = toStoredBox(toRotatedBox(box, turn), turn);
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(there[side]).toBeCloseTo(box[side], 10);
  }
});

test('after a clockwise rotation the top left is at the top right', () => {
  const corner = { x: 0, y: 0, width: 0.25, height: 0.125 };
  expect(toRotatedBox(corner, 90)).toEqual({ x: 0.875, y: 0, width: 0.125, height: 0.25 });
  expect(toRotatedBox(corner, 180)).toEqual({ x: 0.75, y: 0.875, width: 0.25, height: 0.125 });
  expect(toRotatedBox(corner, 270)).toEqual({ x: 0, y: 0.75, width: 0.125, height: 0.25 });
});

test('a box stays within its page and above the minimum size', () => {
  expect(moveBox(box, -1, 1)).toEqual({ ...box, x: 0, y: 0.95 });
  expect(resizeBox(box, 2, -1)).toEqual({ ...box, width: 0.9, height: 0.01 });
  expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.25, y: 0.75 })).toEqual({ x: 0.25, y: 0.5, width: 0.25, height: 0.25 });
  expect(boxBetween({ x: 1, y: 1 }, { x: 1, y: 1 })).toEqual({ x: 0.99, y: 0.99, width: 0.01, height: 0.01 });
});
