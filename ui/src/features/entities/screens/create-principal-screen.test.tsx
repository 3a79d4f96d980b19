import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { alvarez } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { serveCalls } from '@/test/server';
import { CreatePrincipalScreen } from './create-principal-screen';
import { lucia, withoutLayout } from '@/test/entities.fixture';

withoutLayout();

test('a person is added with one current address', async () => {
  const user = userEvent.setup();
  const calls = serveCalls({ 'POST /v1/loans/l1/entities': lucia });
  const { href } = renderAt('/principals/new?loanId=l1', () => <CreatePrincipalScreen loan={alvarez} />);
  await user.type(await screen.findByLabelText('Name'), 'Lucia Alvarez');
  await user.type(screen.getByLabelText('Street address'), '1 Pine St');
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  const second = screen.getByRole('group', { name: 'Address 2' });
  await user.type(within(second).getByLabelText('Street address'), '2 Elm');
  await user.click(within(second).getByRole('radio', { name: 'Current address' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(href()).toBe('/loans/l1'));
  expect(calls[0]?.body).toMatchObject({
    entityType: 'INDIVIDUAL',
    name: 'Lucia Alvarez',
    mostRecentUserInformation: {
      residentialAddresses: [
        { address: { streetAddressLine1: '1 Pine St', currentAddress: false } },
        { address: { streetAddressLine1: '2 Elm', currentAddress: true } },
      ],
    },
  });
});
