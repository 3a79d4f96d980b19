import type { ReactNode } from 'react';
import type { Loan } from '@/api/models';
import { BackLink } from '@/components/layout/back-link';
import { Page } from '@/components/layout/page';
import { paths } from '../paths';

/** A page about a loan that isn't one of its tabs, with the way back to it. */
export function LoanPage({ loan, children }: { loan: Loan; children: ReactNode }) {
  const { loanId, to } = { loanId: loan.id, to: loan.me.roleGroup === 'LENDER' ? paths.loan : paths.portal };
  return (
    <Page
      back={
        <BackLink to={to} params={{ loanId }}>
          {loan.name}
        </BackLink>
      }
    >
      {children}
    </Page>
  );
}
