import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { useCurrentUser } from '@/api/current-user';
import { homeQuery } from '@/api/home';
import { Page } from '@/components/layout/page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { loansQuery } from '../api';
import { LoanTableSkeleton } from '../components/loan-table-skeleton';
import { LoanPipeline } from '../components/loan-pipeline';
import { RecentLoans } from '../components/recent-loans';
import { ExpiringSoon } from '../home/expiring-soon';
import { LatestActivity } from '../home/latest-activity';
import { ReturnedRequests } from '../home/returned-requests';
import { SilentPeople } from '../home/silent-people';
import { DocumentsToReview } from '../home/documents-to-review';
import { UnreadableDocuments } from '../home/unreadable-documents';
import { FirstSteps } from '../new-loan/first-steps';
import { useCanCreateLoans } from '../new-loan/use-show-new-loan';
import { NewLoanButton } from '../new-loan/new-loan-button';
import { StartMessageButton } from '../compose/start-message-button';

const recent = { sort: '-updated', s: 8 } as const;

/** A lender's dashboard: the pipeline, waiting work, and recently updated loans. */
export function HomeScreen() {
  usePageTitle('Home');
  const user = useCurrentUser();
  const { data, error, isPending, refetch } = useQuery(loansQuery(recent));
  const mayOpen = useCanCreateLoans();
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
          <StartMessageButton />
          <NewLoanButton />
        </div>
      }
    >
      <WaitingWork />
      <div className="mt-9 mb-2 flex items-baseline justify-between">
        <h2 className="text-base font-semibold">Recently updated</h2>
        <Link to={paths.loans} className="font-medium text-accent hover:underline">
          All loans
        </Link>
      </div>
      {isPending && <LoanTableSkeleton rows={8} />}
      {!data && error && <ErrorState title="Couldn’t load your loans" error={error} onRetry={() => void refetch()} />}
      {data && data.content.length > 0 && <RecentLoans loans={data.content} />}
      {data?.content.length === 0 && (
        <EmptyState title="No loans yet">A loan appears here as soon as someone adds you to its team.</EmptyState>
      )}
    </Page>
  );
}

/** The pipeline and the waiting work. */
function WaitingWork() {
  const { data, error, refetch } = useQuery(homeQuery);
  if (!data && error)
    return <ErrorState title="Couldn’t load your to-do items" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <LoanPipeline at={data?.stages} />
      <UnreadableDocuments unreadable={data?.unreadable} />
      {!data && <Skeleton className="mt-9 h-64" />}
      {data && (
        <div className="mt-9 grid items-start gap-x-12 gap-y-9 lg:grid-cols-2">
          <DocumentsToReview toReview={data.toReview} />
          <SilentPeople silent={data.silent} />
          <ReturnedRequests sentBack={data.sentBack} />
          <ExpiringSoon expiring={data.expiring} />
          <LatestActivity latest={data.latest} />
        </div>
      )}
    </>
  );
}
