import { expect, test } from 'vitest';
import type { PackageDocument } from './api';
import { uniqueDocuments, moveItem } from './document-order';
import { packageFolders, totalSize } from './package-folders';

const document = (documentName: string, path: string[], size = 10): PackageDocument => ({
  elementId: `request of ${documentName}`,
  path,
  name: 'A request',
  documentId: documentName,
  documentName,
  size,
  mimeType: 'application/pdf',
  reviewState: 'SUBMITTED',
  uploadedByName: 'Lucia Alvarez',
  uploadedAt: '2026-11-02T10:00:00Z',
  virusCheck: null,
});

test('documents are grouped by folder in the order of the needs list', () => {
  const folders = packageFolders([
    document('letter.pdf', []),
    document('w2.pdf', ['Income']),
    document('1099.pdf', ['Income', 'Self-employed']),
    document('stub.pdf', ['Income']),
  ]);
  expect(folders.map(({ path, documents }) => [path, documents.map(({ documentId }) => documentId)])).toEqual([
    [[], ['letter.pdf']],
    [['Income'], ['w2.pdf', 'stub.pdf']],
    [['Income', 'Self-employed'], ['1099.pdf']],
  ]);
});

test('folders of the same name in different places stay separate', () => {
  expect(packageFolders([document('a', ['A/B']), document('b', ['A', 'B'])])).toHaveLength(2);
});

test('sizes are added up', () => {
  expect(totalSize([document('a', [], 7), document('b', [], 5)])).toBe(12);
});

test('a document with two requests is included once', () => {
  const w2 = document('W-2.pdf', []);
  expect(uniqueDocuments([w2, document('Deed.pdf', []), w2]).map(({ documentName }) => documentName)).toEqual([
    'W-2.pdf',
    'Deed.pdf',
  ]);
});

test('a document moves to another position, but not beyond the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});
