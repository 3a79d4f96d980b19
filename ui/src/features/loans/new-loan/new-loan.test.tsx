import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { alvarez as loan, dana, person as user, seenBy } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { refusal, serveCalls } from '@/test/server';
import { LoanFacts } from '../components/loan-facts';
import { FirstSteps } from './first-steps';
import { NewLoanDialog } from './new-loan-dialog';

const templates = [
  {
    id: 't1',
    name: 'Purchase',
    entityType: 'INDIVIDUAL',
    itemsCount: 2,
    updatedAt: '2026-11-12T10:00:00Z',
    version: 1,
  },
];

const element = (id: string, name: string, storageType: 'FILE' | 'FOLDER', eachBorrower = false) => ({
  id,
  name,
  storageType,
  eachBorrower,
});

function show(handlers: Parameters<typeof serveCalls>[0] = {}) {
  const calls = serveCalls({
    'GET /v1/users/me': dana,
    'GET /v1/templates': templates,
    'GET /v1/templates/t1/elements': {
      content: [
        element('e1', 'Income', 'FOLDER'),
        element('e2', 'W-2', 'FILE'),
        element('e3', 'Photo ID', 'FILE', true),
      ],
    },
    ...handlers,
  });
  const place = renderAt('/?newLoan=true', () => (
    <Suspense>
      <NewLoanDialog onClose={() => undefined} />
    </Suspense>
  ));
  return { calls, ...place };
}

const opened = {
  id: 'l9',
  name: 'Alvarez – 418 Larkspur Ct',
  borrowers: 1,
  invited: 1,
  requests: 2,
  said: 'It is open',
};

async function fill() {
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText('Last name'), 'Alvarez');
  await person.type(screen.getByLabelText('Email address'), 'lucia@mail.example');
  await person.type(screen.getByLabelText('Property'), '418 Larkspur Ct, Durango');
  await person.type(screen.getByLabelText('Amount (dollars)'), '$425,000');
  return person;
}

test('proposes a name from borrower and property, and sends everything in one call', async () => {
  const { calls, href } = show({ 'POST /v1/loans': opened });
  const person = await fill();
  expect(screen.getByText('“Alvarez – 418 Larkspur Ct” if left blank')).toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Needs list'), 't1');
  const preview = await screen.findByRole('region', { name: 'Requested items' });
  expect(
    within(preview)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['W-2', 'Photo ID – from each borrower']);
  await person.click(screen.getByRole('button', { name: 'Create loan' }));
  await vi.waitFor(() => expect(href()).toBe('/loans/l9'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: '',
    loanNumber: '',
    amount: 425_000,
    loanPurpose: '',
    propertyAddress: '418 Larkspur Ct, Durango',
    borrowers: [{ givenName: '', familyName: 'Alvarez', emailAddress: 'lucia@mail.example' }],
    colleagues: [],
    templateId: 't1',
    needsListOf: null,
    invite: true,
    inviteColleagues: false,
    idempotencyKey: expect.any(String),
  });
});

test('fills the row with a known person, and adds colleagues', async () => {
  const known = user('lucia', { emailAddress: 'lucia.alvarez@mail.example' });
  const priya = user('priya', { givenName: 'Priya', familyName: 'Raman', loggedRoleGroup: 'LENDER' });
  const { calls } = show({
    'GET /v1/users/search': { content: [known, priya], last: true },
    'GET /v1/lenders/harbor/employees': [priya],
    'POST /v1/loans': opened,
  });
  const person = userEvent.setup();
  await person.type(await screen.findByLabelText('Last name'), 'Alva');
  const offered = await screen.findByRole('list', { name: 'People you know' });
  expect(within(offered).getAllByRole('button')).toHaveLength(1);
  await person.click(within(offered).getByRole('button', { name: /Lucia Alvarez/ }));
  expect(screen.getByLabelText('Email address')).toHaveValue('lucia.alvarez@mail.example');
  expect(screen.getByLabelText('Email address')).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'People you know' })).not.toBeInTheDocument();
  await person.type(screen.getByLabelText('Colleagues'), 'Pri');
  await person.click(await screen.findByRole('option', { name: /Priya/ }));
  expect(screen.getByRole('list', { name: 'Colleagues on the loan' })).toHaveTextContent('Priya');
  await person.click(screen.getByRole('button', { name: 'Remove Priya Raman' }));
  expect(screen.getByLabelText('Colleagues')).toHaveFocus();
  await person.type(screen.getByLabelText('Colleagues'), 'Pri');
  await person.click(await screen.findByRole('option', { name: /Priya/ }));
  await person.click(screen.getByRole('button', { name: 'Create loan' }));
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      borrowers: [{ givenName: 'Lucia', familyName: 'Alvarez', emailAddress: 'lucia.alvarez@mail.example' }],
      colleagues: [priya.id],
    }),
  );
});

test('sends nothing with violations, and shows a refusal at its field', async () => {
  const violations = [{ field: 'borrowers.0.emailAddress', code: 'x', message: 'This person works for your company' }];
  const { calls } = show({ 'POST /v1/loans': refusal(422, { code: 'invalid', message: 'x', violations }) });
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Create loan' }));
  expect(await screen.findByText('Enter a name')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Add co-borrower' }));
  const second = screen.getByRole('group', { name: 'Borrower 2' });
  await person.type(within(second).getByLabelText('Last name'), 'Bond');
  await person.click(screen.getByRole('button', { name: 'Create loan' }));
  expect(within(second).getByText('Email is required')).toBeInTheDocument();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await person.type(within(second).getByLabelText('Email address'), 'bond@mail.example');
  await person.click(screen.getByRole('button', { name: 'Create loan' }));
  expect(await within(second).findByText('This person works for your company')).toBeInTheDocument();
});

test('shows the first steps in an empty office', async () => {
  serveCalls({ 'GET /v1/users/me': dana });
  const { href } = renderAt('/', () => (
    <Suspense>
      <FirstSteps />
    </Suspense>
  ));
  expect(await screen.findByRole('link', { name: 'Add colleagues' })).toHaveAttribute(
    'href',
    '/settings/company#employees',
  );
  expect(screen.getByRole('link', { name: 'View starter templates' })).toHaveAttribute('href', '/templates');
  await userEvent.setup().click(screen.getByRole('button', { name: 'New loan' }));
  await vi.waitFor(() => expect(href()).toBe('/?newLoan=true'));
});

test('edits a fact in place', async () => {
  const calls = serveCalls({ [`PUT /v1/loans/${loan.id}`]: { ...loan, version: loan.version + 1 } });
  renderAt('/', () => <LoanFacts loan={loan} />);
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Change amount' }));
  const field = screen.getByLabelText('New amount');
  await person.clear(field);
  await person.type(field, 'much{Enter}');
  expect(screen.getByText('Enter an amount in dollars, like 425,000')).toBeInTheDocument();
  await person.clear(field);
  await person.type(field, '500,000{Enter}');
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ amount: 500_000, name: loan.name }),
  );
});

test('shows the facts read-only to an underwriter', () => {
  renderAt('/', () => <LoanFacts loan={seenBy(loan, { role: 'UNDERWRITER' })} />);
  expect(screen.queryByRole('button', { name: 'Change amount' })).not.toBeInTheDocument();
});
