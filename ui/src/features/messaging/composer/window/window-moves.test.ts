import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/api/query-client';
import { loanWith, me } from '@/test/people';
import { serve } from '@/test/server';
import { moveWindow, openWindow } from './window-moves';
import { pageOf } from './current-page';
import { windowNow } from './window-state';

const stored = { id: 'd1', version: 1, body: '', documents: [] };

beforeEach(() => queryClient.clear());

test('closing keeps the draft at once and clears everything; what opens next is new', async () => {
  const calls = serve({
    'GET /v1/users/me': me,
    'GET /v1/loans/l1': loanWith(),
    'GET /v1/loans/l1/recipients': [],
    'POST /v1/messages/draft': stored,
  });
  expect(windowNow().state).toBe('CLOSED');
  const replyTo = { messageId: 'm1', from: 'Ann', preview: 'Hello' };
  await openWindow({ loanId: 'l1', replyTo });
  expect(windowNow().state).toBe('OPEN');
  const { composition, keeper } = windowNow().writing!;
  keeper.start();
  composition.patch({ body: '<p>Hello</p>', attachments: [{ id: 'doc', name: 'a.pdf' }] });
  await openWindow({ loanId: 'l1', itemIds: ['e1'] });
  expect(windowNow().staged).toEqual(['e1']);
  await moveWindow('MINIMIZE');
  expect(windowNow()).toMatchObject({ state: 'MINIMIZED', staged: ['e1'] });
  expect(windowNow().writing?.composition.snapshot().body).toBe('<p>Hello</p>');
  await moveWindow('CLOSE');
  expect(windowNow()).toEqual({ state: 'CLOSED', writing: null, staged: [] });
  const kept = calls.filter(({ method }) => method === 'POST');
  expect(kept.map(({ body }) => body)).toEqual([expect.objectContaining({ body: '<p>Hello</p>' })]);
  await openWindow({ loanId: 'l1' });
  expect(windowNow().writing?.composition.snapshot()).toMatchObject({
    attachments: [],
    repliedTo: null,
    draftId: null,
  });
  await moveWindow('CLOSE');
});

test('any path with apply-now is a loan application', () => {
  expect(pageOf('/apply-now/l1')).toBe('APPLY_NOW');
  expect(pageOf('/portal/co/apply-now')).toBe('APPLY_NOW');
  expect(pageOf('/loans/l1/package')).toBe('LOAN_EXPLORER_PACKAGE');
  expect(pageOf('/portal/co')).toBe('BORROWER_PORTAL_LENDER');
});
