import { type MessageTarget, type Upload, attachFile, getUploads } from '@/features/documents';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import { me } from '@/test/people';
import { refusal, serveCalls } from '@/test/server';
import { type BrowserDraft, draftKey } from '../drafts/browser-drafts';
import { DraftAutosave } from '../drafts/draft-autosave';
import { MessageComposition, newMessage } from '../form/composition';
import { updateWindowState } from '../window/window-state';
import { startWriting } from '../writing';
import './attach-uploads';

const listeners = vi.hoisted(() => new Set<() => void>());
const store = new Map<string, BrowserDraft>();
vi.mock(import('../drafts/browser-drafts'), async (original) => ({
  ...(await original()),
  browserDrafts: {
    put: async (copy) => Boolean(store.set(copy.key, copy)),
    forget: async (key) => void store.delete(key),
    get: async (key) => store.get(key) ?? null,
    all: async () => [...store.values()],
  },
}));
const toast = vi.hoisted(() => Object.assign(vi.fn(), { success: vi.fn() }));
vi.mock('sonner', () => ({ toast }));
vi.mock(import('@/features/documents'), async (original) => ({
  ...(await original()),
  getUploads: vi.fn<typeof getUploads>(() => []),
  subscribeToUploads: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));

const drafts = 'GET /v1/messages/draft/l1';
const file = { id: 'doc', name: 'plan.pdf' };
const draft = {
  id: 'd1',
  draftedMessageId: 'd1',
  version: 3,
  createdDate: '',
  updatedDate: '',
  documents: [],
  contextId: 'l1',
  messageThreadId: 't1',
  body: '<p>x</p>',
  subject: '',
  attachments: ['other'],
};

/** A pending upload for a message. */
function coming(change: Partial<MessageTarget> = {}, place = 'message a'): void {
  const forMessage = { threadId: 't1', draftId: 'd1', discarded: false, ...change };
  const upload = { id: 'u', loanId: 'l1', elementId: null, place, forMessage, status: 'uploading' };
  vi.mocked(getUploads).mockReturnValue([upload as Upload]);
}
const arrive = () => attachFile(file, 'u', (call) => call());

beforeEach(() => {
  store.clear();
  queryClient.clear();
  updateWindowState({ state: 'CLOSED', writing: null, staged: [] });
  toast.mockClear();
  toast.success.mockClear();
});

test('attaches the file to an open message and saves it', async () => {
  const calls = serveCalls({ 'PUT /v1/messages/draft/d1': { ...draft, version: 4 }, [drafts]: [draft] });
  const nothing = { onLeft: () => {}, onSent: () => {}, onBack: () => {} };
  const written = newMessage('l1', { threadId: 't1', draftId: 'd1', draftVersion: 3, body: '<p>x</p>' });
  const writing = startWriting(written, me.id, nothing);
  updateWindowState({ state: 'OPEN', writing });
  coming();
  await arrive();
  expect(writing.composition.snapshot().attachments).toEqual([file]);
  expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([{ body: { attachments: ['doc'] } }]);
  expect(toast.success).not.toHaveBeenCalled();
});

test('attaches the file once to the server’s draft and to the browser’s copy without an open composer', async () => {
  const key = draftKey(me.id, 'l1', 't1');
  const written = newMessage('l1', { files: 'message a', threadId: 't1', draftId: 'd1', draftVersion: 3 });
  store.set(key, { key, keptAt: '2026-11-20T10:00:00Z', outgoing: null, written });
  let saved: object = draft;
  const calls = serveCalls({
    [drafts]: () => [saved],
    'PUT /v1/messages/draft/d1': ({ body }) => (saved = { ...draft, ...(body as object), version: 4 }),
  });
  coming();
  await arrive();
  const put = calls.find(({ method }) => method === 'PUT')?.body;
  expect(put).toMatchObject({ version: 3, attachments: ['other', 'doc'], contextId: 'l1', body: '<p>x</p>' });
  expect(store.get(key)?.written).toMatchObject({ attachments: [file], draftVersion: 4 });
  expect(toast.success.mock.calls[0]?.[0]).toBe('plan.pdf is attached to your draft');
  store.clear();
  await arrive();
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('reloads a draft that was saved elsewhere at the same time', async () => {
  let version = 3;
  const calls = serveCalls({
    [drafts]: () => [{ ...draft, version }],
    'PUT /v1/messages/draft/d1': ({ body }) => {
      const named = (body as { version: number }).version;
      if (named === 3) version = 4;
      return named === 3 ? refusal(409, { code: 'stale', message: 'It changed' }) : { ...draft, version: 5 };
    },
  });
  coming();
  await arrive();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
    { version: 3 },
    { version: 4 },
  ]);
});

test('creates a draft in the thread for an unsaved message', async () => {
  const calls = serveCalls({ [drafts]: [], 'POST /v1/messages/draft': draft });
  coming({ draftId: null });
  await arrive();
  const created = calls.find(({ method }) => method === 'POST')?.body;
  expect(created).toMatchObject({ messageThreadId: 't1', attachments: ['doc'] });
});

test.each([
  ['deleted or sent', {}],
  ['thrown away before it was saved', { draftId: null, discarded: true }],
])('of a message that was %s it is said that the file is in the shoebox', async (_, change) => {
  const calls = serveCalls({ [drafts]: [] });
  coming(change);
  await arrive();
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(toast.mock.calls[0]?.[0]).toBe('plan.pdf is in your shoebox');
});

test('stores a browser copy of an empty message as soon as a file is uploading', async () => {
  const written = newMessage('l1', { files: 'message a', recipients: [{ value: 'lucia', label: 'Lucia' }] });
  const keeper = new DraftAutosave(new MessageComposition(written), me.id);
  keeper.start();
  coming({ threadId: null, draftId: null });
  listeners.forEach((tell) => tell());
  await vi.waitFor(() => expect(store.size).toBe(1));
  keeper.stop();
  // The page reloads after the server saved the draft and before the browser stored the draft's id.
  const saved = { ...draft, messageThreadId: null, body: written.body, subject: written.subject, toUserIds: ['lucia'] };
  const calls = serveCalls({ [drafts]: [saved], 'PUT /v1/messages/draft/d1': { ...saved, version: 4 } });
  await arrive();
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  expect(calls[1]?.body).toMatchObject({ toUserIds: ['lucia'], attachments: ['other', 'doc'] });
});
