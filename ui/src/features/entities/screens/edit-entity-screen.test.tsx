import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { alvarez, seenBy } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { refusal, serveCalls } from '@/test/server';
import type { LoanEntity } from '../api';
import { EditEntityScreen } from './edit-entity-screen';
import { company, entityPath, lucia, putCalls, withoutLayout } from '@/test/entities.fixture';

withoutLayout();

const page =
  (entity: LoanEntity, loan = alvarez) =>
  () => <EditEntityScreen loan={loan} entity={entity} />;

test('Save is disabled without changes, and Cancel leaves without a call', async () => {
  const user = userEvent.setup();
  const calls = serveCalls({});
  const { href } = renderAt('/loans/l1/companies/c1/edit', page(company));
  expect(await screen.findByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(href()).toBe('/loans/l1'));
  expect(calls).toEqual([]);
});

test('errors show while typing and disappear when corrected', async () => {
  const user = userEvent.setup();
  const calls = serveCalls({});
  renderAt('/loans/l1/companies/c1/edit', page(company));
  const ein = await screen.findByLabelText('EIN');
  await user.clear(ein);
  await user.type(ein, '12-34');
  expect(await screen.findByText('Enter a nine-digit EIN, like 12-3456789')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls).toEqual([]);
  await user.type(ein, '56789');
  expect(screen.queryByText('Enter a nine-digit EIN, like 12-3456789')).toBeNull();
});

test('on a conflict, other changes are shown and merged, and edits are kept', async () => {
  const user = userEvent.setup();
  const theirs = { ...company, version: 4, emailAddress: 'new@alvarez.example', name: 'Alvarez Group' };
  let late = true;
  const calls = serveCalls({
    [`PUT ${entityPath('c1')}`]: () => {
      if (!late) return theirs;
      late = false;
      return refusal(409, { code: 'stale', message: 'Someone else changed this.', current: theirs });
    },
  });
  const { href } = renderAt('/loans/l1/companies/c1/edit', page(company));
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Alvarez & Daughters');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('The name is now “Alvarez Group”');
  expect(told).toHaveTextContent('The email address is now “new@alvarez.example”');
  expect(name).toHaveValue('Alvarez & Daughters');
  expect(screen.getByLabelText('Email address')).toHaveValue('new@alvarez.example');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(putCalls(calls)[1]?.body).toMatchObject({ version: 4, name: 'Alvarez & Daughters' }));
  await vi.waitFor(() => expect(href()).toBe('/loans/l1'));
});

test('errors found by the server show at their field', async () => {
  const user = userEvent.setup();
  const violations = [{ field: 'ein', code: 'taken', message: 'Another company has this EIN' }];
  serveCalls({
    [`PUT ${entityPath('c1')}`]: refusal(422, { code: 'invalid', message: 'Check the marked fields.', violations }),
  });
  renderAt('/loans/l1/companies/c1/edit', page(company));
  await user.type(await screen.findByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Another company has this EIN')).toBeInTheDocument();
  expect(screen.getByLabelText('EIN')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Name')).toHaveValue('Alvarez Holdings, LLC!');
});

test('leaving with unsaved changes asks first', async () => {
  const user = userEvent.setup();
  serveCalls({});
  const { href } = renderAt('/loans/l1/companies/c1/edit', page(company));
  await user.type(await screen.findByLabelText('Name'), '!');
  await user.click(screen.getByRole('link', { name: 'Alvarez – purchase' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(href()).toBe('/loans/l1/companies/c1/edit');
  expect(screen.getByLabelText('Name')).toHaveValue('Alvarez Holdings, LLC!');
});

test('a license is masked until revealed, and masked values are sent back unchanged', async () => {
  const user = userEvent.setup();
  const calls = serveCalls({
    [`POST ${entityPath('p1')}/licence/reveal`]: {
      number: 'OR1234567',
      expiration: '2027-02-18',
      dob: '1985-07-04',
      state: 'OR',
    },
    [`PUT ${entityPath('p1')}`]: lucia,
  });
  renderAt('/loans/l1/principals/p1/edit', page(lucia));
  const number = await screen.findByLabelText('License number');
  expect(number).toBeDisabled();
  expect(number).toHaveValue('•••••4567');
  await user.click(screen.getByRole('button', { name: /Show number and date of birth/ }));
  await vi.waitFor(() => expect(number).toHaveValue('OR1234567'));
  expect(screen.getByLabelText('Date of birth')).toHaveValue('1985-07-04');
  await user.type(screen.getByLabelText('Name'), ' Ruiz');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(putCalls(calls)).toHaveLength(1));
});

test('a license that the person may not see isn’t sent', async () => {
  const user = userEvent.setup();
  const unseen = { number: null, expiration: null, dob: null, state: null, visible: false };
  const hidden = { ...lucia, mostRecentDriversLicenseInformation: unseen };
  const calls = serveCalls({ [`PUT ${entityPath('p1')}`]: lucia });
  renderAt('/loans/l1/principals/p1/edit', page(hidden));
  expect(await screen.findByText(/You don’t have permission to see driver’s licenses/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(putCalls(calls)).toHaveLength(1));
  expect(putCalls(calls)[0]?.body).not.toHaveProperty('mostRecentDriversLicenseInformation');
});

test('an underwriter has read access and is told why', async () => {
  serveCalls({});
  renderAt('/loans/l1/companies/c1/edit', page(company, seenBy(alvarez, { role: 'UNDERWRITER' })));
  expect(await screen.findByText(/Underwriters can’t change a loan’s parties and property/)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toBeDisabled();
});
