import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Loan } from '@/api/models';
import { ann, dana, loanWith, role, user } from '@/test/people';
import { renderAt } from '@/test/render-at';
import { problemResponse, fakeResponses } from '@/test/fake-responses';
import { TeamPanel } from './components/team-panel';
import { LenderRoleScreen } from './screens/lender-role-screen';

const lender = (id: string, name: string) => user(id, name, 'L', { loggedRoleGroup: 'LENDER' });
const borrower = (id: string, name: string) => user(id, name, 'B', { loggedRoleGroup: 'BORROWER' });
const label = (title: string) => ({ title, canBeOnBorrower: true, canBeOnLender: true });
const everybody = [
  role('r-u', 'UNDERWRITER', lender('u-u', 'Una')),
  role('r-b', 'LENDER', lender('u-b', 'Bea')),
  role('r-dana', 'LEAD_LENDER', dana),
  role('r-q', 'MANAGER', lender('u-q', 'Quinn')),
  role('r-bob', 'BORROWER', borrower('u-bob', 'Bob')),
  role('r-zed', 'LEAD_BORROWER', borrower('u-zed', 'Zed')),
  role('r-ann', 'CONTACT', ann, { keyContact: true, labels: [label('Signer'), label('Notary')] }),
  role('r-cy', 'CONTACT', user('u-cy', 'Cy', 'C')),
];

let said: string[];

beforeEach(() => {
  said = [];
  vi.spyOn(toast, 'error').mockImplementation((text) => said.push(`error: ${String(text)}`));
  vi.spyOn(toast, 'success').mockImplementation((text) => said.push(String(text)));
});

const show = (more: Partial<Loan> = {}) => {
  const loan = loanWith({ loanRoles: everybody, ...more });
  return renderAt('/loans/l1', () => (
    <TeamPanel loan={loan} renderCard={(each) => <p>Card of {each.user.givenName}</p>} />
  ));
};

const underwriter: Pick<Loan, 'me'> = {
  me: { loanRoleId: 'r-u', role: 'UNDERWRITER', roleGroup: 'LENDER', permissions: [] },
};

const names = async (heading: string) => {
  const rows = within(await screen.findByRole('list', { name: heading })).queryAllByRole('button', {
    name: /^More for/,
  });
  return rows.map((row) => row.getAttribute('aria-label')?.split(' ')[2]);
};

async function choose(person: ReturnType<typeof userEvent.setup>, name: string, item: RegExp) {
  await person.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await person.click(await screen.findByRole('menuitem', { name: item }));
}

test('groups people in order, with other contacts under a separate heading', async () => {
  fakeResponses({});
  show();
  expect(await names('My Team')).toEqual(['Dana', 'Quinn', 'Bea', 'Una']);
  expect(await names('Borrowing Team')).toEqual(['Zed', 'Bob']);
  expect(await names('Key Contacts')).toEqual(['Ann']);
  expect(await names('Contacts')).toEqual(['Cy']);
});

test('shows one label of a key contact, and a card on hover', async () => {
  const person = userEvent.setup();
  fakeResponses({});
  show();
  const row = within(await screen.findByRole('list', { name: 'Key Contacts' }));
  expect(row.getByRole('button', { name: '1 more: Notary' })).toBeInTheDocument();
  await person.hover(row.getByText('Ann Lee'));
  expect(await screen.findByText('Card of Ann')).toBeInTheDocument();
});

test('sends the complete payload with the visibility switch', async () => {
  const person = userEvent.setup();
  const call = 'PUT /v1/loans/l1/lender-users/u-b';
  const seen = fakeResponses({ [call]: everybody[1]! });
  show();
  await person.click(await screen.findByRole('switch', { name: 'Visible to Borrowers: Bea L' }));
  await waitFor(() => expect(seen.find((each) => each.call === call)).toBeDefined());
  expect(seen.find((each) => each.call === call)?.body).toEqual({
    appUser: { id: 'u-b' },
    borrowerType: null,
    canAcceptFiles: true,
    contactRelation: null,
    contactVisibleToBorrowers: false,
    contactVisibleToLenders: true,
    leadBorrower: false,
    leadLender: false,
    newToLoan: false,
    role: 'LENDER',
    version: 1,
    visibleToBorrower: false,
  });
});

test('reports no error for a failed change of a lender', async () => {
  const person = userEvent.setup();
  const call = 'PUT /v1/loans/l1/lender-users/u-b';
  const seen = fakeResponses({ [call]: () => problemResponse(500, 'internal') });
  show();
  await person.click(await screen.findByRole('switch', { name: 'Visible to Borrowers: Bea L' }));
  await waitFor(() => expect(seen.some((each) => each.call === call)).toBe(true));
  expect(said).toEqual([]);
});

test('reports the visibility change, and undo sends the previous value', async () => {
  const person = userEvent.setup();
  const call = 'PUT /v1/loans/l1/lender-users/u-b';
  const bea = everybody.find(({ user: { id } }) => id === 'u-b')!;
  const seen = fakeResponses({ [call]: { ...bea, visibleToBorrower: false, version: bea.version + 1 } });
  vi.mocked(toast.success).mockImplementation((words, options) => {
    said.push(String(words));
    const { action } = options as { action?: { onClick: (event: unknown) => void } };
    action?.onClick(null);
    return '';
  });
  show();
  await person.click(await screen.findByRole('switch', { name: 'Visible to Borrowers: Bea L' }));
  await waitFor(() => expect(seen.filter((each) => each.call === call)).toHaveLength(2));
  expect(said).toEqual(['Borrowers no longer see Bea L']);
  expect(seen.filter((each) => each.call === call)[1]?.body).toMatchObject({
    visibleToBorrower: true,
    version: bea.version + 1,
  });
});

test('applies the last of two quick switches', async () => {
  const person = userEvent.setup();
  let there = role('r-b', 'LENDER', lender('u-b', 'Bea'));
  const call = 'PUT /v1/loans/l1/lender-users/u-b';
  const calls = fakeResponses({
    [call]: (body: unknown) => {
      const { version, visibleToBorrower } = body as { version: number; visibleToBorrower: boolean };
      if (version !== there.version) return problemResponse(409, 'stale', { current: there });
      return (there = { ...there, visibleToBorrower, version: version + 1 });
    },
  });
  show();
  const visible = await screen.findByRole('switch', { name: /Bea/ });
  await person.dblClick(visible);
  await waitFor(() => expect(there.version).toBe(3));
  expect(calls.filter((each) => each.call === call)).toHaveLength(2);
});

test('disables changes for underwriters with the reason, and keeps the only lead lender', async () => {
  const person = userEvent.setup();
  fakeResponses({});
  show(underwriter);
  expect(await screen.findByRole('switch', { name: /Bea/ })).toHaveAttribute('aria-disabled');
  await person.click(screen.getByRole('button', { name: 'More for Dana Whitfield' }));
  expect(await screen.findByRole('menuitem', { name: /Remove/ })).toHaveTextContent('A loan needs a lead lender');
  expect(screen.getByRole('menuitem', { name: /Edit labels/ })).toHaveTextContent('Underwriters can’t change roles');
});

test.each([
  ['CLOSING', '/'],
  ['READY_FOR_UNDERWRITING', '/loans/l1'],
] as const)('an underwriter who leaves a loan in %s ends at %s', async (reviewStatus, address) => {
  const person = userEvent.setup();
  const call = 'DELETE /v1/loans/l1/roles/r-u';
  fakeResponses({ [call]: () => new Response(null, { status: 204 }) });
  const { href } = show({ ...underwriter, reviewStatus });
  await choose(person, 'Una L', /Leave the loan/);
  await person.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(said).toEqual(['You left Loan One']));
  await waitFor(() => expect(href()).toBe(address));
});

test('invites people who never signed in, invites them again, and revokes the invitation', async () => {
  const person = userEvent.setup();
  const stub = user('u-bob', 'Bob', 'B', { stub: true, loggedRoleGroup: 'BORROWER' });
  const call = 'POST /v1/loans/l1/users/u-bob/invitation';
  const invitation = {
    id: 'i',
    userId: 'u-bob',
    state: 'PENDING' as const,
    sentAt: '2026-11-20T12:00:00Z',
    expiresAt: '2026-11-27T12:00:00Z',
    undeliverable: null,
  };
  const revoke = 'DELETE /v1/loans/l1/users/u-bob/invitation';
  fakeResponses({ [call]: invitation, [revoke]: () => new Response(null, { status: 204 }) });
  show({ loanRoles: [...everybody.slice(0, 4), role('r-bob', 'BORROWER', stub)], invitations: [invitation] });
  expect(await screen.findByText('Invited 11-20-2026, expires 11-27-2026')).toBeInTheDocument();
  await choose(person, 'Bob B', /Resend invitation/);
  await waitFor(() => expect(said).toEqual(['Invitation sent again to bob@x.com']));
  await choose(person, 'Bob B', /Revoke invitation/);
  await person.click(await screen.findByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(said[1]).toBe('Invitation of Bob B withdrawn'));
});

test('an undeliverable invitation shows why and what to do, and the address is tried again', async () => {
  const person = userEvent.setup();
  const stub = user('u-bob', 'Bob', 'B', { stub: true, loggedRoleGroup: 'BORROWER' });
  const words = 'Undeliverable. The mail server replied: 550 No such user. Correct the address, then send it again';
  const invitation = {
    id: 'i',
    userId: 'u-bob',
    state: 'PENDING' as const,
    sentAt: '2026-11-20T12:00:00Z',
    expiresAt: '2026-11-27T12:00:00Z',
    undeliverable: words,
  };
  const call = 'POST /v1/loans/l1/users/u-bob/email/retry';
  const seen = fakeResponses({ [call]: () => new Response(null, { status: 204 }) });
  show({ loanRoles: [...everybody.slice(0, 4), role('r-bob', 'BORROWER', stub)], invitations: [invitation] });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText('Undeliverable')).toBeInTheDocument();
  expect(screen.queryByText('Invited 11-20-2026, expires 11-27-2026')).toBeNull();
  await choose(person, 'Bob B', /Try the address again/);
  await waitFor(() => expect(said).toEqual(['Emails to bob@x.com are being sent again']));
  expect(seen.some((each) => each.call === call)).toBe(true);
});

test('an undeliverable address is shown at the person, and is tried again only then', async () => {
  const person = userEvent.setup();
  const words = 'Emails to ann@x.com can’t be delivered. The mail server replied: 550 No such user';
  const failing = role('r-ann', 'CONTACT', ann, {
    keyContact: true,
    undeliverable: { words, failedAt: '2026-11-20T12:00:00Z' },
  });
  fakeResponses({});
  show({ loanRoles: [...everybody.slice(0, 6), failing] });
  expect(await screen.findByText(words)).toBeInTheDocument();
  await person.click(await screen.findByRole('button', { name: 'More for Ann Lee' }));
  expect(await screen.findByRole('menuitem', { name: /Try the address again/ })).toBeInTheDocument();
  await person.keyboard('{Escape}');
  await person.click(await screen.findByRole('button', { name: 'More for Zed B' }));
  expect(screen.queryByRole('menuitem', { name: /Try the address again/ })).toBeNull();
});

test('invites a colleague who never signed in, or copies the link', async () => {
  const person = userEvent.setup();
  const stub = user('u-bob', 'Bob', 'B', { stub: true, loggedRoleGroup: 'LENDER', loggedCompanyRole: 'LENDER' });
  const invitation = {
    id: 'i',
    userId: 'u-bob',
    state: 'PENDING' as const,
    sentAt: '2026-11-20T12:00:00Z',
    expiresAt: '2026-11-27T12:00:00Z',
    undeliverable: null,
  };
  fakeResponses({
    'GET /v1/users/me': { ...dana, loggedCompanyRole: 'LEAD_LENDER', permissions: ['CrudAssociate'] },
    'POST /v1/loans/l1/users/u-bob/invitation': invitation,
    'POST /v1/loans/l1/users/u-bob/invitation-link': { invitation, link: 'http://x/invitation/00ff' },
  });
  show({ loanRoles: [...everybody.slice(0, 4), role('r-bob', 'LENDER', stub)] });
  await choose(person, 'Bob B', /Invite/);
  await waitFor(() => expect(said).toEqual(['Invitation sent to bob@x.com']));
  await choose(person, 'Bob B', /Copy link/);
  await person.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await screen.findByLabelText('Link')).toHaveValue('http://x/invitation/00ff');
});

test('offers the labels of the role, and keeps the choice on a conflict', async () => {
  const person = userEvent.setup();
  const call = 'PUT /v1/loans/l1/roles/r-q/labels';
  const theirs = role('r-q', 'MANAGER', lender('u-q', 'Quinn'), { version: 7, labels: [label('Closer')] });
  const answers = [problemResponse(409, 'stale', { current: theirs }), Response.json(theirs)];
  const offered = [
    label('Closer'),
    { title: 'Guarantor', canBeOnBorrower: true, canBeOnLender: false },
    label('Owner'),
  ];
  const seen = fakeResponses({ 'GET /v1/loans/l1/labels': offered, [call]: () => answers.shift()! });
  show();
  await choose(person, 'Quinn L', /Edit labels/);
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findAllByRole('checkbox')).length).toBe(2);
  await person.click(dialog.getByRole('checkbox', { name: 'Owner' }));
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The labels are now: Closer');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen.filter((each) => each.call === call).map(({ body }) => body)).toEqual([
    { labels: ['Owner'], version: 1 },
    { labels: ['Owner'], version: 7 },
  ]);
});

test('offers employees who aren’t on the loan, and returns to it', async () => {
  const person = userEvent.setup();
  const eve = lender('u-eve', 'Eve');
  const call = 'POST /v1/loans/l1/lender-users';
  const seen = fakeResponses({ 'GET /v1/lenders/co/employees': [dana, eve], [call]: role('r-eve', 'LENDER', eve) });
  const loan = loanWith({ loanRoles: everybody });
  const { href } = renderAt('/lender-roles/new?loanId=l1', () => <LenderRoleScreen loan={loan} />);
  await person.click(await screen.findByRole('combobox', { name: /Person/ }));
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['ELEve Leve@x.com']);
  await person.click(options[0]!);
  await person.selectOptions(screen.getByLabelText('Role'), 'Manager');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(href()).toBe('/loans/l1'));
  expect(said).toEqual(['Eve L added to the loan']);
  expect(seen.find((each) => each.call === call)?.body).toMatchObject({
    appUser: { id: 'u-eve' },
    role: 'MANAGER',
    newToLoan: true,
  });
});

test('disables changes on an archived loan with the reason', async () => {
  fakeResponses({});
  const words = 'This loan is archived';
  show({ archive: { to: null, words } });
  for (const name of ['Add lender', 'Add key contact', 'Add contact']) {
    expect(await screen.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: /^More for Dana/ }));
  for (const item of screen.getAllByRole('menuitem')) {
    expect(item).toHaveAttribute('aria-disabled', 'true');
    expect(item).toHaveTextContent(words);
  }
});
