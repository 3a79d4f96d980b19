import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import { refusal, serveCalls } from '@/test/server';
import { MessageComposition, newMessage } from '../form/composition';
import { DraftAutosave } from './draft-autosave';
import { type BrowserDraft, draftKey } from './browser-drafts';
import { findDraft } from './find-draft';
import { writeBrowserCopies, deleteCopies, saveAllBeforeSignOut } from './save-before-sign-out';

const store = new Map<string, BrowserDraft>();
vi.mock(import('./browser-drafts'), async (original) => ({
  ...(await original()),
  browserDrafts: {
    put: async (copy) => Boolean(store.set(copy.key, copy)),
    forget: async (key) => void store.delete(key),
    get: async (key) => store.get(key) ?? null,
    all: async () => [...store.values()],
  },
}));

const drafts = 'GET /v1/messages/draft/l1';
const create = 'POST /v1/messages/draft';
const stored = { id: 'd1', version: 1, body: '<p>x</p>', subject: '', messageThreadId: null, documents: [] };

function kept(userId: string, threadId: string | null, change: Partial<BrowserDraft> = {}, written = {}): void {
  const key = draftKey(userId, 'l1', threadId);
  const body = { threadId, body: '<p>x</p>', ...written };
  store.set(key, { key, keptAt: '2026-11-20T10:00:00Z', outgoing: null, written: newMessage('l1', body), ...change });
}

beforeEach(() => {
  store.clear();
  queryClient.clear();
});
afterEach(() => vi.restoreAllMocks());

test('saves the browser’s copies as drafts on the server, then deletes them', async () => {
  kept('u1', null);
  kept('u1', 't1', {}, { body: '<p>y</p>' });
  kept('u2', null, {}, { body: '<p>another person’s</p>' });
  const calls = serveCalls({ [drafts]: [], [create]: stored });
  expect(await saveAllBeforeSignOut('u1')).toBe(0);
  const posted = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posted).toEqual([
    expect.objectContaining({ body: '<p>x</p>', messageThreadId: null }),
    expect.objectContaining({ body: '<p>y</p>', messageThreadId: 't1' }),
  ]);
  await deleteCopies('u1');
  expect([...store.keys()]).toEqual([draftKey('u2', 'l1', null)]);
});

test('saves no duplicate of a server draft, and keeps another device’s text', async () => {
  kept('u1', null);
  kept('u1', 't1', {}, { body: '<p>mine</p>', draftId: 'd2', draftVersion: 1 });
  kept('u1', 't2', {}, { body: '<p>newer</p>', draftId: 'd3', draftVersion: 4 });
  const calls = serveCalls({
    [drafts]: [
      stored,
      { ...stored, id: 'd2', version: 2, body: '<p>theirs</p>', messageThreadId: 't1' },
      { ...stored, id: 'd3', version: 4, body: '<p>old</p>', messageThreadId: 't2' },
    ],
    [create]: stored,
    'PUT /v1/messages/draft/d3': stored,
  });
  expect(await saveAllBeforeSignOut('u1')).toBe(0);
  const changes = calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);
  expect(changes).toHaveLength(2);
  // They are sent at the same time.
  expect(changes).toEqual(
    expect.arrayContaining([
      ['POST', expect.objectContaining({ body: '<p>mine</p>' })],
      ['PUT', expect.objectContaining({ body: '<p>newer</p>', version: 4 })],
    ]),
  );
});

test('sends an outgoing message under its key', async () => {
  kept('u1', null, { outgoing: { key: 'k1', payload: { body: '<p>x</p>' }, sharings: [] } });
  const calls = serveCalls({ 'POST /v1/messages': { id: 'm1', messageThread: { id: 't1', title: null } } });
  expect(await saveAllBeforeSignOut('u1')).toBe(0);
  expect(calls.map(({ path }) => path)).toEqual(['/v1/messages']);
});

test('counts messages that can’t be saved, so that the user is asked', async () => {
  kept('u1', null);
  serveCalls({ [drafts]: [], [create]: () => refusal(422, { code: 'invalid', message: 'Too long' }) });
  expect(await saveAllBeforeSignOut('u1')).toBe(1);
  expect(store.size).toBe(1);
});

test('lets an open message save itself first', async () => {
  const composition = new MessageComposition(newMessage('l1'));
  const keeper = new DraftAutosave(composition, 'u1');
  keeper.start();
  const calls = serveCalls({ [create]: stored });
  composition.type(() => '<p>now</p>');
  expect(await saveAllBeforeSignOut('u1')).toBe(0);
  expect(calls.map(({ method }) => method)).toEqual(['POST']);
  await deleteCopies('u1');
  expect(store.size).toBe(0);
  composition.type(() => '<p>later</p>');
  await keeper.saveNow();
  expect(store.size).toBe(0);
});

test('stores the latest text before another user’s page replaces this one, without sending', async () => {
  const composition = new MessageComposition(newMessage('l1'));
  const keeper = new DraftAutosave(composition, 'u1');
  keeper.start();
  const calls = serveCalls({});
  composition.type(() => '<p>last letters</p>');
  await writeBrowserCopies();
  expect([...store.values()].map(({ written }) => written.body)).toEqual(['<p>last letters</p>']);
  expect(calls).toEqual([]);
  keeper.abandon();
});

test('matches a copy with the draft that the server created when the page closed', () => {
  const written = newMessage('l1', { body: '<p>x</p>', threadId: 'NEW', subject: 'Taxes' });
  const draft = { ...stored, subject: 'Taxes' } as never;
  expect(findDraft(written, [{ ...stored, id: 'other' } as never, draft])).toBe(draft);
  expect(findDraft({ ...written, body: '<p>y</p>' }, [draft])).toBeUndefined();
});
