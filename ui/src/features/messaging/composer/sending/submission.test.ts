import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import { UNDO_MS } from '@/components/undo/held-send';
import { undoLatestChange } from '@/components/undo/last-undo';
import { ann, dana, loanWith, role } from '@/test/people';
import { type Call, refusal, serveCalls } from '@/test/server';
import { DraftAutosave } from '../drafts/draft-autosave';
import { MessageComposition, newMessage } from '../form/composition';
import { Submission } from './submission';

const loan = loanWith({ loanRoles: [role('r-dana', 'LEAD_LENDER', dana), role('r-ann', 'BORROWER', ann)] });
const borrower = { value: ann.id, label: 'Ann', role: 'BORROWER', onLoan: true, visibleToBorrower: true } as const;
const reader = { user: ann, name: 'Ann Lee', role: 'BORROWER', external: true, blindCopy: false };
const audience = { scope: 'EVERYONE', label: 'Everyone on the loan', readers: [reader], others: null };
const sent = { id: 'm1', messageThread: { id: 't1', title: 'Taxes' } };

function begin(change = {}, answer: object | (() => Promise<object> | object) = sent, more = {}) {
  const calls = serveCalls({
    'GET /v1/loans/l1': loan,
    'GET /v1/preferences/automaticPublicMessageReminder%2Fl1': { off: false },
    'POST /v1/messages': answer as never,
    'POST /v1/messages/audience': audience,
    ...more,
  });
  const written = { subject: 'Taxes', threadId: 'NEW', body: '<p>Hello</p>', recipients: [borrower], ...change };
  const composition = new MessageComposition(newMessage('l1', written));
  const around = { onLeft: vi.fn(), onSent: vi.fn(), onBack: vi.fn() };
  const submission = new Submission(composition, new DraftAutosave(composition, 'u1'), around);
  // A returned message is saved as a draft again.
  const asked = new Set(['/v1/messages/draft', '/v1/messages/audience']);
  const posts = (): Call[] => calls.filter(({ method, path }) => method === 'POST' && !asked.has(path));
  const drafts = (): Call[] =>
    calls.filter(({ path }) => path.startsWith('/v1/messages/draft/') || path === '/v1/messages/draft');
  return { composition, submission, around, posts, drafts };
}

beforeEach(() => {
  queryClient.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** It was handed over: an odd number of turns means it has left the form. */
const leaving = (submission: Submission) => vi.waitFor(() => expect(submission.snapshot().turns % 2).toBe(1));

test('sends a message once after the undo period', async () => {
  const { submission, around, posts } = begin();
  await submission.send('/loans/l1');
  await leaving(submission);
  await submission.send('/loans/l1');
  expect(posts()).toHaveLength(0);
  await pass(UNDO_MS);
  await vi.waitFor(() => expect(around.onSent).toHaveBeenCalledOnce());
  expect(posts()).toHaveLength(1);
  expect(posts()[0]?.body).toMatchObject({ subject: 'Taxes', toUserIds: [ann.id], messageThreadId: null });
});

test('sends nothing and restores the form after undo', async () => {
  const { composition, submission, around, posts } = begin();
  const before = composition.snapshot();
  await submission.send('/loans/l1');
  await leaving(submission);
  expect(undoLatestChange()).toBe(true);
  await pass(UNDO_MS);
  expect(posts()).toHaveLength(0);
  expect(around.onBack).toHaveBeenCalledOnce();
  expect(composition.snapshot()).toEqual(before);
  expect(submission.snapshot().isSubmitting).toBe(false);
});

test('refuses an empty message with the reason', async () => {
  const { submission, posts } = begin({ body: '<p> </p>' });
  await submission.send('/loans/l1');
  expect(submission.snapshot().violations.map(({ message }) => message)).toEqual(['Body is required']);
  expect(submission.snapshot().isSubmitting).toBe(false);
  expect(posts()).toHaveLength(0);
});

test('asks the questions in order, and sends nothing if one is canceled', async () => {
  const { submission, posts } = begin({ subject: '', threadId: null, attachments: [{ id: 'd1', name: 'a.pdf' }] });
  await submission.send('/loans/l1');
  expect(submission.snapshot().gate?.gate).toBe('EXTERNAL_THREAD');
  await submission.confirm();
  expect(submission.snapshot().gate?.gate).toBe('PUBLIC_ATTACHMENTS');
  expect(submission.snapshot().gate?.dialog?.question).toContain('Ann Lee will be able to open the attachments');
  submission.cancel();
  expect(submission.snapshot()).toMatchObject({ gate: null, isSubmitting: false });
  await pass(UNDO_MS);
  expect(posts()).toHaveLength(0);
});

test('restores the form after a refusal, and retries with the same key', async () => {
  const keys: (string | null)[] = [];
  const { composition, submission, around } = begin({}, () => refusal(422, { message: 'The thread was deleted.' }));
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'POST' && new URL(request.url).pathname === '/v1/messages')
      keys.push(request.headers.get('Idempotency-Key'));
    return fetched(request);
  });
  const before = composition.snapshot();
  for (const times of [1, 2]) {
    await submission.send('/loans/l1');
    await leaving(submission);
    await pass(UNDO_MS);
    await vi.waitFor(() => expect(around.onBack).toHaveBeenCalledTimes(times));
  }
  expect(composition.snapshot()).toEqual(before);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toBeTruthy();
});

test('retries with the same key after a lost response', async () => {
  let tries = 0;
  const { submission, around, posts } = begin({}, () => {
    tries += 1;
    return tries === 1 ? refusal(503, {}) : sent;
  });
  await submission.send('/loans/l1');
  await leaving(submission);
  await pass(UNDO_MS + 1_000);
  await vi.waitFor(() => expect(around.onSent).toHaveBeenCalledOnce());
  expect(posts()).toHaveLength(2);
});

test('keeps a draft that another window sent, to be sent as a separate message', async () => {
  const gone = () => refusal(409, { code: 'draft-gone', message: 'This draft was already sent.' });
  let tries = 0;
  const { composition, submission, around, posts } = begin({ draftId: 'd1', draftVersion: 2 }, () =>
    tries++ === 0 ? gone() : sent,
  );
  await submission.send('/loans/l1');
  await leaving(submission);
  await pass(UNDO_MS);
  await vi.waitFor(() => expect(around.onBack).toHaveBeenCalledOnce());
  expect(composition.snapshot()).toMatchObject({ draftId: null, body: '<p>Hello</p>' });
  await submission.send('/loans/l1');
  await leaving(submission);
  await pass(UNDO_MS);
  await vi.waitFor(() => expect(around.onSent).toHaveBeenCalledOnce());
  expect(posts().map(({ body }) => (body as { draftedMessageId: string | null }).draftedMessageId)).toEqual([
    'd1',
    null,
  ]);
});

test('replaces lone surrogates, and refuses an oversized message', async () => {
  const { composition, submission, around, posts } = begin({ body: '<p>a\ud800b</p>' });
  composition.patch({ body: `<p>${'x'.repeat(1024 * 1024)}</p>` });
  await submission.send('/loans/l1');
  expect(submission.snapshot().violations.map(({ code }) => code)).toEqual(['message-too-long']);
  composition.patch({ body: '<p>a\ud800b</p>' });
  await submission.send('/loans/l1');
  await leaving(submission);
  await pass(UNDO_MS);
  await vi.waitFor(() => expect(around.onSent).toHaveBeenCalledOnce());
  expect(posts().map(({ body }) => (body as { body: string }).body)).toEqual(['<p>a\ufffdb</p>']);
});

test('frees the form during the undo period, and keeps later text below a message that is undone', async () => {
  const { composition, submission, posts } = begin({ draftId: 'd1', draftVersion: 1 });
  await submission.send('/loans/l1');
  await leaving(submission);
  expect(composition.snapshot()).toMatchObject({ body: '', draftId: null, threadId: 'NEW' });
  expect(submission.snapshot().isSubmitting).toBe(false);
  composition.patch({ body: '<p>And one more thing</p>' });
  expect(undoLatestChange()).toBe(true);
  expect(composition.snapshot()).toMatchObject({
    body: '<p>Hello</p><p>And one more thing</p>',
    draftId: 'd1',
    draftVersion: 1,
  });
  await pass(UNDO_MS);
  expect(posts()).toHaveLength(0);
});

test('creates no second draft in the thread during the undo period', async () => {
  const { composition, submission, drafts } = begin({ draftId: 'd1', draftVersion: 1 });
  await submission.send('/loans/l1');
  await leaving(submission);
  composition.type(() => '<p>Next</p>');
  await pass(UNDO_MS - 100);
  expect(drafts()).toHaveLength(0);
});

test('sends two identical messages in a row', async () => {
  const { composition, submission, around, posts } = begin();
  for (const times of [1, 2]) {
    composition.patch({ body: '<p>OK</p>', subject: 'Taxes', recipients: [borrower] });
    await submission.send('/loans/l1');
    await vi.waitFor(() => expect(around.onLeft).toHaveBeenCalledTimes(times));
  }
  await pass(UNDO_MS);
  await vi.waitFor(() => expect(around.onSent).toHaveBeenCalledTimes(2));
  expect(posts()).toHaveLength(2);
});

const hidden = { value: 'u-tom', label: 'Tom', role: 'LENDER', onLoan: true, visibleToBorrower: false } as const;
const sharing = { entries: [{ userId: 'u-tom', email: null, assign: true, onLoan: true }], elementIds: [] };

/** Sends to a lender hidden from borrowers, which makes that lender visible. */
async function sendMakingVisible(answer: object | (() => object) = sent) {
  const begun = begin({ recipients: [borrower, hidden] }, answer, {
    'POST /v1/loans/l1/sharing': { undoId: 's1', toasts: ['Tom is visible'] },
    'POST /v1/loans/l1/sharing/s1/undo': {},
  });
  await begun.submission.send('/loans/l1');
  expect(begun.submission.snapshot().gate?.gate).toBe('INVISIBLE_LENDERS');
  begun.composition.patch({ recipients: [borrower, { ...hidden, visibleToBorrower: true }] });
  await begun.submission.confirm({ sharing: { ...sharing, send: 'ASSIGN', withMessage: true } });
  await leaving(begun.submission);
  return { ...begun, paths: () => begun.posts().map(({ path }) => path) };
}

test('makes a message’s sharing changes when it is sent, not during the undo period', async () => {
  const { around, paths } = await sendMakingVisible();
  await pass(UNDO_MS - 100);
  expect(paths()).toEqual([]);
  await pass(100);
  await vi.waitFor(() => expect(around.onSent).toHaveBeenCalledOnce());
  expect(paths()).toEqual(['/v1/loans/l1/sharing', '/v1/messages']);
});

test('makes no sharing changes after undo, and asks again the next time', async () => {
  const { composition, submission, paths } = await sendMakingVisible();
  expect(undoLatestChange()).toBe(true);
  await pass(UNDO_MS);
  expect(paths()).toEqual([]);
  expect(composition.snapshot().recipients).toEqual([borrower, hidden]);
  await submission.send('/loans/l1');
  expect(submission.snapshot().gate?.gate).toBe('INVISIBLE_LENDERS');
  submission.cancel();
});

test('makes no assignment for a refused message', async () => {
  const { around, paths } = await sendMakingVisible(() => refusal(422, { message: 'The thread was deleted.' }));
  await pass(UNDO_MS);
  await vi.waitFor(() => expect(around.onBack).toHaveBeenCalledOnce());
  expect(paths()).toEqual(['/v1/loans/l1/sharing', '/v1/messages', '/v1/loans/l1/sharing/s1/undo']);
});
