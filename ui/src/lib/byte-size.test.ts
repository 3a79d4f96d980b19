import { expect, test } from 'vitest';
import { byteSize } from './byte-size';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [2_440_000, '2.4 MB'],
  [812_000_000, '812 MB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(byteSize(bytes)).toBe(words);
});
