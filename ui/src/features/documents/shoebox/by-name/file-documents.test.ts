import { expect, it, vi } from 'vitest';
import { Problem } from '@/api/problem';
import { fileAcceptedDocuments } from './file-documents';

const refusing = (...fields: string[]) =>
  new Problem(422, {
    message: 'First',
    violations: fields.map((field) => ({ field, code: 'x', message: `${field}!` })),
  });

it('files all documents in one call', async () => {
  const call = vi.fn(async (ids: readonly string[]) => ids.join());
  expect(await fileAcceptedDocuments(['a', 'b'], call)).toEqual({ answered: 'a,b', refused: new Map() });
  expect(call).toHaveBeenCalledOnce();
});

it('skips refused documents with their messages and files the others', async () => {
  const call = vi.fn(async (ids: readonly string[]) => {
    if (ids.length === 4) throw refusing('documentId', 'alongIds[1]');
    return ids.join();
  });
  const { answered, refused } = await fileAcceptedDocuments(['a', 'b', 'c', 'd'], call);
  expect(answered).toBe('b,d');
  expect([...refused]).toEqual([
    ['a', 'documentId!'],
    ['c', 'alongIds[1]!'],
  ]);
});

it('reports the common reason for all and doesn’t retry', async () => {
  const call = vi.fn(() => Promise.reject(new Problem(409, { message: 'The request was deleted.' })));
  const { answered, refused } = await fileAcceptedDocuments(['a', 'b'], call);
  expect(answered).toBeNull();
  expect([...refused.values()]).toEqual(['The request was deleted.', 'The request was deleted.']);
  expect(call).toHaveBeenCalledOnce();
});
