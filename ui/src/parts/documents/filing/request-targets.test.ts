import { expect, test } from 'vitest';
import type { NeedsListElement } from '@/api/elements';
import { requestTargets, soughtTargets } from './request-targets';

const element = (id: string, rest: Partial<NeedsListElement> = {}) =>
  ({
    id,
    name: id,
    parentId: null,
    storageType: 'FILE',
    reviewState: 'OPEN',
    answer: null,
    sharedInfo: [],
    ...rest,
  }) as NeedsListElement;

const list = [
  element('Income', { storageType: 'FOLDER' }),
  element('W-2', { parentId: 'Income' }),
  element('Lease', { reviewState: 'ACCEPTED', answer: { documentId: 'd' } as NeedsListElement['answer'] }),
];

test('requests, not folders, are places for documents, with the folders on the way', () => {
  expect(requestTargets(list, 'LENDER').map(({ name, path }) => [name, path])).toEqual([
    ['W-2', ['Income']],
    ['Lease', []],
  ]);
});

test('what was accepted takes no more documents from borrowers, and says so; lenders may add', () => {
  const lease = (viewer: 'BORROWER' | 'LENDER') => requestTargets(list, viewer).find(({ name }) => name === 'Lease');
  expect(lease('BORROWER')?.refusal).toMatch(/accepted/i);
  expect(lease('LENDER')?.refusal).toBeNull();
});

test('a request is found by its name and by its folder', () => {
  const targets = requestTargets(list, 'LENDER');
  expect(soughtTargets(targets, ' income ').map(({ name }) => name)).toEqual(['W-2']);
  expect(soughtTargets(targets, 'LEASE').map(({ name }) => name)).toEqual(['Lease']);
  expect(soughtTargets(targets, '')).toHaveLength(2);
});
