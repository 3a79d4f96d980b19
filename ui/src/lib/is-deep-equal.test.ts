import { expect, test } from 'vitest';
import { isDeepEqual } from './is-deep-equal';

test.each([
  [{ a: 1, b: { c: 'x' } }, { b: { c: 'x' }, a: 1 }, true],
  [{ a: null }, {}, true],
  [{ a: undefined, b: '' }, { b: '' }, true],
  [{ a: '' }, { a: null }, false],
  [[1, 2], [2, 1], false],
  [null, undefined, true],
  [0, null, false],
])('%j and %j: %s', (one, other, same) => {
  expect(isDeepEqual(one, other)).toBe(same);
});
