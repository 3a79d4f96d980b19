import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LoanRole } from '@/api/models';
import { ann, dana, loanWith, me, relation, role, user } from '@/test/people';
import { renderAt } from '@/test/render-at';
import { problemResponse, fakeResponses } from '@/test/fake-responses';
import { ContactProvider, useContactPlace } from './contact-context';
import { personOfRole } from './contact-person';
import { ContactsDialog } from './list/contacts-dialog';
import { MoveDialog } from './moves/move-dialog';

const bob = user('u-bob', 'Bob', 'Stone');
const key = relation({
  id: 'c-bob',
  contactUser: bob,
  givenName: 'Bob',
  familyName: 'Stone',
  userContactEmailAddress: 'bob@x.com',
  contactLoanRoleId: 'r-bob',
  keyContact: true,
  contactSubRole: { id: 's-att', title: 'Attorney', subRoleType: 'CONTACT' },
});
const danaRole = role('r-dana', 'LEAD_LENDER', dana);
const lucia = role('r-lucia', 'BORROWER', user('u-lucia', 'Lucia', 'Alvarez', { loggedRoleGroup: 'BORROWER' }));
const loan = loanWith({ loanRoles: [danaRole, lucia, role('r-ann', 'CONTACT', ann), role('r-bob', 'CONTACT', bob)] });
const roles = [{ id: 's-att', companyId: 'co', title: 'Attorney', subRoleType: 'CONTACT' }];
const common = {
  'GET /v1/users/me': me,
  'GET /v1/loans/l1/contactRelation/r-dana': [relation(), key],
  'GET /v1/loans/l1/contactRelation/r-lucia': [relation()],
  'GET /v1/lenders/co/subroles': roles,
};
const move = 'PUT /v1/loans/l1/contactRelation/r-ann';

let said: string[];

beforeEach(() => {
  said = [];
  vi.spyOn(toast, 'error').mockImplementation((text) => said.push(`error: ${String(text)}`));
  vi.spyOn(toast, 'success').mockImplementation((text) => said.push(String(text)));
});

const open = (owner: LoanRole = danaRole) =>
  renderAt('/loans/l1', () => (
    <Suspense>
      <ContactProvider loan={loan} ownerRoleId={owner.id}>
        <ContactsDialog owner={owner} onClose={() => undefined} />
      </ContactProvider>
    </Suspense>
  ));

async function choose(person: ReturnType<typeof userEvent.setup>, name: string, item: string) {
  await person.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await person.click(await screen.findByRole('menuitem', { name: item }));
}

test('titles the own list and its sections, and searches names and addresses', async () => {
  const person = userEvent.setup();
  fakeResponses(common);
  open();
  const dialog = await screen.findByRole('dialog', { name: 'My Contacts' });
  const headings = async () => (await within(dialog).findAllByRole('heading', { level: 3 })).map((h) => h.textContent);
  expect(await headings()).toEqual(['Key Contacts', 'Contacts']);
  const box = within(dialog).getByRole('searchbox');
  await person.type(box, 'ANN');
  expect(await headings()).toEqual(['Contacts']);
  await person.clear(box);
  await person.type(box, 'attorney');
  expect(within(dialog).getByText('User not found')).toBeInTheDocument();
});

test('titles another person’s list by name, and offers to view, message and move its contacts', async () => {
  const person = userEvent.setup();
  fakeResponses(common);
  open(lucia);
  expect(await screen.findByRole('dialog', { name: 'Lucia Alvarez Contacts' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Add Contact/ })).toBeNull();
  await person.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent?.trim());
  expect(items).toEqual(['Send Message', 'Move to key contacts…', 'Move to borrowing team…']);
});

test('asks for a role before a move to key contacts, and sends it once', async () => {
  const person = userEvent.setup();
  const seen = fakeResponses({ ...common, [move]: relation({ keyContact: true }) });
  open();
  await choose(person, 'Ann Lee', 'Move to key contacts…');
  const dialog = await screen.findByRole('dialog', { name: 'Move Ann Lee to key contacts?' });
  const confirm = within(dialog).getByRole('button', { name: 'Move' });
  expect(confirm).toHaveAttribute('aria-disabled');
  await person.click(within(dialog).getByRole('combobox'));
  await person.click(await within(dialog).findByRole('option', { name: 'Attorney' }));
  await person.click(within(dialog).getByRole('switch'));
  await person.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(said).toEqual(['Ann Lee moved to key contacts/Attorney successfully']));
  expect(seen.filter(({ call }) => call === move).map(({ body }) => body)).toEqual([
    { keyContact: true, visibleToBorrower: true, contactSubRoleId: 's-att', version: 3 },
  ]);
});

test('sends nothing for a canceled move', async () => {
  const person = userEvent.setup();
  const seen = fakeResponses(common);
  open();
  await choose(person, 'Bob Stone', 'Move to contacts…');
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(seen.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
});

test('reports a failed move, keeps the dialog usable, and refetches the lists', async () => {
  const person = userEvent.setup();
  const seen = fakeResponses({
    ...common,
    'PUT /v1/loans/l1/users/u-bob': () => problemResponse(403, 'forbidden', { message: 'Ask the lead lender' }),
    [move]: () => problemResponse(500, 'internal'),
  });
  open();
  await choose(person, 'Bob Stone', 'Move to borrowing team…');
  const fetched = () => seen.filter(({ call }) => call === 'GET /v1/loans/l1/contactRelation/r-dana').length;
  const before = fetched();
  await person.click(await screen.findByRole('button', { name: 'Move' }));
  await waitFor(() => expect(said).toEqual(['error: Ask the lead lender']));
  await waitFor(() => expect(fetched()).toBeGreaterThan(before));
  expect(screen.getByRole('button', { name: 'Move' })).toBeEnabled();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  said = [];
  await choose(person, 'Ann Lee', 'Move to key contacts…');
  await person.click(screen.getByRole('combobox'));
  await person.click(await screen.findByRole('option', { name: 'Attorney' }));
  await person.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(said).toEqual(['error: Error moving contact to key contact']));
});

test('distinguishes an empty list from an empty search result', async () => {
  const person = userEvent.setup();
  fakeResponses({ ...common, 'GET /v1/loans/l1/contactRelation/r-dana': [] });
  open();
  expect(await screen.findByText('No contacts yet')).toBeInTheDocument();
  await person.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('User not found')).toBeInTheDocument();
});

test('links a contact’s name to the person', async () => {
  fakeResponses(common);
  open();
  expect(await screen.findByRole('link', { name: 'Ann Lee' })).toHaveAttribute('href', '/loans/l1?personId=u-ann');
});

test('restores the former role of a contact moved back to the borrowing team', async () => {
  const person = userEvent.setup();
  const attorney = { id: 's-att', title: 'Attorney', subRoleType: 'CONTACT' as const };
  const returning = personOfRole({ ...lucia, contactSubRole: attorney });
  const seen = fakeResponses({ ...common, 'PUT /v1/loans/l1/users/u-lucia': lucia });
  renderAt('/loans/l1', () => (
    <Suspense>
      <ContactProvider loan={loan}>
        <MoveDialog loan={loan} move={{ person: returning, to: 'CONTACT' }} onClose={() => undefined} />
      </ContactProvider>
    </Suspense>
  ));
  await person.click(await screen.findByRole('button', { name: 'Move' }));
  await waitFor(() => expect(said).toHaveLength(1));
  const sent = seen.find(({ call }) => call.startsWith('PUT'))?.body as { contactRelationDto: object };
  expect(sent.contactRelationDto).toMatchObject({ contactSubRoleId: 's-att' });
});

test.each([
  ['Ann Lee', 'r-ann', 'Ann Lee removed from your profile and loan'],
  ['Bob Stone', 'r-bob', 'Bob Stone removed from the loan'],
])('removing %s is confirmed, by the contact’s own role', async (name, roleId, words) => {
  const person = userEvent.setup();
  const remove = `DELETE /v1/loans/l1/contactRelation/${roleId}`;
  const seen = fakeResponses({ ...common, [remove]: () => new Response(null, { status: 204 }) });
  open();
  await choose(person, name, 'Remove');
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(said).toEqual([words]));
  expect(seen.filter(({ call }) => call === remove)).toHaveLength(1);
});

test('throws outside of the contacts provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Alone = () => <>{useContactPlace().loan.name}</>;
  expect(() => render(<Alone />)).toThrow('needs a ContactProvider');
});
