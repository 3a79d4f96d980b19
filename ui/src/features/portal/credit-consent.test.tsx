import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { loanQuery } from '@/api/loan';
import type { Loan, LoanRole } from '@/api/models';
import { alvarez, loanRole, person, seenBy } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { refusal, serveCalls } from '@/test/server';
import { CreditConsent } from './components/credit-consent';
import { consentIsMissing } from './consent-request';

function asLucia(own: Partial<LoanRole> = {}, lender: Partial<Loan['lender']> = {}): Loan {
  const role = loanRole('LEAD_BORROWER', person('lucia'), { creditConsentStatus: null, ...own });
  const loan = { ...alvarez, lender: { ...alvarez.lender, ...lender }, loanRoles: [role] };
  return seenBy(loan, { loanRoleId: role.id, role: role.role, roleGroup: 'BORROWER', permissions: [] });
}

test.each([
  ['nothing said yet', asLucia(), true],
  ['declined before', asLucia({ creditConsentStatus: 'DECLINED' }), true],
  ['agreed already', asLucia({ creditConsentStatus: 'ACCEPTED' }), false],
  ['not an individual borrower', asLucia({ borrowerType: 'MEMBER' }), false],
  ['a contact', asLucia({ role: 'CONTACT' }), false],
  ['credit reports are off', asLucia({}, { individualCreditReport: false }), false],
  ['no borrower onboarding', asLucia({}, { hasBorrowerOnboard: false }), false],
])('asks for consent: %s', (_, loan, expected) => {
  expect(consentIsMissing(loan)).toBe(expected);
});

function Portal() {
  const { data } = useQuery(loanQuery('l1'));
  return <Suspense>{data && <CreditConsent loan={data} />}</Suspense>;
}

test('a failure keeps the question and shows a message; agreeing removes it', async () => {
  const user = userEvent.setup();
  let loan = asLucia();
  let busy = true;
  const calls = serveCalls({
    'GET /v1/loans/l1': () => loan,
    'PUT /v1/loans/l1/credit-consent': () => {
      if (busy) return refusal(503, { message: 'The database is busy.' });
      loan = asLucia({ creditConsentStatus: 'ACCEPTED' });
      return { creditConsentStatus: 'ACCEPTED' };
    },
  });
  renderAt('/portal', Portal);
  await user.click(await screen.findByRole('button', { name: 'Agree' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is busy.');
  busy = false;
  await user.click(screen.getByRole('button', { name: 'Agree' }));
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Agree' })).not.toBeInTheDocument());
  expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ creditConsentStatus: 'ACCEPTED' });
});
