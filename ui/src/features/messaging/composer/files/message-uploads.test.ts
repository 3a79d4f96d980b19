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

test('a file belongs to its draft after a reload, and to no other', () => {
  expect(belongsTo(upload({ draftId: 'd1' }), draft)).toBe(true);
  expect(belongsTo(upload({ draftId: 'd2' }), draft)).toBe(false);
});

test('a file that knows no draft belongs to the draft of its thread', () => {
  expect(belongsTo(upload({}), draft)).toBe(true);
  expect(belongsTo(upload({}), { ...draft, draftId: null })).toBe(true);
  expect(belongsTo(upload({}), { ...draft, threadId: 't2' })).toBe(false);
  expect(belongsTo(upload({ threadId: null }), { ...draft, threadId: null })).toBe(false);
});

test('a file of a message that was thrown away belongs to none', () => {
  expect(belongsTo(upload({ discarded: true }), draft)).toBe(false);
});
