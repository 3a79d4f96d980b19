import { expect, test } from 'vitest';
import { isDownloadFailure } from './open-pdf';

test('distinguishes a failed download from a damaged file, for the error texts of each browser', () => {
  for (const words of [
    'TypeError: Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ]) {
    expect(isDownloadFailure(new Error(words)), words).toBe(true);
  }
  expect(isDownloadFailure(new Error('Invalid PDF structure.'))).toBe(false);
  expect(isDownloadFailure('Invalid PDF structure.')).toBe(false);
});
