import { expect, test } from 'vitest';
import { pageVerdict } from './differing-pages';

test('a page is the same if its words are, regardless of line breaks', () => {
  expect(pageVerdict('Gross pay 4,200', ' Gross  pay\n4,200 ')).toBe('same');
  expect(pageVerdict('Gross pay 4,200', 'Gross pay 4,300')).toBe('differs');
  expect(pageVerdict('', ' ')).toBe('no text');
  expect(pageVerdict('', 'a scan that was read')).toBe('differs');
  expect(pageVerdict('last', null)).toBe('only here');
  expect(pageVerdict(null, 'last')).toBe('only there');
});
