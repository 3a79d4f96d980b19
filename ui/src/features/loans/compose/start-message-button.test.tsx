import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '@/test/render-at';
import { refusal, serveCalls } from '@/test/server';
import { StartMessageButton } from './start-message-button';

const open = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock(import('@/features/messaging'), async (original) => ({
  ...(await original()),
  useComposer: () => ({ open }) as never,
}));

const loan = (id: string, name: string) => ({ id, name, leadBorrowerName: null });
const page = (content: object[], total = content.length) => ({ content, total, page: 0, size: 20, last: true });

test('asks for the loan first if none is open', async () => {
  const calls = serveCalls({
    'GET /v1/loans': ({ path }) =>
      page(
        path.includes('q=bri') ? [loan('l2', 'Brightwater')] : [loan('l1', 'Alvarez'), loan('l2', 'Brightwater')],
        40,
      ),
  });
  renderAt('/', StartMessageButton);
  await userEvent.click(await screen.findByRole('button', { name: 'Write a message' }));
  expect(await screen.findByRole('button', { name: 'Alvarez' })).toBeVisible();
  expect(screen.getByText(/38 more loans/)).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a loan' }), 'bri');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Alvarez' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Brightwater' }));
  expect(open).toHaveBeenCalledWith({ loanId: 'l2' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.every(({ path }) => path.includes('sort=-updated'))).toBe(true);
});

test('reports that there are no loans, or that they couldn’t be loaded', async () => {
  serveCalls({ 'GET /v1/loans': page([]) });
  renderAt('/', StartMessageButton);
  await userEvent.click(await screen.findByRole('button', { name: 'Write a message' }));
  expect(await screen.findByText('You don’t have any loans yet.')).toBeVisible();
});

test('offers a retry if the loans couldn’t be loaded', async () => {
  serveCalls({ 'GET /v1/loans': () => refusal(503, { message: 'The database is busy.' }) });
  renderAt('/', StartMessageButton);
  await userEvent.click(await screen.findByRole('button', { name: 'Write a message' }));
  expect(await screen.findByText('The database is busy.')).toBeVisible();
});
