import { expect, test } from 'vitest';
import { clearanceFor } from './use-toast-clearance';

const toasts = { width: 380, height: 64 };
const page = { height: 900 };
const bar = (top: number, bottom: number, left = 0, right = 1440) => ({ top, bottom, left, right });

test('shows toasts at the lower edge if nothing is in the way', () => {
  expect(clearanceFor(toasts, page, [])).toBe(24);
  // A row's menu at the right, and a header at the top.
  expect(clearanceFor(toasts, page, [bar(850, 880, 1380, 1420), bar(0, 56)])).toBe(24);
});

test('shows toasts above an action bar, and above a bar stacked on it', () => {
  const above = clearanceFor(toasts, page, [bar(840, 900)]);
  expect(900 - above).toBeLessThan(840);
  const aboveBoth = clearanceFor(toasts, page, [bar(840, 900), bar(790, 830)]);
  expect(900 - aboveBoth).toBeLessThan(790);
});

test('shows toasts below a bar with enough room', () => {
  expect(clearanceFor(toasts, page, [bar(600, 760)])).toBe(24);
});

test('keeps toasts at the lower edge without room, instead of covering the header', () => {
  expect(clearanceFor(toasts, page, [bar(80, 900)])).toBe(24);
});
