import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { element } from '@/test/element.fixture';
import { alvarez, dana } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { refusal, serveCalls } from '@/test/server';
import { ApplicationScreen } from './application-screen';

const requests = [element('f1', { name: 'Income', storageType: 'FOLDER' }), element('e1', { name: 'W-2 forms' })];
const handlers = {
  'GET /v1/users/me': dana,
  'GET /v1/loans/l1': alvarez,
  'GET /v1/loans/l1/elements': { content: requests },
  'GET /v1/loan-applications/l1': { loan: alvarez, requests },
};
const Screen = () => <ApplicationScreen loanId="l1" />;

test('one page shows facts, people, requests and a message field', async () => {
  serveCalls(handlers);
  renderAt('/apply-now/l1', Screen);
  expect(await screen.findByRole('heading', { level: 1, name: alvarez.name })).toBeVisible();
  expect(screen.getByRole('region', { name: 'About the loan' })).toHaveTextContent('Harbor & Pine');
  expect(screen.getByRole('region', { name: 'People' })).toHaveTextContent('Lucia Alvarez');
  const asked = screen.getByRole('region', { name: 'Requests' });
  expect(await within(asked).findByText('W-2 forms')).toBeVisible();
  expect(within(asked).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Write a message' })).toBeVisible();
});

test('a failure shows a message and can be retried', async () => {
  serveCalls({ ...handlers, 'GET /v1/loan-applications/l1': refusal(503, { message: 'The database is busy.' }) });
  renderAt('/apply-now/l1', Screen);
  expect(await screen.findByText('The database is busy.')).toBeVisible();
});
