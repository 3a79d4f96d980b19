import { expect, test } from 'vitest';
import type { Draft } from '@/api/messaging/drafts';
import { me } from '@/test/people';
import { refusal, serveCalls } from '@/test/server';
import { newMessage } from './form/composition';
import { startWriting, fillFromDraft, loadRecipients, loadDraftContent } from './writing';

const none = () => undefined;
const begin = (loanId: string, threadId: string) =>
  startWriting(newMessage(loanId, { threadId, rows: [] }), me.id, { onLeft: none, onSent: none, onBack: none });

const draft = (loanId: string, threadId: string) => ({
  id: 'd1',
  contextId: loanId,
  messageThreadId: threadId,
  subject: '',
  body: '<p>On Friday at ten.</p>',
  version: 3,
  toUserIds: [],
  toUserEmails: [],
  draftCcRecipients: [],
  draftBccRecipients: [],
  documents: [],
  locked: false,
  isDigest: false,
});

test('waits for loading drafts and continues the thread’s draft', async () => {
  let answer = (_: Response) => {};
  serveCalls({
    'GET /v1/users/me': me,
    'GET /v1/messages/draft/slow': () => new Promise<Response>((go) => (answer = go)),
  });
  const writing = begin('slow', 't1');
  const filled = fillFromDraft(writing, 't1', true);
  await new Promise((go) => setTimeout(go, 20));
  expect(writing.composition.snapshot().draftId).toBeNull();
  answer(Response.json([draft('slow', 't1')]));
  await filled;
  expect(writing.composition.snapshot()).toMatchObject({
    draftId: 'd1',
    draftVersion: 3,
    body: '<p>On Friday at ten.</p>',
  });
});

test('starts no second draft if the first can’t be read', async () => {
  serveCalls({
    'GET /v1/users/me': me,
    'GET /v1/messages/draft/broken': refusal(403, { code: 'forbidden', message: 'forbidden' }),
  });
  await expect(fillFromDraft(begin('broken', 't1'), 't1', true)).rejects.toThrow('forbidden');
  await expect(fillFromDraft(begin('broken', 't2'), 't2', false)).resolves.toBeUndefined();
});

test('keeps text typed while the draft loads', async () => {
  let answer = (_: Response) => {};
  serveCalls({
    'GET /v1/users/me': me,
    'GET /v1/messages/draft/typed': () => new Promise<Response>((go) => (answer = go)),
  });
  const writing = begin('typed', 't1');
  const filled = fillFromDraft(writing, 't1', true);
  await new Promise((go) => setTimeout(go, 20));
  writing.composition.patch({ body: '<p>Typed here</p>' });
  answer(Response.json([draft('typed', 't1')]));
  await filled;
  expect(writing.composition.snapshot().body).toBe('<p>Typed here</p>');
});

test('doesn’t open a draft without its recipients', async () => {
  serveCalls({
    'GET /v1/users/me': me,
    'GET /v1/loans/unread/recipients': refusal(403, { code: 'forbidden', message: 'forbidden' }),
  });
  const addressed = { ...draft('unread', 't1'), toUserIds: ['lucia'] } as unknown as Draft;
  await expect(loadDraftContent(addressed)).rejects.toThrow('forbidden');
});

test('finds a person who joined after the recipients were loaded', async () => {
  const option = (id: string) => ({
    value: id,
    label: id,
    role: null,
    isMe: false,
    avatar: null,
    user: { id, givenName: id, familyName: '', emailAddress: `${id}@mail.example` },
  });
  const people = [option('lucia')];
  serveCalls({ 'GET /v1/loans/joined/recipients': () => Response.json(people) });
  expect(await loadRecipients('joined', ['lucia'])).toHaveLength(1);
  people.push(option('mateo'));
  expect(await loadRecipients('joined', ['lucia', 'mateo'])).toHaveLength(2);
  expect(await loadRecipients('joined', ['lucia', 'walter'])).toHaveLength(1);
});
