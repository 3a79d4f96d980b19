import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import type { ComponentType } from 'react';
import { Select } from '@/components/form/select';
import { Page } from '@/components/layout/page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { loansOfQuery } from '../api';
import { LoanShoebox } from '../components/loan-shoebox';

interface ShoeboxScreenProps {
  userId: string;
  /** Keeps a loan's data live while it is on screen; renders nothing. */
  Live: ComponentType<{ loanId: string }>;
}

/** A person's unfiled documents, grouped by loan. */
export function ShoeboxScreen({ userId, Live }: ShoeboxScreenProps) {
  usePageTitle('Shoebox');
  const { loanId } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: loans, error, refetch } = useQuery(loansOfQuery(userId));
  const loan = loans?.find((each) => each.id === loanId) ?? loans?.[0];
  const switchTo = (id: string) =>
    void navigate({ to: '.', replace: true, search: (now: object) => ({ ...now, loanId: id }) });
  return (
    <Page
      title="Shoebox"
      beside={
        loan &&
        loans && (
          <Select
            label="Loan"
            className="w-full sm:w-96"
            value={loan.id}
            options={loans.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={switchTo}
          />
        )
      }
    >
      {error && !loans && <ErrorState title="Couldn’t load the shoebox" error={error} onRetry={() => void refetch()} />}
      {!loans && !error && <Skeleton className="h-64" />}
      {loans?.length === 0 && (
        <EmptyState icon={<Inbox aria-hidden />} title="No shared loans">
          You can see a person’s documents on the loans you both work on.
        </EmptyState>
      )}
      {loan && (
        <>
          <Live loanId={loan.id} />
          <LoanShoebox key={loan.id} loanId={loan.id} userId={userId} />
        </>
      )}
    </Page>
  );
}
