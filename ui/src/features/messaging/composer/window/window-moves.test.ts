import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/api/query-client';
import { loanWith, me } from '@/test/people';
import { serveCalls } from '@/test/server';
import { moveWindow, openWindow } from './window-moves';
import { pageOfPath } from './current-page';
import { getWindowState } from './window-state';

const stored = { id: 'd1', version: 1, body: '', documents: [] };

beforeEach(() => queryClient.clear());

test('saves the draft on closing, and opens a new message next', async () => {
  const calls = serveCalls({
    'GET /v1/users/me': me,
    'GET /v1/loans/l1': loanWith(),
    'GET /v1/loans/l1/recipients': [],
    'POST /v1/messages/draft': stored,
  });
  expect(getWindowState().state).toBe('CLOSED');
  const replyTo = { messageId: 'm1', from: 'Ann', preview: 'Hello' };
  await openWindow({ loanId: 'l1', replyTo });
  expect(getWindowState().state).toBe('OPEN');
  const { composition, keeper } = getWindowState().writing!;
  keeper.start();
  composition.patch({ body: '<p>Hello</p>', attachments: [{ id: 'doc', name: 'a.pdf' }] });
  await openWindow({ loanId: 'l1', itemIds: ['e1'] });
  expect(getWindowState().staged).toEqual(['e1']);
  await moveWindow('MINIMIZE');
  expect(getWindowState()).toMatchObject({ state: 'MINIMIZED', staged: ['e1'] });
  expect(getWindowState().writing?.composition.snapshot().body).toBe('<p>Hello</p>');
  await moveWindow('CLOSE');
  expect(getWindowState()).toEqual({ state: 'CLOSED', writing: null, staged: [] });
  const kept = calls.filter(({ method }) => method === 'POST');
  expect(kept.map(({ body }) => body)).toEqual([expect.objectContaining({ body: '<p>Hello</p>' })]);
  await openWindow({ loanId: 'l1' });
  expect(getWindowState().writing?.composition.snapshot()).toMatchObject({
    attachments: [],
    repliedTo: null,
    draftId: null,
  });
  await moveWindow('CLOSE');
});

test('maps any path with apply-now to the loan application', () => {
  expect(pageOfPath('/apply-now/l1')).toBe('APPLY_NOW');
  expect(pageOfPath('/portal/co/apply-now')).toBe('APPLY_NOW');
  expect(pageOfPath('/loans/l1/package')).toBe('LOAN_EXPLORER_PACKAGE');
  expect(pageOfPath('/portal/co')).toBe('BORROWER_PORTAL_LENDER');
});
