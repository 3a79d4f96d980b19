import { expect, test } from 'vitest';
import type { NeedsListElement } from '@/api/elements';
import { requestGroups } from './request-groups';

const element = (id: string, parentId: string | null, storageType: 'FOLDER' | 'FILE') =>
  ({ id, name: id, parentId, storageType }) as NeedsListElement;

const list = [
  element('Cover letter', null, 'FILE'),
  element('Income', null, 'FOLDER'),
  element('W-2', 'Income', 'FILE'),
  element('Self-employed', 'Income', 'FOLDER'),
  element('1099', 'Self-employed', 'FILE'),
  element('Pay stubs', 'Income', 'FILE'),
  element('Empty', null, 'FOLDER'),
];

test('the named requests are grouped by folder, in the order of the list', () => {
  const groups = requestGroups(list, ['Cover letter', 'W-2', '1099', 'Pay stubs']);
  expect(groups.map(({ path, requests }) => [path, requests.map(({ name }) => name)])).toEqual([
    [[], ['Cover letter']],
    [['Income'], ['W-2', 'Pay stubs']],
    [['Income', 'Self-employed'], ['1099']],
  ]);
});

test('a request that isn’t named, or is deleted, isn’t listed', () => {
  expect(requestGroups(list, ['1099', 'Gone']).map(({ path }) => path)).toEqual([['Income', 'Self-employed']]);
});
