import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startUpload } from '../uploads';
import { useHasOpenQuestions } from './open-questions';
import { acceptFiles } from './accept-files';
import { useScanOffer } from './scan-offers';

vi.mock('../uploads', () => ({ startUpload: vi.fn<() => string>(() => 'upload') }));

const target = { loanId: 'loan', elementId: 'request' };
const file = (name: string, type = '') => new File(['x'], name, { type });

test('several photos wait for a decision; other files upload immediately', async () => {
  const asked = renderHook(() => ({ any: useHasOpenQuestions(), scan: useScanOffer() }));
  const [pdf, one, two] = [file('a.pdf'), file('1.JPG'), file('photo', 'image/heic')];
  act(() => acceptFiles([pdf, one], target, 'Bill'));
  expect(vi.mocked(startUpload).mock.calls.map(([each]) => each)).toEqual([pdf, one]);
  expect(asked.result.current.any).toBe(false);

  act(() => acceptFiles([one, pdf, two], target, 'Bill'));
  expect(vi.mocked(startUpload)).toHaveBeenCalledTimes(3);
  await waitFor(() => expect(asked.result.current.any).toBe(true));
  expect(asked.result.current.scan?.asked).toEqual({ photos: [one, two], target, name: 'Bill' });

  // The photos of another request are asked about next.
  act(() => acceptFiles([two, one], target, 'Next'));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  act(() => asked.result.current.scan?.goOn());
  expect(asked.result.current.scan?.asked.name).toBe('Next');
  act(() => asked.result.current.scan?.goOn());
  expect(asked.result.current.any).toBe(false);
});
