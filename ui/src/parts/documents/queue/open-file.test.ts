import { beforeEach, expect, test, vi } from 'vitest';
import { type OpenArchive, fileRule, openArchive } from '@/rules/documents';
import { filesIn, isArchive, unlockPdf, unlocked } from './open-file';
import { UploadAborted } from './upload-aborted';

const said = vi.hoisted(() => [] as string[]);
vi.mock('sonner', () => {
  const toast = Object.assign((words: string) => said.push(words), { warning: (words: string) => said.push(words) });
  return { toast };
});
vi.mock('@/rules/documents', () => ({ fileRule: vi.fn<() => unknown>(), openArchive: vi.fn<() => unknown>() }));

const going = new AbortController().signal;
const aside = <R>(wait: () => Promise<R>) => wait();
const zip = new File(['PK'], 'scans.zip');
const pdf = new File(['%PDF'], 'w2.pdf', { type: 'application/pdf' });
const close = vi.fn<() => void>();
const content = vi.fn<OpenArchive['content']>();
const answerOnce = (answer: unknown) => vi.mocked(fileRule).mockResolvedValueOnce(answer as never);

function holding(...names: string[]): void {
  const files = names.map((name) => ({ name, path: name, size: 1 }));
  const reading = { files, tree: [], refusal: undefined, message: undefined };
  vi.mocked(openArchive).mockResolvedValueOnce({ reading, content, close } as never);
}

beforeEach(() => {
  said.length = 0;
  vi.resetAllMocks();
});

test('only archives that fit into memory are opened', () => {
  expect(isArchive(zip)).toBe(true);
  expect(isArchive(new File(['PK'], 'SCANS.ZIP'))).toBe(true);
  expect(isArchive(new File([], 'empty.zip'))).toBe(false);
  expect(isArchive(new File(['x'], 'id.png'))).toBe(false);
});

test('an archive is opened once, each of its files unpacked once, and closed, and the person is told', async () => {
  holding('licence.png', 'w2.txt');
  content.mockResolvedValueOnce(new Uint8Array([1, 2, 3])).mockResolvedValueOnce(new Uint8Array([4]));
  const files = await filesIn(zip, going);
  expect(files?.map(({ name, size }) => [name, size])).toEqual([
    ['licence.png', 3],
    ['w2.txt', 1],
  ]);
  expect(openArchive).toHaveBeenCalledTimes(1);
  expect(content.mock.calls).toEqual([[0], [1]]);
  expect(close).toHaveBeenCalledTimes(1);
  expect(said).toEqual(['2 items taken out of scans.zip.']);
});

test('a zip of which one file can’t be unpacked goes up as a zip', async () => {
  holding('a.txt', 'b.txt');
  content.mockResolvedValueOnce(new Uint8Array([1])).mockResolvedValueOnce(null);
  expect(await filesIn(zip, going)).toBeNull();
  expect(close).toHaveBeenCalledTimes(1);
  expect(said).toEqual(['Failed to extract scans.zip will be uploaded as zip.']);
});

test.each([
  ['nothing usable', () => holding()],
  ['tools that fail', () => vi.mocked(openArchive).mockRejectedValueOnce(new Error('unreachable'))],
])('a zip with %s goes up as a zip, with the specified words', async (_, arrange) => {
  arrange();
  expect(await filesIn(zip, going)).toBeNull();
  expect(said).toEqual(['Failed to extract scans.zip will be uploaded as zip.']);
});

test('a cancelled archive is closed, and nothing is said', async () => {
  const abort = new AbortController();
  holding('a.txt', 'b.txt');
  content.mockImplementationOnce(async () => {
    abort.abort();
    return new Uint8Array([1]);
  });
  await expect(filesIn(zip, abort.signal)).rejects.toThrow(UploadAborted);
  expect(content).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
  expect(said).toEqual([]);
});

test('a PDF that needs no password to open is unlocked without asking', async () => {
  answerOnce({ answer: 'EMPTY_PASSWORD', file: null });
  answerOnce({ answer: { unlocked: true, pages: 1 }, file: new Uint8Array([37, 80]) });
  const opened = await unlocked(pdf, going, aside);
  expect([opened.name, opened.size, opened.type]).toEqual(['w2.pdf', 2, 'application/pdf']);
});

test('a PDF that can’t be unlocked for a reason stays as it is, and the reason is said', async () => {
  answerOnce({ answer: 'EMPTY_PASSWORD', file: null });
  answerOnce({ answer: { unlocked: false, pages: 0, message: 'It would lose its attachments' }, file: null });
  expect(await unlocked(pdf, going, aside)).toBe(pdf);
  expect(said).toEqual(['It would lose its attachments']);
});

test('a plain PDF, one that can’t be looked into, and other files go up as they are', async () => {
  answerOnce({ answer: 'PLAIN', file: null });
  expect(await unlocked(pdf, going, aside)).toBe(pdf);
  vi.mocked(fileRule).mockRejectedValueOnce(new Error('unreachable'));
  expect(await unlocked(pdf, going, aside)).toBe(pdf);
  vi.mocked(fileRule).mockClear();
  const photo = new File(['x'], 'id.png');
  expect(await unlocked(photo, going, aside)).toBe(photo);
  expect(fileRule).not.toHaveBeenCalled();
});

test('a wrong password says so and leaves the file alone', async () => {
  answerOnce({ answer: { unlocked: false, pages: 0, message: 'Password incorrect' }, file: null });
  expect(await unlockPdf(pdf, 'nope')).toEqual({ file: null, message: 'Password incorrect' });
});
