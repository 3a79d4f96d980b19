import { expect, test } from 'vitest';
import type { MessageTarget, Upload } from '@/features/documents';
import { belongsTo } from './message-uploads';

const upload = (change: Partial<MessageTarget>) =>
  ({
    loanId: 'l1',
    place: 'message before the reload',
    forMessage: { threadId: 't1', draftId: null, discarded: false, ...change },
  }) as Upload;
const draft = { loanId: 'l1', files: 'message', threadId: 't1', draftId: 'd1' };

test('assigns a file to its draft after a reload', () => {
  expect(belongsTo(upload({ draftId: 'd1' }), draft)).toBe(true);
  expect(belongsTo(upload({ draftId: 'd2' }), draft)).toBe(false);
});

test('assigns a file without a draft to its thread’s draft', () => {
  expect(belongsTo(upload({}), draft)).toBe(true);
  expect(belongsTo(upload({}), { ...draft, draftId: null })).toBe(true);
  expect(belongsTo(upload({}), { ...draft, threadId: 't2' })).toBe(false);
  expect(belongsTo(upload({ threadId: null }), { ...draft, threadId: null })).toBe(false);
});

test('assigns a discarded message’s file to no message', () => {
  expect(belongsTo(upload({ discarded: true }), draft)).toBe(false);
});
