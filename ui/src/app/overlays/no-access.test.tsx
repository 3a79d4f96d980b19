import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { currentUserQuery } from '@/api/current-user';
import type { CurrentUser } from '@/api/models';
import { queryClient } from '@/api/query-client';
import { getWindowState } from '@/features/messaging';
import { dana, loanWith, me } from '@/test/people';
import { renderAt } from '@/test/render-at';
import { serveCalls } from '@/test/server';
import { NoAccess } from './no-access';

const gone = 'This item has been removed and does not exist';
const borrower: CurrentUser = { ...me, loggedRoleGroup: 'BORROWER' };
const lead = {
  value: dana.id,
  label: 'Dana Whitfield',
  isMe: false,
  onLoan: true,
  role: 'LEAD_LENDER',
  visibleToBorrower: true,
  isContact: false,
  taskCount: 0,
  avatar: null,
  user: dana,
};

beforeEach(async () => {
  queryClient.clear();
});

function show(viewer: CurrentUser, severity: string) {
  serveCalls({
    'GET /v1/users/me': viewer,
    'GET /v1/loans': { content: [{ id: 'l1' }], page: 0, size: 100, totalElements: 1, last: true },
    'GET /v1/loans/l1': loanWith(),
    'GET /v1/loans/l1/recipients': [lead],
  });
  queryClient.setQueryData(currentUserQuery.queryKey, viewer);
  const search = `noAccessModalMessage=${encodeURIComponent(gone)}&noAccessModalSeverity=${severity}`;
  return renderAt(`/portal?${search}`, () => (
    <QueryClientProvider client={queryClient}>
      <NoAccess />
    </QueryClientProvider>
  ));
}

test('shows a lender the reason, without a button to ask', async () => {
  show(me, 'error');
  expect(await screen.findByText(gone)).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'No access' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask my lender' })).toBeNull();
});

test('lets a borrower message the lender, who is already the recipient', async () => {
  const { href } = show(borrower, 'info');
  expect(await screen.findByRole('dialog', { name: 'Not available' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ask my lender' }));
  await waitFor(() => expect(href()).not.toContain('noAccessModal'));
  await waitFor(() => expect(getWindowState().state).toBe('OPEN'));
  expect(
    getWindowState()
      .writing?.composition.snapshot()
      .recipients.map(({ value }) => value),
  ).toEqual([dana.id]);
});
