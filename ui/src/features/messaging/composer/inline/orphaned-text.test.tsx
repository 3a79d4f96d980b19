import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { me } from '@/test/people';
import { renderAt } from '@/test/render-at';
import { serveCalls } from '@/test/server';
import { type BrowserDraft, draftKey } from '../drafts/browser-drafts';
import { newMessage } from '../form/composition';
import { getWindowState } from '../window/window-state';
import { UnfinishedText } from './inline-composer';

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

test('continues text of a deleted thread as a new message', async () => {
  const key = draftKey(me.id, 'l1', 't1');
  const written = newMessage('l1', { threadId: 't1', body: '<p>The roof is new.</p>', draftId: 'd1', draftVersion: 3 });
  store.set(key, { key, keptAt: '2026-11-20T10:00:00Z', outgoing: null, written });
  serveCalls({ 'GET /v1/users/me': me, 'GET /v1/loans/l1': { id: 'l1' }, 'GET /v1/messages/draft/l1': [] });
  renderAt('/', () => <UnfinishedText loanId="l1" threadId="t1" />);
  expect(await screen.findByText(/“The roof is new.”/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Continue in a new message' }));
  await waitFor(() => expect(getWindowState().state).toBe('OPEN'));
  const { composition, keeper } = getWindowState().writing ?? {};
  expect(composition?.snapshot()).toMatchObject({ body: '<p>The roof is new.</p>', threadId: null, draftId: null });
  expect(keeper?.dirty).toBe(true);
  expect(screen.queryByText(/The roof is new/)).toBeNull();
  expect(store.has(key)).toBe(false);
});

test('renders nothing without unsent text', async () => {
  serveCalls({ 'GET /v1/users/me': me });
  renderAt('/', () => (
    <>
      <p>Gone</p>
      <UnfinishedText loanId="l1" threadId="t2" />
    </>
  ));
  expect(await screen.findByText('Gone')).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
});
