import type { ReactNode } from 'react';
import { paths } from '@/address/paths';
import type { Loan } from '@/api/models';
import { BackLink } from '@/components/layout/back-link';
import { Page } from '@/components/layout/page';
import { usePageTitle } from '@/components/layout/use-page-title';

interface EntityPageProps {
  loan: Loan;
  title: string;
  /** The kind, shown above the title. */
  kind: string;
  children: ReactNode;
}

/** A page about one entity, with a link back to its loan. */
export function EntityPage({ loan, title, kind, children }: EntityPageProps) {
  usePageTitle(title);
  return (
    <Page
      measure="form"
      back={
        <BackLink to={paths.loan} params={{ loanId: loan.id }}>
          {loan.name}
        </BackLink>
      }
      kind={kind}
      title={title}
    >
      {children}
    </Page>
  );
}
