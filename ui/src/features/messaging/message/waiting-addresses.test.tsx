import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '@/test/render-at';
import { serveCalls } from '@/test/server';
import { WaitingAddresses } from './waiting-addresses';

const words = '3 of 5 addresses are waiting for a lender’s approval';
const show = (canDecide: boolean) => {
  const waiting = { addresses: ['a@deeds.example', 'b@deeds.example'], words, canDecide };
  renderAt('/', () => <WaitingAddresses waiting={waiting} loanId="l1" messageId="m1" threadId="t1" />);
};

test('shows the sender which addresses wait for approval', async () => {
  show(false);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('a@deeds.example, b@deeds.example')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('lets a lender approve or decline', async () => {
  const calls = serveCalls({ 'POST /v1/loans/l1/outside-addresses/m1': { decided: 2 } });
  show(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ decision: 'APPROVE' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ decision: 'DECLINE' }));
});
