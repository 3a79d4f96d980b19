import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Loan } from '@/api/models';
import { ann, dana, loanWith, relation, role, user } from '@/test/people';
import { renderAt } from '@/test/render-at';
import { problemResponse, fakeResponses } from '@/test/fake-responses';
import { ContactProvider } from '../contact-context';
import { KeyContactCreateScreen } from '../screens/key-contact-create-screen';
import { KeyContactEditScreen } from '../screens/key-contact-edit-screen';
import { add, addTyped, change, common, own, picker, said, save, listen } from '@/test/contact-form.fixture';

listen();

const create = (loan: Loan = loanWith(), forKeyContact = false) =>
  renderAt('/key-contacts/new?loanId=l1', () => (
    <ContactProvider loan={loan}>
      <KeyContactCreateScreen forKeyContact={forKeyContact} />
    </ContactProvider>
  ));

const edit = (loan: Loan = loanWith()) =>
  renderAt('/key-contacts/edit?loanId=l1&loanRoleId=r-ann', () => (
    <ContactProvider loan={loan}>
      <KeyContactEditScreen loanRoleId="r-ann" />
    </ContactProvider>
  ));

test('shows only the picker in a new form, and adds a person who isn’t found', async () => {
  const person = userEvent.setup();
  fakeResponses(common);
  create();
  await picker();
  expect(screen.queryByLabelText('First name')).toBeNull();
  await person.type(await picker(), 'zzz');
  expect(await screen.findByText('User does not exist')).toBeInTheDocument();
  await person.click(await screen.findByRole('option', { name: /Add Contact/ }));
  expect(screen.getByLabelText('First name')).toHaveValue('zzz');
  expect(screen.getByLabelText(/Email address/)).toHaveValue('');
  expect(screen.getAllByRole('button', { name: /^(Save|Cancel)/ }).map((button) => button.textContent)).toEqual([
    'Save',
    'Save and New',
    'Save and Close',
    'Cancel',
  ]);
});

test('uses a typed address as the email address, and sends nothing with violations', async () => {
  const person = userEvent.setup();
  const seen = fakeResponses(common);
  create();
  await addTyped(person, 'new@x.com');
  const email = screen.getByLabelText(/Email address/);
  expect(email).toHaveValue('new@x.com');
  await person.type(screen.getByLabelText('First name'), 'Ann');
  await person.clear(email);
  await person.click(save());
  expect(await screen.findByText('Email is required')).toBeInTheDocument();
  await person.type(email, 'ann@');
  expect(await screen.findByText('Invalid email address')).toBeInTheDocument();
  expect(seen.filter(({ call }) => call === add)).toEqual([]);
});

test('fills the fields from a picked user and locks the address until cleared', async () => {
  const person = userEvent.setup();
  const found = { ...ann, positionOrTitle: 'CPA', companyName: 'Lee & Co' };
  fakeResponses({ ...common, 'GET /v1/users/search': { content: [found], last: true } });
  create();
  await person.type(await picker(), 'nn L');
  await person.click(await screen.findByRole('option', { name: /Ann Lee/ }));
  expect(screen.getByLabelText('Last name')).toHaveValue('Lee');
  expect(screen.getByLabelText('Job title')).toHaveValue('CPA');
  expect(screen.getByLabelText(/Email address/)).toBeDisabled();
  expect(screen.getByLabelText('First name')).toBeEnabled();
  await person.click(screen.getByRole('button', { name: /^Clear/ }));
  expect(screen.getByLabelText(/Email address/)).toBeEnabled();
});

test('refuses an address of the loan without a call and keeps the input', async () => {
  const person = userEvent.setup();
  const seen = fakeResponses(common);
  create(loanWith({ loanRoles: [role('r-dana', 'LEAD_LENDER', dana), role('r-ann', 'CONTACT', ann)] }));
  await addTyped(person, 'zzz');
  await person.type(screen.getByLabelText(/Email address/), ' ANN@x.com');
  await person.click(save());
  expect(said.errors).toEqual(['A contact with the same email address already exists']);
  expect(seen.filter(({ call }) => call === add)).toEqual([]);
  expect(screen.getByLabelText('First name')).toHaveValue('zzz');
  expect(save()).not.toHaveAttribute('aria-disabled');
});

test('saves the visibility of a key contact, and opens the edit page of the new role', async () => {
  const person = userEvent.setup();
  const seen = fakeResponses({ ...common, [add]: relation({ contactLoanRoleId: 'r-new', keyContact: true }) });
  const { href } = create();
  await addTyped(person, 'new@x.com');
  await person.type(screen.getByLabelText('First name'), 'Ann');
  await person.type(screen.getByLabelText('Last name'), 'Lee');
  expect(screen.queryByRole('checkbox', { name: 'Visible to Borrowers' })).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: 'Key contact' }));
  await person.click(screen.getByRole('checkbox', { name: 'Visible to Borrowers' }));
  await person.type(screen.getByLabelText('Phone'), '5551234567');
  await person.click(save());
  await waitFor(() => expect(href()).toBe('/key-contacts/edit?loanId=l1&loanRoleId=r-new'));
  expect(seen.find(({ call }) => call === add)?.body).toMatchObject({
    userContactEmailAddress: 'new@x.com',
    keyContact: true,
    visibleToBorrower: true,
    phoneNumber: { locale: 'US', value: '(555) 123-4567' },
  });
  expect(said.successes).toEqual(['Ann Lee added as key contact successfully']);
});

test('omits the visibility when key contact is cleared', async () => {
  const person = userEvent.setup();
  const seen = fakeResponses({ ...common, [add]: relation() });
  const { href } = create();
  await addTyped(person, 'new@x.com');
  await person.click(screen.getByRole('checkbox', { name: 'Key contact' }));
  await person.click(screen.getByRole('checkbox', { name: 'Visible to Borrowers' }));
  await person.click(screen.getByRole('checkbox', { name: 'Key contact' }));
  await person.click(screen.getByRole('button', { name: 'Save and Close' }));
  await waitFor(() => expect(href()).toBe('/loans/l1'));
  expect(seen.find(({ call }) => call === add)?.body).toMatchObject({ keyContact: false, visibleToBorrower: false });
  expect(said.successes).toEqual(['new@x.com added to the loan and your profile as a contact successfully']);
});

test('offers borrowers no key contact, but the visibility to lenders', async () => {
  const person = userEvent.setup();
  fakeResponses(common);
  const borrower = { loanRoleId: 'r-dana', role: 'BORROWER', roleGroup: 'BORROWER', permissions: [] } as const;
  create(loanWith({ me: { ...borrower, permissions: [] } }));
  await addTyped(person, 'new@x.com');
  expect(screen.queryByRole('checkbox', { name: 'Key contact' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Visible to Lenders' })).toBeInTheDocument();
});

test('lists no team roles for a new person, and lets a lender add a role', async () => {
  const person = userEvent.setup();
  const surveyor = { id: 's-new', companyId: 'co', title: 'Surveyor', subRoleType: 'CONTACT' };
  const seen = fakeResponses({ ...common, 'POST /v1/lenders/subroles': [surveyor] });
  create();
  await addTyped(person, 'new@x.com');
  const field = screen.getByRole('combobox', { name: 'Loan role' });
  await person.click(field);
  expect(
    within(screen.getByRole('listbox'))
      .getAllByRole('option')
      .map((each) => each.textContent),
  ).toEqual(['Attorney']);
  await person.type(field, 'Surveyor');
  expect(screen.getByText('Role does not exist')).toBeInTheDocument();
  await person.click(screen.getByRole('option', { name: /Add Role/ }));
  await waitFor(() => expect(field).toHaveValue('Surveyor'));
  expect(seen.find(({ call }) => call.startsWith('POST'))?.body).toEqual([
    { companyId: 'co', title: 'Surveyor', subRoleType: 'CONTACT' },
  ]);
});

test('prefills an edited contact, saves only changes, and stays on the page', async () => {
  const person = userEvent.setup();
  const seen = fakeResponses({
    ...common,
    [own]: [relation()],
    [change]: relation({ positionOrTitle: 'CPA', version: 4 }),
  });
  const { href } = edit();
  expect(await screen.findByLabelText('First name')).toHaveValue('Ann');
  expect(screen.getByLabelText(/Email address/)).toBeDisabled();
  expect(save()).toHaveAttribute('aria-disabled');
  await person.type(screen.getByLabelText('Job title'), 'CPA');
  await person.click(save());
  await waitFor(() => expect(said.successes).toEqual(['Ann Lee updated successfully']));
  expect(seen.find(({ call }) => call === change)?.body).toMatchObject({ positionOrTitle: 'CPA', version: 3 });
  expect(href()).toBe('/key-contacts/edit?loanId=l1&loanRoleId=r-ann');
  await waitFor(() => expect(save()).toHaveAttribute('aria-disabled'));
  await person.type(screen.getByLabelText('Last name'), 's');
  await person.click(save());
  await waitFor(() => expect(said.successes).toHaveLength(2));
  expect(seen.filter(({ call }) => call === change)[1]?.body).toMatchObject({ familyName: 'Lees', version: 4 });
});

test('shows another user’s change on a conflict and keeps the input', async () => {
  const person = userEvent.setup();
  const theirs = relation({ familyName: 'Lee-Park', version: 9 });
  const answers = [problemResponse(409, 'stale', { current: theirs }), Response.json(relation({ version: 10 }))];
  const seen = fakeResponses({ ...common, [own]: [relation()], [change]: () => answers.shift()! });
  edit();
  await person.type(await screen.findByLabelText('Job title'), 'CPA');
  await person.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Last name is now “Lee-Park”');
  expect(screen.getByLabelText('Last name')).toHaveValue('Lee-Park');
  expect(screen.getByLabelText('Job title')).toHaveValue('CPA');
  await person.click(screen.getByRole('button', { name: 'Save mine anyway' }));
  await waitFor(() => expect(said.successes).toHaveLength(1));
  expect(seen.filter(({ call }) => call === change)[1]?.body).toMatchObject({ familyName: 'Lee-Park', version: 9 });
});

test.each([
  [409, 'duplicate-contact', 'A contact with the same email address already exists'],
  [500, 'internal', 'Error adding contact'],
])('a refusal with status %i says what the specification says, and nothing is lost', async (status, code, words) => {
  const person = userEvent.setup();
  fakeResponses({ ...common, [add]: () => problemResponse(status, code) });
  create();
  await addTyped(person, 'new@x.com');
  await person.click(save());
  await waitFor(() => expect(said.errors).toEqual([words]));
  expect(screen.getByLabelText(/Email address/)).toHaveValue('new@x.com');
});

test('shows the owner of a contact in another person’s list', async () => {
  fakeResponses(common);
  edit(
    loanWith({ loanRoles: [role('r-dana', 'LEAD_LENDER', dana), role('r-ann', 'CONTACT', user('u', 'Ann', 'Lee'))] }),
  );
  expect(await screen.findByText('Only the owner of a contact list can change it')).toBeInTheDocument();
});

test('keeps company input while its section is collapsed', async () => {
  const person = userEvent.setup();
  fakeResponses(common);
  create();
  await addTyped(person, 'new@x.com');
  const company = screen.getByRole('button', { name: 'Company Information' });
  await person.click(company);
  await person.type(screen.getByLabelText('Company name'), 'Lee & Co');
  await person.click(company);
  expect(screen.getByLabelText('Company name')).not.toBeVisible();
  await person.click(company);
  expect(screen.getByLabelText('Company name')).toHaveValue('Lee & Co');
});

test('preselects key contact when opened to add one', async () => {
  const person = userEvent.setup();
  fakeResponses(common);
  create(loanWith(), true);
  await addTyped(person, 'zzz');
  expect(screen.getByRole('checkbox', { name: 'Key contact' })).toBeChecked();
});

test('checks an address against the contacts even while they are loading', async () => {
  const person = userEvent.setup();
  let arrive: (contacts: object[]) => void = () => undefined;
  const contacts = new Promise<object[]>((done) => (arrive = done));
  const seen = fakeResponses({ ...common, [own]: () => contacts, [add]: relation() });
  create();
  await addTyped(person, 'known@x.com');
  await person.type(screen.getByLabelText('First name'), 'Ann');
  await person.click(save());
  expect(said.errors).toEqual([]);
  arrive([relation({ userContactEmailAddress: 'known@x.com' })]);
  await waitFor(() => expect(said.errors).toHaveLength(1));
  expect(seen.filter(({ call }) => call === add)).toEqual([]);
});

test('saves nothing if the contacts can’t be loaded', async () => {
  const person = userEvent.setup();
  const seen = fakeResponses({
    ...common,
    [own]: () => problemResponse(503, 'busy', { message: 'Later' }),
    [add]: relation(),
  });
  create();
  await addTyped(person, 'new@x.com');
  await person.type(screen.getByLabelText('First name'), 'Ann');
  await person.click(save());
  await waitFor(() => expect(said.errors).toEqual(['Later']));
  expect(seen.filter(({ call }) => call === add)).toEqual([]);
});
