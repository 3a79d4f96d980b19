import { expect, test } from 'vitest';
import { extendRange, emptySelection, keepExisting, toggleElement } from './selection';

const ids = (chosen: { ids: ReadonlySet<string> }) => [...chosen.ids].sort();

test('a row is selected and deselected', () => {
  const one = toggleElement(emptySelection, 'a');
  expect(ids(one)).toEqual(['a']);
  expect(ids(toggleElement(one, 'a'))).toEqual([]);
});

test('a range starts at the last selected row, however often it is extended', () => {
  const one = toggleElement(emptySelection, 'b');
  const range = extendRange(one, ['b', 'c', 'd'], 'd');
  expect(ids(range)).toEqual(['b', 'c', 'd']);
  expect(range.anchorId).toBe('b');
  expect(ids(extendRange(range, ['a', 'b'], 'a'))).toEqual(['a', 'b', 'c', 'd']);
});

test('without an anchor a range starts where it ends', () => {
  expect(extendRange(emptySelection, ['c'], 'c').anchorId).toBe('c');
});

test('removed elements leave the selection, which is otherwise unchanged', () => {
  const both = toggleElement(toggleElement(emptySelection, 'a'), 'b');
  expect(ids(keepExisting(both, (id) => id === 'a'))).toEqual(['a']);
  expect(keepExisting(both, () => true)).toBe(both);
});
