import { expect, test, vi } from 'vitest';
import { UploadAborted } from './send-bytes';
import { type SendFile, UploadList, randomUploadId } from './upload-list';

const target = { loanId: 'loan', elementId: 'w2' };
const file = new File(['%PDF'], 'w2.pdf', { type: 'application/pdf' });

/** A list whose one file is sent by hand, step by step. */
function held() {
  let progress: (sent: number, total: number) => void = () => {};
  let settle: { arrive: () => void; fail: (error: Error) => void } = { arrive: () => {}, fail: () => {} };
  const send = vi.fn<SendFile>((_file, _target, onProgress, signal) => {
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

test('an upload shows how much of it has arrived, then its document', async () => {
  const { list, progress, settle, settled } = held();
  list.start(file, target);
  progress(37);
  expect(list.snapshot()).toMatchObject([{ name: 'w2.pdf', status: 'uploading', sentBytes: 37, totalBytes: 100 }]);
  settle().arrive();
  await settled();
  expect(list.snapshot()).toMatchObject([{ status: 'success', documentId: 'd1' }]);
});

test('a failed upload stays with the reason, and can be sent again', async () => {
  const { list, send, settle, settled } = held();
  const id = list.start(file, target);
  settle().fail(new Error('The connection was lost.'));
  await settled();
  expect(list.snapshot()).toMatchObject([{ status: 'error', message: 'The connection was lost.' }]);
  list.retry(id);
  expect(list.snapshot()).toMatchObject([{ status: 'uploading', sentBytes: 0, message: null }]);
  settle().arrive();
  await settled();
  expect(list.snapshot()).toMatchObject([{ status: 'success' }]);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a cancelled upload disappears and is not marked as failed', async () => {
  const { list, settled } = held();
  const id = list.start(file, target);
  expect(list.cancel(id)).toBe('File upload cancelled');
  await settled();
  expect(list.snapshot()).toEqual([]);
  expect(list.cancel(id)).toBeNull();
});

test('the list stays the same object until something changes', () => {
  const { list, progress } = held();
  list.start(file, target);
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

test('an upload that the program stops disappears without a word', async () => {
  const { list, settle, settled } = held();
  list.start(file, target);
  settle().fail(new UploadAborted());
  await settled();
  expect(list.snapshot()).toEqual([]);
});
