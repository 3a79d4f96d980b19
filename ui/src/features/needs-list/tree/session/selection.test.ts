import { expect, test } from 'vitest';
import { extended, nothingChosen, remaining, toggled } from './selection';

const ids = (chosen: { ids: ReadonlySet<string> }) => [...chosen.ids].sort();

test('a row is selected and deselected', () => {
  const one = toggled(nothingChosen, 'a');
  expect(ids(one)).toEqual(['a']);
  expect(ids(toggled(one, 'a'))).toEqual([]);
});

test('a range starts at the last selected row, however often it is extended', () => {
  const one = toggled(nothingChosen, 'b');
  const range = extended(one, ['b', 'c', 'd'], 'd');
  expect(ids(range)).toEqual(['b', 'c', 'd']);
  expect(range.anchorId).toBe('b');
  expect(ids(extended(range, ['a', 'b'], 'a'))).toEqual(['a', 'b', 'c', 'd']);
});

test('without an anchor a range starts where it ends', () => {
  expect(extended(nothingChosen, ['c'], 'c').anchorId).toBe('c');
});

test('removed elements leave the selection, which is otherwise unchanged', () => {
  const both = toggled(toggled(nothingChosen, 'a'), 'b');
  expect(ids(remaining(both, (id) => id === 'a'))).toEqual(['a']);
  expect(remaining(both, () => true)).toBe(both);
});
