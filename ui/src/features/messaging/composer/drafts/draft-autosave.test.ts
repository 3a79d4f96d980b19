import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal, serveCalls } from '@/test/server';
import { MessageComposition, newMessage } from '../form/composition';
import { mergeTexts } from './merge-drafts';
import { AUTOSAVE_MS, DraftAutosave } from './draft-autosave';

const path = 'POST /v1/messages/draft';
const stored = { id: 'd1', version: 1, body: '', documents: [] };

function begin(change = {}) {
  const composition = new MessageComposition(newMessage('l1', change));
  const keeper = new DraftAutosave(composition, 'u1');
  keeper.start();
  return { composition, keeper };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('saves a changed message once after five seconds, then updates it', async () => {
  const calls = serveCalls({ [path]: stored, 'PUT /v1/messages/draft/d1': { ...stored, version: 2 } });
  const { composition, keeper } = begin();
  composition.type(() => '<p>Hello</p>');
  await pass(AUTOSAVE_MS - 1);
  expect(calls).toHaveLength(0);
  await pass(1);
  expect(calls.map(({ method }) => method)).toEqual(['POST']);
  expect(composition.snapshot()).toMatchObject({ draftId: 'd1', draftVersion: 1 });
  expect(keeper.snapshot().note).toBe('Draft Saved');
  await pass(AUTOSAVE_MS);
  expect(calls).toHaveLength(1);
  composition.type(() => '<p>Hello you</p>');
  await pass(AUTOSAVE_MS);
  expect(calls[1]).toMatchObject({ method: 'PUT', body: { version: 1, body: '<p>Hello you</p>' } });
  keeper.abandon();
});

test('saves no draft with recipients and subject only, and saves Cc and Bcc', async () => {
  const calls = serveCalls({ [path]: stored });
  const { composition, keeper } = begin();
  composition.patch({ subject: 'Taxes', recipients: [{ value: 'u2' }] });
  await pass(AUTOSAVE_MS);
  expect(calls).toHaveLength(0);
  composition.patch({ body: '<p>x</p>', bccRecipients: [{ value: 'bob@x.com' }] });
  await pass(AUTOSAVE_MS);
  expect(calls[0]?.body).toMatchObject({ bccUserEmails: [], draftBccRecipients: ['bob@x.com'], toUserIds: ['u2'] });
  keeper.abandon();
});

test('deletes the draft of an emptied message, and creates a new one on the next keystroke', async () => {
  const calls = serveCalls({ [path]: stored, 'DELETE /v1/messages/draft/d1': null });
  const { composition, keeper } = begin({ draftId: 'd1', draftVersion: 1, body: '<p>x</p>' });
  composition.type(() => '');
  await pass(AUTOSAVE_MS);
  expect(calls.map(({ method }) => method)).toEqual(['DELETE']);
  expect(composition.snapshot().draftId).toBeNull();
  composition.type(() => '<p>y</p>');
  await pass(AUTOSAVE_MS);
  expect(calls.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  keeper.abandon();
});

test('retries a failed save silently', async () => {
  const calls = serveCalls({ [path]: () => refusal(500, { code: 'unexplained' }) });
  const { composition, keeper } = begin();
  composition.type(() => '<p>x</p>');
  await pass(AUTOSAVE_MS * 2);
  expect(calls).toHaveLength(2);
  expect(keeper.snapshot().note).toBeNull();
  keeper.abandon();
});

test('merges another device’s text into the draft', async () => {
  const there = { ...stored, version: 4, body: '<p>There</p>' };
  let stale = true;
  const calls = serveCalls({
    'PUT /v1/messages/draft/d1': () => {
      if (!stale) return { ...there, version: 5 };
      stale = false;
      return refusal(409, { code: 'stale', current: there });
    },
  });
  const { composition, keeper } = begin({ draftId: 'd1', draftVersion: 1, body: '<p>x</p>' });
  composition.type(() => '<p>Here</p>');
  await pass(AUTOSAVE_MS);
  expect(composition.snapshot().body).toContain('Here');
  expect(composition.snapshot().body).toContain('There');
  expect(keeper.snapshot().merged).toBe(true);
  await pass(AUTOSAVE_MS);
  expect(calls[1]?.body).toMatchObject({ version: 4 });
  keeper.abandon();
});

test('merges drafts that two tabs start in the same thread', async () => {
  const there = { ...stored, version: 2, body: '<p>There</p>' };
  const calls = serveCalls({
    [path]: () => refusal(409, { code: 'draft-exists', current: there }),
    'PUT /v1/messages/draft/d1': { ...there, version: 3 },
  });
  const { composition, keeper } = begin({ threadId: 't1' });
  composition.type(() => '<p>Here</p>');
  await pass(AUTOSAVE_MS);
  expect(composition.snapshot()).toMatchObject({ draftId: 'd1', draftVersion: 2 });
  expect(composition.snapshot().body).toMatch(/Here.*There/);
  expect(keeper.snapshot().merged).toBe(true);
  await pass(AUTOSAVE_MS);
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'PUT']);
  expect(calls[1]?.body).toMatchObject({ version: 2, messageThreadId: 't1' });
  keeper.abandon();
});

test('ignores a save response after the message was sent', async () => {
  let answer: (draft: object) => void = () => undefined;
  const calls = serveCalls({
    [path]: () => new Promise((done) => (answer = done)),
    'DELETE /v1/messages/draft/d1': null,
  });
  const { composition, keeper } = begin();
  composition.type(() => '<p>x</p>');
  await pass(AUTOSAVE_MS);
  keeper.abandon();
  answer(stored);
  await pass(0);
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  expect(composition.snapshot().draftId).toBeNull();
});

test.each([
  ['the page goes away', () => dispatchEvent(new Event('pagehide'))],
  ['the page goes out of sight', () => document.dispatchEvent(new Event('visibilitychange'))],
])('what is written is kept at once when %s, and only once', async (_, leave) => {
  const calls = serveCalls({ [path]: stored });
  const { composition, keeper } = begin();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  composition.type(() => '<p>x</p>');
  leave();
  await pass(0);
  expect(calls.map(({ method }) => method)).toEqual(['POST']);
  leave();
  await pass(AUTOSAVE_MS);
  expect(calls).toHaveLength(1);
  keeper.stop();
  composition.type(() => '<p>xy</p>');
  leave();
  await pass(AUTOSAVE_MS);
  expect(calls).toHaveLength(1);
});

test('merges two texts without duplicates', () => {
  expect(mergeTexts('<p>Hello Ann</p>', '<p>Hello</p>')).toBe('<p>Hello Ann</p>');
  expect(mergeTexts('<p>Hello</p>', '<p>Hello Ann</p>')).toBe('<p>Hello Ann</p>');
  expect(mergeTexts('<p>One</p>', '<p>Two</p>')).toContain('<blockquote><p>Two</p></blockquote>');
});
