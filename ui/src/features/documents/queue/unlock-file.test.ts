import { beforeEach, expect, test, vi } from 'vitest';
import { fileRule } from '@/rules/documents';
import { unlockPdf, unlockForUpload } from './unlock-file';

const said = vi.hoisted(() => [] as string[]);
vi.mock('sonner', () => {
  const toast = Object.assign((words: string) => said.push(words), { warning: (words: string) => said.push(words) });
  return { toast };
});
vi.mock('@/rules/documents', () => ({ fileRule: vi.fn<() => unknown>() }));

const going = new AbortController().signal;
const aside = <R>(wait: () => Promise<R>) => wait();
const pdf = new File(['%PDF'], 'w2.pdf', { type: 'application/pdf' });
const answerOnce = (answer: unknown) => vi.mocked(fileRule).mockResolvedValueOnce(answer as never);

beforeEach(() => {
  said.length = 0;
  vi.resetAllMocks();
});

test('unlocks a PDF that opens without a password, without asking', async () => {
  answerOnce({ answer: 'EMPTY_PASSWORD', file: null });
  answerOnce({ answer: { unlocked: true, pages: 1 }, file: new Uint8Array([37, 80]) });
  const opened = await unlockForUpload(pdf, going, aside);
  expect([opened.name, opened.size, opened.type]).toEqual(['w2.pdf', 2, 'application/pdf']);
});

test('leaves a PDF that can’t be unlocked unchanged and reports why', async () => {
  answerOnce({ answer: 'EMPTY_PASSWORD', file: null });
  answerOnce({ answer: { unlocked: false, pages: 0, message: 'It would lose its attachments' }, file: null });
  expect(await unlockForUpload(pdf, going, aside)).toBe(pdf);
  expect(said).toEqual(['It would lose its attachments']);
});

test('uploads plain PDFs, unreadable ones and other files unchanged', async () => {
  answerOnce({ answer: 'PLAIN', file: null });
  expect(await unlockForUpload(pdf, going, aside)).toBe(pdf);
  vi.mocked(fileRule).mockRejectedValueOnce(new Error('unreachable'));
  expect(await unlockForUpload(pdf, going, aside)).toBe(pdf);
  vi.mocked(fileRule).mockClear();
  const photo = new File(['x'], 'id.png');
  expect(await unlockForUpload(photo, going, aside)).toBe(photo);
  expect(fileRule).not.toHaveBeenCalled();
});

test('reports a wrong password and leaves the file unchanged', async () => {
  answerOnce({ answer: { unlocked: false, pages: 0, message: 'Password incorrect' }, file: null });
  expect(await unlockPdf(pdf, 'nope')).toEqual({ file: null, message: 'Password incorrect' });
});
