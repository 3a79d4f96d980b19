import { expect, test } from 'vitest';
import { shortenName } from './shorten-name';

test('a name of usual length is unchanged', () => {
  expect(shortenName('W-2 of 2025.pdf')).toBe('W-2 of 2025.pdf');
  expect(shortenName('n'.repeat(60))).toBe('n'.repeat(60));
});

test('a long name keeps its beginning and end, and no character is split', () => {
  const short = shortenName(`Statement ${'😀'.repeat(80)} of May.pdf`);
  expect(Array.from(short)).toHaveLength(60);
  expect(short).toMatch(/^Statement 😀+…😀+ of May\.pdf$/u);
});
