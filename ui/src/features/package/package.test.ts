import { beforeEach, expect, test, vi } from 'vitest';
import type { PackageDocument } from './api';
import { fetchArchive } from './fetch-archive';
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

const wish = { loanId: 'l1', acceptedOnly: true, documentIds: ['d1', 'd2'] };
let asked: string;

function answering(response: Response) {
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    asked = address;
    return signal?.aborted ? Promise.reject(new DOMException('stopped', 'AbortError')) : Promise.resolve(response);
  });
}

const archive = () =>
  new Response('PK-and-more', {
    headers: { 'content-disposition': `attachment; filename="a.zip"; filename*=UTF-8''Alvarez%20%E2%80%93%20loan.zip` },
  });

beforeEach(() => {
  asked = '';
});

test('an archive is fetched with the ticked documents, told as it arrives, and named as the server says', async () => {
  answering(archive());
  const bytes: number[] = [];
  const got = await fetchArchive(wish, (arrived) => bytes.push(arrived), new AbortController().signal);
  expect(asked).toBe('/v1/loans/l1/package/download?acceptedOnly=true&documentIds=d1%2Cd2');
  expect(got.name).toBe('Alvarez – loan.zip');
  expect(got.archive.size).toBe(11);
  expect(bytes.at(-1)).toBe(11);
});

test('a refusal has the server’s words', async () => {
  answering(Response.json({ message: 'This document is gone.' }, { status: 404 }));
  await expect(fetchArchive(wish, () => {}, new AbortController().signal)).rejects.toThrow('This document is gone.');
});

test('a stopped download is no failure with words', async () => {
  answering(archive());
  const stop = new AbortController();
  stop.abort();
  await expect(fetchArchive(wish, () => {}, stop.signal)).rejects.toThrow('stopped');
});
