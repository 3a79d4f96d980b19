import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { useCurrentUser } from '@/api/current-user';
import { Page } from '@/components/layout/page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { loansQuery } from '../api';
import { LoanTableSkeleton } from '../components/loan-table-skeleton';
import { Pipeline } from '../components/pipeline';
import { RecentLoans } from '../components/recent-loans';
import { FirstSteps } from '../new-loan/first-steps';
import { useMayOpenLoans } from '../new-loan/may-open';
import { NewLoanButton } from '../new-loan/new-loan-button';
import { WriteButton } from '../writing/write-button';

const recent = { sort: '-updated', s: 8 } as const;

/** A lender's first look: where the loans stand, and what moved last. */
export function HomeScreen() {
  usePageTitle('Home');
  const user = useCurrentUser();
  const { data, error, isPending, refetch } = useQuery(loansQuery(recent));
  const mayOpen = useMayOpenLoans();
  const title = user.givenName ? `Hello, ${user.givenName}` : 'Home';
  if (data?.content.length === 0 && mayOpen) {
    return (
      <Page title={title}>
        <FirstSteps />
      </Page>
    );
  }
  return (
    <Page
      title={title}
      beside={
        <div className="flex flex-wrap gap-2">
          <WriteButton />
          <NewLoanButton />
        </div>
      }
    >
      <Pipeline />
      <div className="mt-9 mb-2 flex items-baseline justify-between">
        <h2 className="text-base font-semibold">Recently updated</h2>
        <Link to={paths.loans} className="font-medium text-accent hover:underline">
          All loans
        </Link>
      </div>
      {isPending && <LoanTableSkeleton rows={8} />}
      {!data && error && (
        <ErrorState title="Your loans could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data && data.content.length > 0 && <RecentLoans loans={data.content} />}
      {data?.content.length === 0 && (
        <EmptyState title="No loans yet">A loan appears here as soon as someone adds you to its team.</EmptyState>
      )}
    </Page>
  );
}
