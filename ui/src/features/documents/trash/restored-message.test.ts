import { expect, test } from 'vitest';
import type { RestoreResult } from '@/api/documents';
import { restoredMessage } from './use-trash';

const restored = (rest: Partial<RestoreResult>): RestoreResult =>
  ({ document: { name: 'w-2.pdf', uploadedByName: 'Lucia Alvarez' }, onto: [], leftOut: [], ...rest }) as RestoreResult;

test('reports where a restored document is, and why not elsewhere', () => {
  expect(restoredMessage(restored({ onto: ['W-2'] }))).toBe('w-2.pdf restored to “W-2”');
  expect(restoredMessage(restored({}))).toBe('w-2.pdf restored to the shoebox of Lucia Alvarez');
  const gone = { name: 'W-2', why: 'The request was deleted.' };
  expect(restoredMessage(restored({ leftOut: [gone] }))).toBe(
    'w-2.pdf restored to the shoebox of Lucia Alvarez: “W-2” can’t take it. The request was deleted.',
  );
  const unseen = { name: null, why: 'You no longer have access to the request.' };
  expect(restoredMessage(restored({ leftOut: [unseen] }))).toBe(
    'w-2.pdf restored to the shoebox of Lucia Alvarez: You no longer have access to the request.',
  );
});
