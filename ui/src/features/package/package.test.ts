import { expect, test } from 'vitest';
import type { PackageDocument } from './api';
import { packageFolders, sizeOf } from './package-folders';

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

test('documents stand under their folders, in the order of the needs list', () => {
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

test('folders of the same name in different places stay apart', () => {
  expect(packageFolders([document('a', ['A/B']), document('b', ['A', 'B'])])).toHaveLength(2);
});

test('sizes are added up', () => {
  expect(sizeOf([document('a', [], 7), document('b', [], 5)])).toBe(12);
});
