import { expect, test, vi } from 'vitest';
import { UploadAborted } from './upload-aborted';
import { type SendFile, uploadPlace, randomUploadId } from './upload';
import { MAX_CONCURRENT_UPLOADS, UploadList } from './upload-list';

const target = { loanId: 'loan', elementId: 'w2' };
const file = new File(['%PDF'], 'w2.pdf', { type: 'application/pdf' });

/** Returns a list whose only file is sent step by step. */
function held() {
  let progress: (sent: number, total: number) => void = () => {};
  let settle: { arrive: () => void; fail: (error: Error) => void } = { arrive: () => {}, fail: () => {} };
  const send = vi.fn<SendFile>((_file, _upload, { onProgress, signal }) => {
    progress = onProgress;
    return new Promise((resolve, reject) => {
      settle = { arrive: () => resolve({ documentId: 'd1' }), fail: reject };
      signal.addEventListener('abort', () => reject(new UploadAborted()));
    });
  });
  const list = new UploadList(send);
  return {
    list,
    send,
    progress: (percent: number) => progress(percent, 100),
    settle: () => settle,
    settled: () => new Promise((done) => setTimeout(done)),
  };
}

test('an upload shows its progress, then its document', async () => {
  const { list, progress, settle, settled } = held();
  list.start(file, target);
  expect(list.snapshot()).toMatchObject([{ status: 'uploading', waiting: true }]);
  await settled();
  progress(37);
  expect(list.snapshot()).toMatchObject([{ name: 'w2.pdf', status: 'uploading', sentBytes: 37, totalBytes: 100 }]);
  settle().arrive();
  await settled();
  expect(list.snapshot()).toMatchObject([{ status: 'success', documentId: 'd1' }]);
});

test('a failed upload stays with the reason and can be retried', async () => {
  const { list, send, settle, settled } = held();
  const id = list.start(file, target);
  await settled();
  settle().fail(new Error('The connection was lost.'));
  await settled();
  expect(list.snapshot()).toMatchObject([{ status: 'error', message: 'The connection was lost.' }]);
  list.retry(id);
  expect(list.snapshot()).toMatchObject([{ status: 'uploading', sentBytes: 0, message: null }]);
  await settled();
  settle().arrive();
  await settled();
  expect(list.snapshot()).toMatchObject([{ status: 'success' }]);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a canceled upload disappears and isn’t marked as failed', async () => {
  const { list, settled } = held();
  const id = list.start(file, target);
  expect(list.cancel(id)).toBe('File upload cancelled');
  await settled();
  expect(list.snapshot()).toEqual([]);
  expect(list.cancel(id)).toBeNull();
});

test('the snapshot is stable until something changes', async () => {
  const { list, progress, settled } = held();
  list.start(file, target);
  await settled();
  const before = list.snapshot();
  expect(list.snapshot()).toBe(before);
  progress(1);
  expect(list.snapshot()).not.toBe(before);
});

test('upload ids are short and unique', () => {
  const ids = Array.from({ length: 1000 }, randomUploadId);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.every((id) => id.length > 0 && id.length <= 16)).toBe(true);
});

test('an upload aborted by the program disappears silently', async () => {
  const { list, settle, settled } = held();
  list.start(file, target);
  await settled();
  settle().fail(new UploadAborted());
  await settled();
  expect(list.snapshot()).toEqual([]);
});

/** Returns a list that counts concurrent uploads; each completes soon, or when it is released. */
function counted(send: SendFile = async () => ({ documentId: 'd' })) {
  const count = { now: 0, most: 0, sent: 0 };
  const list = new UploadList(async (...args) => {
    count.most = Math.max(count.most, ++count.now);
    try {
      await Promise.resolve();
      return await send(...args);
    } finally {
      count.now -= 1;
      count.sent += 1;
    }
  });
  return { list, count };
}

const arrived = (list: UploadList) => list.snapshot().filter(({ status }) => status === 'success').length;

test.each([300, 10_000])(
  'of %i files at most four are sent at once, all arrive, and screens hear little of it',
  async (many) => {
    const { list, count } = counted();
    const told = vi.fn<() => void>();
    list.subscribe(told);
    for (let n = 0; n < many; n++) list.start(new File(['x'], `${n}.pdf`), target);
    const waiting = list.at(uploadPlace(target)).filter((upload) => upload.waiting).length;
    expect(waiting).toBeGreaterThanOrEqual(many - MAX_CONCURRENT_UPLOADS);
    await vi.waitFor(() => expect(arrived(list)).toBe(many), { timeout: 20_000 });
    expect(count).toEqual({ now: 0, most: MAX_CONCURRENT_UPLOADS, sent: many });
    expect(told.mock.calls.length).toBeLessThan(250);
  },
  30_000,
);

test('files chosen together know their positions; later ones belong to another choice', async () => {
  const { list } = counted();
  list.start(file, target);
  list.start(file, target);
  await Promise.resolve();
  list.start(file, target);
  const [first, second, third] = list.snapshot().map(({ chosen }) => chosen);
  expect(first?.batch).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([first?.place, second?.place, third?.place]).toEqual([0, 1, 0]);
  expect([second?.batch === first?.batch, third?.batch === first?.batch]).toEqual([true, false]);
});

test('all uploads are canceled together, queued ones included, and resume in their original order', async () => {
  const { list, count } = counted((_file, _upload, { signal }) => {
    return new Promise((_, stop) => signal.addEventListener('abort', () => stop(new UploadAborted())));
  });
  for (let n = 0; n < 20; n++) list.start(new File(['x'], `${n}.pdf`), target);
  await new Promise((done) => setTimeout(done));
  const places = list.snapshot().map(({ chosen }) => chosen);
  const cancelled = list.cancelAll(list.snapshot());
  expect(cancelled).toHaveLength(20);
  await new Promise((done) => setTimeout(done));
  expect([list.snapshot(), count.sent]).toEqual([[], MAX_CONCURRENT_UPLOADS]);
  cancelled.forEach((each) => list.resume(each));
  expect(list.snapshot().map(({ chosen }) => chosen)).toEqual(places);
});

test('an upload that waits for a person releases its slot', async () => {
  let answer = () => {};
  const asked = new Promise<void>((done) => (answer = done));
  const { list } = counted(async (sent, _upload, { aside }) => {
    if (sent.name.startsWith('locked')) await aside(() => asked);
    return { documentId: sent.name };
  });
  for (let n = 0; n < 6; n++) list.start(new File(['x'], `locked-${n}.pdf`), target);
  list.start(new File(['x'], 'plain.pdf'), target);
  await vi.waitFor(() => expect(arrived(list)).toBe(1));
  expect(list.snapshot().find(({ status }) => status === 'success')?.name).toBe('plain.pdf');
  answer();
  await vi.waitFor(() => expect(arrived(list)).toBe(7));
});

test('finished uploads of a place are cleared when a new one starts there', async () => {
  const { list } = counted();
  list.start(file, target);
  await vi.waitFor(() => expect(arrived(list)).toBe(1));
  list.start(file, { ...target, elementId: 'other' });
  expect(arrived(list)).toBe(1);
  list.start(file, target);
  expect(arrived(list)).toBe(0);
});
