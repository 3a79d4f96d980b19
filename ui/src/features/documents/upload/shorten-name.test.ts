import { expect, test } from 'vitest';
import { shortName } from './shorten-name';

test('a name of usual length is unchanged', () => {
  expect(shortName('W-2 of 2025.pdf')).toBe('W-2 of 2025.pdf');
  expect(shortName('n'.repeat(60))).toBe('n'.repeat(60));
});

test('a long name keeps its beginning and end, and no character is split', () => {
  const short = shortName(`Statement ${'😀'.repeat(80)} of May.pdf`);
  expect(Array.from(short)).toHaveLength(60);
  expect(short).toMatch(/^Statement 😀+…😀+ of May\.pdf$/u);
});
