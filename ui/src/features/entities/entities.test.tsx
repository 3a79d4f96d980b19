import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { addressFrom, blankAddress } from '@/parts/people/address';
import { alvarez, seenBy } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { type Call, refusal, serve } from '@/test/server';
import type { EntityType } from '@/rules/rule';
import type { LoanEntity } from './api';
import { EntitiesPanel } from './components/entities-panel';
import { editLink } from './edit-link';
import { blankEntity } from './entity-values';
import { mergeTyped } from './merge';
import { CreatePrincipalScreen } from './screens/create-principal-screen';
import { EditEntityScreen } from './screens/edit-entity-screen';

const none = {
  ein: null,
  emailAddress: null,
  companyAddress: null,
  mailingAddress: null,
  phoneNumber: null,
  userIndividualId: null,
  mostRecentDriversLicenseInformation: null,
  mostRecentUserInformation: null,
  personUserId: null,
};

const company: LoanEntity = {
  ...none,
  id: 'c1',
  entityType: 'COMPANY',
  name: 'Alvarez Holdings, LLC',
  ein: '12-3456789',
  emailAddress: 'office@alvarez.example',
  companyAddress: addressFrom({ ...blankAddress, streetAddressLine1: '12 Pier Rd', citySuburb: 'Portland' }),
  mailingSameAsCompanyAddress: true,
  phoneNumber: { value: '5035550142' },
  labels: ['PRIMARY_COMPANY', 'GUARANTOR', 'NOT_A_GUARANTOR', 'MEMBER'],
  version: 3,
};

const lucia: LoanEntity = {
  ...none,
  id: 'p1',
  entityType: 'INDIVIDUAL',
  name: 'Lucia Alvarez',
  mailingSameAsCompanyAddress: true,
  userIndividualId: 'i1',
  mostRecentDriversLicenseInformation: {
    number: '•••••4567',
    expiration: '2027-02-18',
    dob: '••-••-1985',
    state: 'OR',
    visible: true,
  },
  mostRecentUserInformation: { residentialAddresses: [] },
  labels: [],
  version: 1,
};

const entityPath = (id: string) => `/v1/loans/l1/entities/${id}`;
const puts = (calls: Call[]) => calls.filter(({ method }) => method === 'PUT');

beforeAll(() => {
  // The test environment lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

describe('where an entity is edited', () => {
  test.each<[EntityType, string, Record<string, string>]>([
    ['ASSET', '/loans/$loanId/assets/$assetId/edit', { loanId: 'l1', assetId: 'x' }],
    ['RE_ASSET', '/loans/$loanId/assets/$assetId/edit', { loanId: 'l1', assetId: 'x' }],
    ['COMPANY', '/loans/$loanId/companies/$companyId/edit', { loanId: 'l1', companyId: 'x' }],
    ['INDIVIDUAL', '/loans/$loanId/principals/$personId/edit', { loanId: 'l1', personId: 'x' }],
    ['TRUST', '/loans/$loanId/trusts/$trustId/edit', { loanId: 'l1', trustId: 'x' }],
  ])('%s', (entityType, to, params) => {
    expect(editLink('l1', { id: 'x', entityType })).toEqual({ to, params });
  });
});

describe('the panel', () => {
  const Panel = () => <EntitiesPanel loan={alvarez} />;

  test('shows names, kinds and labels, guarantee labels as lower-case words', async () => {
    serve({
      'GET /v1/loans/l1/entities': [company, { ...company, id: 'f1', entityType: 'FUND', name: 'Fund 9', labels: [] }],
    });
    renderAt('/loans/l1', Panel);
    const link = await screen.findByRole('link', { name: 'Alvarez Holdings, LLC' });
    expect(link).toHaveAttribute('href', '/loans/l1/companies/c1/edit');
    expect(within(link.closest('li')!).getByText('guarantor')).toBeInTheDocument();
    expect(screen.getByText('Fund 9').closest('a')).toBeNull();
  });

  test('empty, and failing, it says what to do', async () => {
    serve({ 'GET /v1/loans/l1/entities': [] });
    renderAt('/loans/l1', Panel);
    expect(await screen.findByText(/Nothing here yet/)).toBeInTheDocument();
  });

  test('a person is added on a page of its own, which names the loan', async () => {
    const user = userEvent.setup();
    serve({ 'GET /v1/loans/l1/entities': [] });
    const { href } = renderAt('/loans/l1', Panel);
    await user.click(await screen.findByRole('button', { name: 'Add entity' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Person' }));
    await vi.waitFor(() => expect(href()).toBe('/principals/new?loanId=l1'));
  });

  test('anything else is added by its name, then its page opens', async () => {
    const user = userEvent.setup();
    const calls = serve({
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

  test('removing asks first', async () => {
    const user = userEvent.setup();
    const calls = serve({ 'GET /v1/loans/l1/entities': [company], [`DELETE ${entityPath('c1')}`]: null });
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
    const calls = serve({
      'GET /v1/loans/l1/entities': [{ ...company, labels: ['MEMBER'] }],
      [`PUT ${entityPath('c1')}/labels`]: company,
    });
    renderAt('/loans/l1', Panel);
    await user.click(await screen.findByRole('button', { name: 'Actions for Alvarez Holdings, LLC' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Labels…' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Applicant' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(puts(calls)[0]?.body).toEqual({ labels: ['APPLICANT', 'MEMBER'] }));
  });
});

describe('the page of an entity', () => {
  const page =
    (entity: LoanEntity, loan = alvarez) =>
    () => <EditEntityScreen loan={loan} entity={entity} />;

  test('Save waits for a change, and Cancel leaves without a call', async () => {
    const user = userEvent.setup();
    const calls = serve({});
    const { href } = renderAt('/loans/l1/companies/c1/edit', page(company));
    expect(await screen.findByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(href()).toBe('/loans/l1'));
    expect(calls).toEqual([]);
  });

  test('what is wrong shows while typing and goes when it is right', async () => {
    const user = userEvent.setup();
    const calls = serve({});
    renderAt('/loans/l1/companies/c1/edit', page(company));
    const ein = await screen.findByLabelText('EIN');
    await user.clear(ein);
    await user.type(ein, '12-34');
    expect(await screen.findByText('An EIN has nine digits, like 12-3456789')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(calls).toEqual([]);
    await user.type(ein, '56789');
    expect(screen.queryByText('An EIN has nine digits, like 12-3456789')).toBeNull();
  });

  test('a late change is told, theirs comes in, and what was typed stays', async () => {
    const user = userEvent.setup();
    const theirs = { ...company, version: 4, emailAddress: 'new@alvarez.example', name: 'Alvarez Group' };
    let late = true;
    const calls = serve({
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
    expect(told).toHaveTextContent('The e-mail address is now “new@alvarez.example”');
    expect(name).toHaveValue('Alvarez & Daughters');
    expect(screen.getByLabelText('Email address')).toHaveValue('new@alvarez.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(puts(calls)[1]?.body).toMatchObject({ version: 4, name: 'Alvarez & Daughters' }));
    await vi.waitFor(() => expect(href()).toBe('/loans/l1'));
  });

  test('what only the server can refuse stands at its field', async () => {
    const user = userEvent.setup();
    const violations = [{ field: 'ein', code: 'taken', message: 'Another company has this EIN' }];
    serve({
      [`PUT ${entityPath('c1')}`]: refusal(422, { code: 'invalid', message: 'Check the marked fields.', violations }),
    });
    renderAt('/loans/l1/companies/c1/edit', page(company));
    await user.type(await screen.findByLabelText('Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Another company has this EIN')).toBeInTheDocument();
    expect(screen.getByLabelText('EIN')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Name')).toHaveValue('Alvarez Holdings, LLC!');
  });

  test('leaving with changes asks first', async () => {
    const user = userEvent.setup();
    serve({});
    const { href } = renderAt('/loans/l1/companies/c1/edit', page(company));
    await user.type(await screen.findByLabelText('Name'), '!');
    await user.click(screen.getByRole('link', { name: 'Alvarez – purchase' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(href()).toBe('/loans/l1/companies/c1/edit');
    expect(screen.getByLabelText('Name')).toHaveValue('Alvarez Holdings, LLC!');
  });

  test('a licence is masked until asked for, and masked values go back as they came', async () => {
    const user = userEvent.setup();
    const calls = serve({
      [`POST ${entityPath('p1')}/licence/reveal`]: {
        number: 'OR1234567',
        expiration: '2027-02-18',
        dob: '1985-07-04',
        state: 'OR',
      },
      [`PUT ${entityPath('p1')}`]: lucia,
    });
    renderAt('/loans/l1/principals/p1/edit', page(lucia));
    const number = await screen.findByLabelText('Licence number');
    expect(number).toBeDisabled();
    expect(number).toHaveValue('•••••4567');
    await user.click(screen.getByRole('button', { name: /Show number and date of birth/ }));
    await vi.waitFor(() => expect(number).toHaveValue('OR1234567'));
    expect(screen.getByLabelText('Date of birth')).toHaveValue('1985-07-04');
    await user.type(screen.getByLabelText('Name'), ' Ruiz');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(puts(calls)).toHaveLength(1));
  });

  test('a licence one may not see is not touched', async () => {
    const user = userEvent.setup();
    const unseen = { number: null, expiration: null, dob: null, state: null, visible: false };
    const hidden = { ...lucia, mostRecentDriversLicenseInformation: unseen };
    const calls = serve({ [`PUT ${entityPath('p1')}`]: lucia });
    renderAt('/loans/l1/principals/p1/edit', page(hidden));
    expect(await screen.findByText(/You don’t have permission to see driver’s licences/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(puts(calls)).toHaveLength(1));
    expect(puts(calls)[0]?.body).not.toHaveProperty('mostRecentDriversLicenseInformation');
  });

  test('an underwriter reads and is told why', async () => {
    serve({});
    renderAt('/loans/l1/companies/c1/edit', page(company, seenBy(alvarez, { role: 'UNDERWRITER' })));
    expect(await screen.findByText(/Underwriters can’t change the entities of a loan/)).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toBeDisabled();
  });
});

test('a person is added with one current address', async () => {
  const user = userEvent.setup();
  const calls = serve({ 'POST /v1/loans/l1/entities': lucia });
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

test('merging keeps what was typed and takes the rest', () => {
  const typed = { ...blankEntity, name: 'Mine' };
  const now = { ...blankEntity, name: 'Theirs', ein: '12-3456789' };
  expect(mergeTyped(typed, blankEntity, now)).toEqual({
    values: { ...blankEntity, name: 'Mine', ein: '12-3456789' },
    changes: ['the name is now “Theirs”', 'the EIN is now “12-3456789”'],
  });
});
