import type { ReactNode } from 'react';
import { paths } from '@/address/paths';
import type { Loan } from '@/api/models';
import { BackLink } from '@/components/layout/back-link';
import { Page } from '@/components/layout/page';

/** A page about a loan that isn't one of its tabs, with a link back to the loan. */
export function LoanPage({ loan, children }: { loan: Loan; children: ReactNode }) {
  return (
    <Page
      back={
        <BackLink to={paths.loan} params={{ loanId: loan.id }}>
          {loan.name}
        </BackLink>
      }
    >
      {children}
    </Page>
  );
}
