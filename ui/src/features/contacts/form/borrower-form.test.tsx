import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { dana, loanWith, relation, role, user } from '@/test/people';
import { renderAt } from '@/test/render-at';
import { problemResponse, fakeResponses } from '@/test/fake-responses';
import { ContactProvider } from '../contact-context';
import { personOfRole } from '../contact-person';
import { ContactFormDialog } from './contact-form-dialog';
import { add, addTyped, common, listen, said, save } from '@/test/contact-form.fixture';

listen();

const zed = role('r-zed', 'LEAD_BORROWER', user('u-zed', 'Zed', 'Baker', { loggedRoleGroup: 'BORROWER' }));
const withLead = loanWith({ loanRoles: [role('r-dana', 'LEAD_LENDER', dana), zed] });
const templates = [{ id: 't1', name: 'Purchase', entityType: 'INDIVIDUAL', itemsCount: 1, updatedAt: '', version: 1 }];

const addBorrower = () =>
  renderAt('/loans/l1', () => (
    <ContactProvider loan={withLead}>
      <ContactFormDialog forBorrower onClose={() => undefined} />
    </ContactProvider>
  ));

async function fillBorrower(person: ReturnType<typeof userEvent.setup>) {
  await addTyped(person, 'new@x.com');
  await person.type(screen.getByLabelText('First name'), 'Ann');
  await person.selectOptions(await screen.findByLabelText(/Needs list template/), 't1');
}

test('adds and invites a borrower as lead with a type', async () => {
  const person = userEvent.setup();
  const invite = 'POST /v1/loans/l1/users/u-ann/invitation';
  const seen = fakeResponses({ ...common, 'GET /v1/templates': templates, [add]: relation(), [invite]: {} });
  addBorrower();
  await fillBorrower(person);
  await person.selectOptions(screen.getByLabelText('Borrower type'), 'MEMBER');
  await person.click(screen.getByRole('checkbox', { name: 'Lead borrower' }));
  await person.click(screen.getByRole('checkbox', { name: 'Send invitation' }));
  await person.click(save());
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Ann becomes the lead borrower, and Zed Baker stays as a borrower');
  expect(seen.filter(({ call }) => call === add)).toEqual([]);
  await person.click(within(question).getByRole('button', { name: 'Make lead borrower' }));
  await waitFor(() => expect(said.successes).toHaveLength(2));
  expect(said.successes).toEqual(['Ann added to the borrowing team successfully', 'Invitation sent to new@x.com']);
  expect(seen.find(({ call }) => call === add)?.body).toMatchObject({ leadBorrower: true, borrowerType: 'MEMBER' });
});

test('adds a borrower whose invitation fails, and reports both', async () => {
  const person = userEvent.setup();
  const invite = 'POST /v1/loans/l1/users/u-ann/invitation';
  fakeResponses({
    ...common,
    'GET /v1/templates': templates,
    [add]: relation(),
    [invite]: () => problemResponse(503, 'busy', { message: 'Later' }),
  });
  addBorrower();
  await fillBorrower(person);
  await person.click(screen.getByRole('checkbox', { name: 'Send invitation' }));
  await person.click(save());
  await waitFor(() => expect(said.errors).toHaveLength(1));
  expect(said.successes).toEqual(['Ann added to the borrowing team successfully']);
  expect(said.errors[0]).toMatch(/^Couldn’t send the invitation: Later/);
});

test('replaces the lead borrower by making another one lead', async () => {
  fakeResponses(common);
  renderAt('/loans/l1', () => (
    <ContactProvider loan={withLead}>
      <ContactFormDialog person={personOfRole(zed)} onClose={() => undefined} />
    </ContactProvider>
  ));
  expect(await screen.findByRole('checkbox', { name: 'Lead borrower' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Lead borrower' })).toBeDisabled();
  expect(screen.getByText('To change this, make someone else the lead borrower')).toBeInTheDocument();
});
