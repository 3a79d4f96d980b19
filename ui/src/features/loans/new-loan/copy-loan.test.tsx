import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { alvarez as loan, dana, loanRole, person as user } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { refusal, serveCalls } from '@/test/server';
import { CopyButton } from '../screens/overview-screen';
import { CopyLoanDialog } from './copy-loan-dialog';

const source = {
  ...loan,
  amount: 425_000,
  loanPurpose: 'Purchase',
  propertyAddress: '418 Larkspur Ct, Durango',
  loanRoles: [
    loanRole('BORROWER', user('mateo', { givenName: 'Mateo' })),
    loanRole('LEAD_BORROWER', user('lucia')),
    loanRole('CONTACT', user('grace', { loggedRoleGroup: 'CONTACT' })),
    loanRole('LEAD_LENDER', user('dana', { loggedRoleGroup: 'LENDER', employer: 'harbor' })),
    loanRole('LENDER', user('priya', { givenName: 'Priya', loggedRoleGroup: 'LENDER', employer: 'harbor' })),
    loanRole('LENDER', user('gone', { givenName: 'Gone', loggedRoleGroup: 'LENDER', employer: null })),
  ],
};
const opened = { id: 'l9', name: 'x', borrowers: 2, invited: 0, requests: 1, said: 'It is open' };

function show(handlers: Parameters<typeof serveCalls>[0] = {}) {
  const calls = serveCalls({
    'GET /v1/users/me': dana,
    'GET /v1/templates': [],
    [`GET /v1/loans/${loan.id}`]: source,
    [`GET /v1/loans/${loan.id}/elements`]: {
      content: [
        { id: 'e1', name: 'Income', storageType: 'FOLDER' },
        { id: 'e2', name: 'W-2', storageType: 'FILE' },
      ],
    },
    'POST /v1/loans': opened,
    ...handlers,
  });
  const onClose = vi.fn();
  const place = renderAt('/', () => (
    <Suspense>
      <CopyLoanDialog loanId={loan.id} onClose={onClose} />
    </Suspense>
  ));
  return { calls, onClose, ...place };
}

test('prefills a copy with the loan’s facts, people and requests', async () => {
  const { calls } = show();
  expect(await screen.findByRole('dialog', { name: `Copy of ${loan.name}` })).toBeInTheDocument();
  const preview = await screen.findByRole('region', { name: 'Requested items' });
  expect(within(preview).getAllByRole('listitem')).toHaveLength(1);
  const person = userEvent.setup();
  await person.type(screen.getByLabelText('Loan number'), 'HP-9');
  await person.click(screen.getByRole('button', { name: 'Create loan' }));
  await vi.waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: '',
    loanNumber: 'HP-9',
    amount: 425_000,
    loanPurpose: 'Purchase',
    propertyAddress: '418 Larkspur Ct, Durango',
    borrowers: [
      { givenName: 'Lucia', familyName: 'Alvarez', emailAddress: 'lucia@mail.example' },
      { givenName: 'Mateo', familyName: 'Alvarez', emailAddress: 'mateo@mail.example' },
    ],
    colleagues: ['priya'],
    templateId: null,
    needsListOf: loan.id,
    invite: true,
    inviteColleagues: false,
    idempotencyKey: expect.any(String),
  });
});

test('lets the user choose another needs list and return to the copied one', async () => {
  const { calls } = show();
  const person = userEvent.setup();
  const list = await screen.findByLabelText('Needs list');
  await person.selectOptions(list, 'Start with a blank list');
  expect(screen.queryByRole('region', { name: 'Requested items' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Create loan' }));
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ needsListOf: null, templateId: null }),
  );
});

test('reports a loan that can’t be read', async () => {
  const gone = refusal(404, { code: 'not-found', message: 'There is no such loan', violations: [] });
  const { onClose } = show({ [`GET /v1/loans/${loan.id}`]: gone });
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such loan');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

test('offers the copy to users who can create loans', async () => {
  serveCalls({ 'GET /v1/users/me': dana });
  const { href } = renderAt('/', () => (
    <Suspense>
      <CopyButton loanId={loan.id} />
    </Suspense>
  ));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Copy this loan…' }));
  await vi.waitFor(() => expect(href()).toBe(`/?newLoan=true&copyOf=${loan.id}`));
});
