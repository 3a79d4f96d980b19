import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { alvarez } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { serveCalls } from '@/test/server';
import { EntitiesPanel } from './entities-panel';
import { company, entityPath, putCalls, withoutLayout } from '@/test/entities.fixture';

withoutLayout();

const Panel = () => <EntitiesPanel loan={alvarez} />;

test('shows names, kinds and labels, guarantee labels in lowercase', async () => {
  serveCalls({
    'GET /v1/loans/l1/entities': [company, { ...company, id: 'f1', entityType: 'FUND', name: 'Fund 9', labels: [] }],
  });
  renderAt('/loans/l1', Panel);
  const link = await screen.findByRole('link', { name: 'Alvarez Holdings, LLC' });
  expect(link).toHaveAttribute('href', '/loans/l1/companies/c1/edit');
  expect(within(link.closest('li')!).getByText('guarantor')).toBeInTheDocument();
  expect(screen.getByText('Fund 9').closest('a')).toBeNull();
});

test('empty and failed states tell what to do', async () => {
  serveCalls({ 'GET /v1/loans/l1/entities': [] });
  renderAt('/loans/l1', Panel);
  expect(await screen.findByText(/Nothing here yet/)).toBeInTheDocument();
});

test('a person is added on a separate page that names the loan', async () => {
  const user = userEvent.setup();
  serveCalls({ 'GET /v1/loans/l1/entities': [] });
  const { href } = renderAt('/loans/l1', Panel);
  await user.click(await screen.findByRole('button', { name: 'Add entity' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Person' }));
  await vi.waitFor(() => expect(href()).toBe('/principals/new?loanId=l1'));
});

test('other kinds are added by name, then their page opens', async () => {
  const user = userEvent.setup();
  const calls = serveCalls({
    'GET /v1/loans/l1/entities': [],
    'POST /v1/loans/l1/entities': { ...company, id: 't1', entityType: 'TRUST' },
  });
  const { href } = renderAt('/loans/l1', Panel);
  await user.click(await screen.findByRole('button', { name: 'Add entity' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Trust' }));
  const name = await screen.findByLabelText('Name');
  await user.click(screen.getByRole('button', { name: 'Add and continue' }));
  expect(await screen.findByText('Name is required')).toBeInTheDocument();
  await user.type(name, 'Family Trust');
  await user.click(screen.getByRole('button', { name: 'Add and continue' }));
  await vi.waitFor(() => expect(href()).toBe('/loans/l1/trusts/t1/edit'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    entityType: 'TRUST',
    name: 'Family Trust',
  });
});

test('removing asks for confirmation', async () => {
  const user = userEvent.setup();
  const calls = serveCalls({ 'GET /v1/loans/l1/entities': [company], [`DELETE ${entityPath('c1')}`]: null });
  renderAt('/loans/l1', Panel);
  await user.click(await screen.findByRole('button', { name: 'Actions for Alvarez Holdings, LLC' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from loan' }));
  const question = await screen.findByRole('alertdialog');
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Remove from loan' }));
  await vi.waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

test('labels are saved in the order of the specification, for this loan', async () => {
  const user = userEvent.setup();
  const calls = serveCalls({
    'GET /v1/loans/l1/entities': [{ ...company, labels: ['MEMBER'] }],
    [`PUT ${entityPath('c1')}/labels`]: company,
  });
  renderAt('/loans/l1', Panel);
  await user.click(await screen.findByRole('button', { name: 'Actions for Alvarez Holdings, LLC' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Labels…' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Applicant' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(putCalls(calls)[0]?.body).toEqual({ labels: ['APPLICANT', 'MEMBER'] }));
});
