import { beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '@/api/current-user';
import { queryClient } from '@/api/query-client';
import { cancelUpload, uploadProgress } from '@/api/uploads';
import { UploadAborted } from '../upload-aborted';
import { type SendFile } from '../upload';
import { UploadList } from '../upload-list';
import { persistUploads, mostBytes } from './persist-uploads';
import type { StoredUpload } from './upload-store';
import { deleteStoredUploads, resumeStoredUploads } from './resume-uploads';

const store = new Map<string, StoredUpload>();
vi.mock(import('./upload-store'), async (original) => ({
  ...(await original()),
  uploadStore: {
    put: async (copy) => Boolean(store.set(copy.id, copy)),
    forget: async (key) => void store.delete(key),
    get: async (key) => store.get(key) ?? null,
    all: async () => [...store.values()],
  },
}));
vi.mock(import('@/api/uploads'), async (original) => ({
  ...(await original()),
  uploadProgress: vi.fn<typeof uploadProgress>(),
  cancelUpload: vi.fn<typeof cancelUpload>(async () => undefined),
}));

const target = { loanId: 'loan', elementId: 'w2' };
const file = new File(['%PDF'], 'w2.pdf', { lastModified: 5 });

/** Returns a list whose files are created and then wait, or arrive. */
function listOf(arrive = false): UploadList {
  const send: SendFile = (chosen, upload, { onReady, onAnnounced, signal }) => {
    onReady(chosen);
    onAnnounced(upload.uploadId ?? `server ${upload.name}`);
    if (arrive) return Promise.resolve({ documentId: 'd' });
    return new Promise((_, stop) => signal.addEventListener('abort', () => stop(new UploadAborted())));
  };
  return new UploadList(send);
}

const before = (change: Partial<StoredUpload> = {}): StoredUpload => ({
  id: 'k1',
  userId: 'u1',
  tab: 'closed',
  uploadId: 's1',
  ...target,
  chosen: { batch: 'b', place: 0, inside: 0 },
  name: 'w2.pdf',
  size: 4,
  lastModified: 5,
  file,
  keptAt: Date.now(),
  ...change,
});

beforeEach(() => {
  store.clear();
  vi.mocked(cancelUpload).mockClear();
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 'u1' } as never);
});

test('uploads in progress are kept, and deleted when abandoned or finished', async () => {
  const list = listOf();
  persistUploads(list);
  const id = list.start(file, target);
  await vi.waitFor(() => expect(store.get(id)).toMatchObject({ userId: 'u1', uploadId: 'server w2.pdf', file }));
  await vi.waitFor(() => expect(list.snapshot()[0]?.kept).toBe(true));
  list.cancel(id);
  await vi.waitFor(() => expect(store.size).toBe(0));
});

test('keeps only metadata of a file that is too large, and nothing of one from an archive', async () => {
  const list = listOf();
  persistUploads(list);
  const large = new File(['x'], 'site.mp4', { lastModified: 9 });
  Object.defineProperty(large, 'size', { value: mostBytes + 1 });
  const id = list.start(large, target);
  const inside = list.start(large, target, true);
  await vi.waitFor(() => expect(store.get(id)).toMatchObject({ file: null, name: 'site.mp4', lastModified: 9 }));
  expect(store.has(inside)).toBe(false);
  expect(list.snapshot().map(({ kept }) => kept)).toEqual([false, false]);
  list.cancelAll(list.snapshot());
  await vi.waitFor(() => expect(store.size).toBe(0));
});

test('resumes after a reload, for the same person only', async () => {
  store.set('k1', before());
  store.set('k2', before({ id: 'k2', userId: 'u2' }));
  const list = listOf(true);
  await resumeStoredUploads(list, 'u1');
  await vi.waitFor(() => expect(list.snapshot()).toMatchObject([{ id: 'k1', status: 'success', uploadId: 's1' }]));
  await vi.waitFor(() => expect([...store.keys()]).toEqual(['k2']));
});

test('asks for a file to be chosen again, shows its progress, and resumes with it', async () => {
  store.set('k1', before({ file: null, size: 10 }));
  store.set('gone', before({ id: 'gone', uploadId: 's2', file: null }));
  vi.mocked(uploadProgress).mockImplementation(async (id) => {
    if (id === 's2') throw new Error('expired');
    return { id, name: 'w2.pdf', size: 10, received: 6, expiresAt: '', documentId: null };
  });
  const list = listOf(true);
  await resumeStoredUploads(list, 'u1');
  const missing = { message: 'Choose w2.pdf again to continue', sentBytes: 6, missing: { lastModified: 5 } };
  expect(list.snapshot()).toMatchObject([{ id: 'k1', status: 'error', ...missing }]);
  expect(store.has('gone')).toBe(false);
  list.resumeWithFile('k1', file);
  await vi.waitFor(() => expect(list.snapshot()).toMatchObject([{ status: 'success', uploadId: 's1' }]));
});

test('deletes uploads older than a day, and everything on sign-out', async () => {
  store.set('old', before({ id: 'old', keptAt: Date.now() - 25 * 60 * 60 * 1000 }));
  store.set('other', before({ id: 'other', userId: 'u2' }));
  store.set('k1', before());
  await deleteStoredUploads('u1');
  expect([...store.keys()]).toEqual(['other']);
  expect(vi.mocked(cancelUpload).mock.calls).toEqual([['s1'], ['s1']]);
});
