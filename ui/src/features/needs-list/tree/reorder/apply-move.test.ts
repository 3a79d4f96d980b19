import { expect, test } from 'vitest';
import { element } from '@/test/element.fixture';
import { applyMove, inverseMoves } from './apply-move';

/** A [a1, a2], B, c. */
const list = [
  element('A', { storageType: 'FOLDER' }),
  element('a1', { parentId: 'A' }),
  element('a2', { parentId: 'A' }),
  element('B', { storageType: 'FOLDER' }),
  element('c'),
];
const shape = (elements: typeof list) => elements.map(({ id, parentId }) => (parentId ? `${parentId}/${id}` : id));

test('elements are moved before another, into its folder', () => {
  const moved = applyMove(list, { elementIds: ['c', 'B'], parentId: 'A', beforeId: 'a2' });
  expect(shape(moved)).toEqual(['A', 'A/a1', 'A/B', 'A/c', 'A/a2']);
});

test('without a sibling to precede they become the last', () => {
  expect(shape(applyMove(list, { elementIds: ['a1'], parentId: null, beforeId: null })).at(-1)).toBe('a1');
});

test('the inverse moves restore every position', () => {
  const order = (elements: typeof list, parent: string | null) =>
    elements.filter(({ parentId }) => parentId === parent).map(({ id }) => id);
  const moved = applyMove(list, { elementIds: ['a1', 'a2', 'c'], parentId: 'B', beforeId: null });
  const back = inverseMoves(list, ['a1', 'a2', 'c']).reduce(applyMove, moved);
  expect(order(back, 'A')).toEqual(['a1', 'a2']);
  expect(order(back, 'B')).toEqual([]);
  expect(order(back, null)).toEqual(['A', 'B', 'c']);
});
