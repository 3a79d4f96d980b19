import { expect, test } from 'vitest';
import { isCutOff } from './open-pdf';

test('distinguishes a failed download from a damaged file, for the error texts of each browser', () => {
  for (const words of [
    'TypeError: Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ]) {
    expect(isCutOff(new Error(words)), words).toBe(true);
  }
  expect(isCutOff(new Error('Invalid PDF structure.'))).toBe(false);
  expect(isCutOff('Invalid PDF structure.')).toBe(false);
});
