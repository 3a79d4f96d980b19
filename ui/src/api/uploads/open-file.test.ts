import { beforeEach, expect, test, vi } from 'vitest';
import { fileRule, unpacked } from '@/rules/documents';
import { openFile, unlockPdf } from './open-file';

const said = vi.hoisted(() => [] as string[]);
vi.mock('sonner', () => {
  const toast = Object.assign((words: string) => said.push(words), { warning: (words: string) => said.push(words) });
  return { toast };
});
vi.mock('@/rules/documents', () => ({ fileRule: vi.fn<() => unknown>(), unpacked: vi.fn<() => unknown>() }));

const going = new AbortController().signal;
const zip = new File(['PK'], 'scans.zip');
const pdf = new File(['%PDF'], 'w2.pdf', { type: 'application/pdf' });
const reading = (...names: string[]) => ({
  answer: {
    files: names.map((name) => ({ name, path: name, size: 1 })),
    tree: [],
    refusal: undefined,
    message: undefined,
  },
  file: null,
});
const answerOnce = (answer: unknown) => vi.mocked(fileRule).mockResolvedValueOnce(answer as never);

beforeEach(() => {
  said.length = 0;
  vi.mocked(fileRule).mockReset();
  vi.mocked(unpacked).mockReset();
});

test('other files are not looked into', async () => {
  const photo = new File(['x'], 'id.png');
  expect(await openFile(photo, going)).toEqual([photo]);
  expect(fileRule).not.toHaveBeenCalled();
});

test('the files of a zip go up one by one, and the person is told', async () => {
  answerOnce(reading('licence.png', 'w2.txt'));
  vi.mocked(unpacked)
    .mockResolvedValueOnce(new Uint8Array([1, 2, 3]))
    .mockResolvedValueOnce(new Uint8Array([4]));
  const opened = await openFile(zip, going);
  expect(opened.map(({ name, size }) => [name, size])).toEqual([
    ['licence.png', 3],
    ['w2.txt', 1],
  ]);
  expect(said).toEqual(['2 items taken out of scans.zip.']);
});

test('a zip of which one file can’t be unpacked goes up as a zip', async () => {
  answerOnce(reading('a.txt', 'b.txt'));
  vi.mocked(unpacked)
    .mockResolvedValueOnce(new Uint8Array([1]))
    .mockResolvedValueOnce(null);
  expect(await openFile(zip, going)).toEqual([zip]);
  expect(said).toEqual(['Failed to extract scans.zip will be uploaded as zip.']);
});

test.each([
  ['nothing usable', () => answerOnce(reading())],
  ['tools that fail', () => vi.mocked(fileRule).mockRejectedValueOnce(new Error('unreachable'))],
])('a zip with %s goes up as a zip, with the specified words', async (_, arrange) => {
  arrange();
  expect(await openFile(zip, going)).toEqual([zip]);
  expect(said).toEqual(['Failed to extract scans.zip will be uploaded as zip.']);
});

test('a PDF that needs no password to open is unlocked without asking', async () => {
  answerOnce({ answer: 'EMPTY_PASSWORD', file: null });
  answerOnce({ answer: { unlocked: true, pages: 1 }, file: new Uint8Array([37, 80]) });
  const [opened] = await openFile(pdf, going);
  expect([opened?.name, opened?.size, opened?.type]).toEqual(['w2.pdf', 2, 'application/pdf']);
});

test('a plain PDF, and one that can’t be looked into, go up as they are', async () => {
  answerOnce({ answer: 'PLAIN', file: null });
  expect(await openFile(pdf, going)).toEqual([pdf]);
  vi.mocked(fileRule).mockRejectedValueOnce(new Error('unreachable'));
  expect(await openFile(pdf, going)).toEqual([pdf]);
});

test('a wrong password says so and leaves the file alone', async () => {
  answerOnce({ answer: { unlocked: false, pages: 0, message: 'Password incorrect' }, file: null });
  expect(await unlockPdf(pdf, 'nope')).toEqual({ file: null, message: 'Password incorrect' });
});
