import { expect, test } from 'vitest';
import { splitText } from './split-text';

test('splits text at line breaks and loses nothing', () => {
  const text = Array.from({ length: 20_000 }, (_, n) => `line ${n}`).join('\n');
  const parts = splitText(text);
  expect(parts.join('')).toBe(text);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.slice(0, -1).every((part) => part.endsWith('\n'))).toBe(true);
});

test('cuts a single very long line; an empty text has no parts', () => {
  const parts = splitText('x'.repeat(2_000_000));
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(32_000);
  expect(splitText('')).toEqual([]);
});
