import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@/api/problem';
import { type ByteRange, UploadFailed, createUpload, sendBytes, uploadProgress } from '@/api/uploads';
import type { SendContext, Upload } from '../upload';
import { uploadBytes, partBytes } from './upload-bytes';
import { RETRY_NOW_EVENT } from './retry-now-event';

vi.mock(import('@/api/uploads'), async (original) => ({
  ...(await original()),
  createUpload: vi.fn<typeof createUpload>(),
  sendBytes: vi.fn<typeof sendBytes>(),
  uploadProgress: vi.fn<typeof uploadProgress>(),
}));

const big = new File([new Uint8Array(2 * partBytes + 5)], 'site.mp4', { lastModified: 1 });
const small = new File(['%PDF'], 'w2.pdf', { lastModified: 1 });
const lost = new UploadFailed('The connection was lost.', true);

/** The bytes the server has received, and the ranges that were sent. */
const server = { received: 0, size: 0, sent: [] as string[], away: false };
const log: string[] = [];

function going(): SendContext {
  return {
    onProgress: (sent) => log.push(`${sent}`),
    onReady: () => undefined,
    onAnnounced: (id) => log.push(`announced ${id}`),
    onLost: (away) => log.push(away ? 'lost' : 'back'),
    aside: (wait) => wait(),
    sent: null,
    unpacked: false,
    signal: new AbortController().signal,
  };
}

const upload = (uploadId: string | null = null): Upload =>
  ({ id: 'u', uploadId, loanId: 'l', elementId: null, chosen: { batch: 'b', place: 0, inside: 0 } }) as Upload;

const known = { id: 's1', name: 'f', expiresAt: '', documentId: null };
const progress = () => ({ ...known, size: server.size, received: server.received });

async function take(_url: string, { from, end }: ByteRange): Promise<void> {
  if (server.away) throw lost;
  const current = { received: server.received };
  if (from !== server.received) throw new Problem(409, { code: 'upload-offset', message: 'elsewhere', current });
  server.sent.push(`${from}-${end}`);
  server.received = end;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  Object.assign(server, { received: 0, size: big.size, sent: [], away: false });
  log.length = 0;
  vi.mocked(createUpload).mockReset().mockResolvedValue({ id: 's1', url: '/to', providerType: 'LOCAL' });
  vi.mocked(sendBytes).mockReset().mockImplementation(take);
  vi.mocked(uploadProgress)
    .mockReset()
    .mockImplementation(async () => {
      if (server.away) throw new Problem(0, {});
      return progress();
    });
});
afterEach(() => vi.useRealTimers());

test('sends a small file whole and a large one in parts', async () => {
  server.size = small.size;
  expect(await uploadBytes(small, upload(), going())).toBe('s1');
  expect(server.sent).toEqual(['0-4']);
  Object.assign(server, { received: 0, size: big.size, sent: [] });
  await uploadBytes(big, upload(), going());
  expect(server.sent).toEqual([`0-${partBytes}`, `${partBytes}-${2 * partBytes}`, `${2 * partBytes}-${big.size}`]);
});

test('waits for a lost connection and resumes with what the server has', async () => {
  vi.mocked(sendBytes)
    .mockImplementationOnce(take)
    .mockImplementationOnce(async () => {
      server.received += 100;
      server.away = true;
      throw lost;
    });
  const done = uploadBytes(big, upload(), going());
  await vi.waitFor(() => expect(log).toContain('lost'));
  server.away = false;
  dispatchEvent(new Event(RETRY_NOW_EVENT));
  expect(await done).toBe('s1');
  expect(server.sent[1]).toMatch(new RegExp(`^${partBytes + 100}-`));
  expect(server.received).toBe(big.size);
  expect(log.lastIndexOf('back')).toBeGreaterThan(log.lastIndexOf('lost'));
});

test('resumes at the offset that the server reports', async () => {
  vi.mocked(uploadProgress).mockResolvedValueOnce({ ...progress(), received: 7 });
  server.received = partBytes;
  await uploadBytes(big, upload('s1'), going());
  expect(createUpload).not.toHaveBeenCalled();
  expect(server.sent[0]).toBe(`${partBytes}-${2 * partBytes}`);
});

test('recreates an expired upload; sends nothing for a finished one', async () => {
  vi.mocked(uploadProgress).mockRejectedValueOnce(new Problem(409, { code: 'upload-expired', message: 'too old' }));
  await uploadBytes(big, upload('old'), going());
  expect(log).toEqual(expect.arrayContaining(['announced null', 'announced s1']));
  expect(server.received).toBe(big.size);

  server.sent = [];
  vi.mocked(uploadProgress).mockResolvedValueOnce({ ...progress(), documentId: 'd1' });
  expect(await uploadBytes(big, upload('done'), going())).toBe('done');
  expect(server.sent).toEqual([]);
});

test('fails on a refusal, and when the connection breaks repeatedly without progress', async () => {
  vi.mocked(sendBytes).mockRejectedValueOnce(new Problem(422, { code: 'invalid', message: 'A program' }));
  await expect(uploadBytes(small, upload(), going())).rejects.toThrow('A program');
  vi.mocked(sendBytes).mockRejectedValue(lost);
  const impatient = setInterval(() => dispatchEvent(new Event(RETRY_NOW_EVENT)), 200);
  await expect(uploadBytes(small, upload(), going())).rejects.toThrow('The connection was lost.');
  clearInterval(impatient);
  expect(vi.mocked(sendBytes).mock.calls.length).toBeLessThan(8);
});

test('sends an empty file once', async () => {
  server.size = 0;
  await uploadBytes(new File([], 'empty.txt'), upload(), going());
  expect(server.sent).toEqual(['0-0']);
});
