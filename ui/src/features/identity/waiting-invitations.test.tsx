import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '@/test/render-at';
import { fakeResponses } from '@/test/fake-responses';
import { WaitingInvitations } from './components/waiting-invitations';

test('shows the lender of a pending invitation without the loan', async () => {
  fakeResponses({ 'GET /v1/account/invitations': [{ lenderName: 'Cedar Ridge', expiresAt: '2026-12-01T10:00:00Z' }] });
  renderAt('/', () => <WaitingInvitations />);
  expect(await screen.findByRole('list', { name: 'Invitations' })).toHaveTextContent(
    'Cedar Ridge invited you. To open the loan, use the link in the invitation we emailed you',
  );
});
