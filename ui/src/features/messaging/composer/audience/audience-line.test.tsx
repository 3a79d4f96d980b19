import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '@/api/query-client';
import { ann, dana } from '@/test/people';
import { refusal, serveCalls } from '@/test/server';
import { newMessage } from '../form/composition';
import { AudienceLine } from './audience-line';
import { audienceFields } from './addressed-as';

const reader = (name: string, external: boolean) => ({
  user: { ...(external ? ann : dana), id: name },
  name,
  role: external ? 'CONTACT' : 'LENDER',
  external,
  blindCopy: false,
});

const show = (change = {}) =>
  render(
    <QueryClientProvider client={queryClient}>
      <AudienceLine loanId="l1" message={audienceFields(newMessage('l1', change))} />
    </QueryClientProvider>,
  );

beforeEach(() => queryClient.clear());

test('names the first readers, marks external ones, and lists the rest', async () => {
  const readers = [
    reader('Ann Lee', true),
    reader('Carla Mendes', true),
    reader('Tom Oakes', false),
    reader('Uma Ray', false),
  ];
  const audience = { scope: 'EVERYONE', label: 'Everyone on the loan', readers, others: 'others at Harbor & Pine' };
  const calls = serveCalls({ 'POST /v1/messages/audience': audience });
  show({ subject: 'Licence', recipients: [{ value: 'u-ann', label: 'Ann Lee' }] });
  const line = await screen.findByRole('region', { name: 'Can read this' });
  expect(await within(line).findByText('Ann Lee')).toBeInTheDocument();
  expect(within(line).getAllByText('External')).toHaveLength(2);
  expect(line).toHaveTextContent('and others at Harbor & Pine');
  await userEvent.click(within(line).getByRole('button', { name: '+1 more' }));
  expect(within(line).getAllByRole('listitem')).toHaveLength(4);
  expect(calls[0]?.body).toMatchObject({ contextId: 'l1', subject: 'Licence', toUserIds: ['u-ann'], body: '' });
});

test('refuses recipients that sending would refuse', async () => {
  const words = 'This conversation is for the lending team only. Remove the others and send again.';
  serveCalls({ 'POST /v1/messages/audience': refusal(422, { message: words, code: 'invalid' }) });
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('for the lending team only');
});
