import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LoanSummary } from '@/api/models';
import { renderAt } from '@/test/render-at';
import { LoanList } from './components/loan-list';

const loan = (name: string, more: Partial<LoanSummary> = {}): LoanSummary => ({
  id: name,
  name,
  loanNumber: null,
  amount: null,
  loanPurpose: null,
  propertyAddress: null,
  reviewStatus: 'IN_PROGRESS',
  lender: { id: 'h', name: 'Harbor & Pine', logo: null },
  leadBorrowerName: null,
  myRole: 'BORROWER',
  attention: 0,
  nextDue: null,
  counts: { open: 2, submitted: 0, accepted: 0, rejected: 1 },
  updatedAt: '2026-11-12T10:00:00Z',
  ...more,
});

test('each of several loans shows what is left and what is late, and links to it', async () => {
  const loans = [
    loan('Home', { nextDue: '2020-03-01' }),
    loan('Shop', { nextDue: '2120-03-01' }),
    loan('Barn', { counts: { open: 0, submitted: 0, accepted: 4, rejected: 0 } }),
  ];
  renderAt('/portal', () => <LoanList loans={loans} isNew={() => false} />);
  const home = await screen.findByRole('link', { name: /^Home/ });
  expect(home).toHaveTextContent('3 left · 1 returned');
  expect(home).toHaveTextContent('Was due 03-01-2020');
  expect(home).toHaveAttribute('href', expect.stringContaining('needsListLoanId=Home'));
  expect(screen.getByRole('link', { name: /^Shop/ })).toHaveTextContent('Due 03-01-2120');
  expect(screen.getByRole('link', { name: /^Barn/ })).toHaveTextContent('Nothing to do right now');
});
