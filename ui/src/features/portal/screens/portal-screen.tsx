import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import type { ComponentType } from 'react';
import type { LoanSummary } from '@/api/models';
import { Select } from '@/components/form/select';
import { usePageTitle } from '@/components/layout/use-page-title';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { MessagesLink } from '@/features/messaging';
import { portalLoansQuery } from '../api';
import { ComposeButton } from '../components/compose-button';
import { LoanList } from '../components/loan-list';
import { LoanRequests } from '../components/loan-requests';
import { NewLoansDialog } from '../components/new-loans-dialog';
import { NewLoansNote } from '../components/new-loans-note';
import { RequestsSkeleton } from '../components/requests-skeleton';
import { useRecordOpened, useOpenedLoans } from '../use-opened-loans';

export interface PortalProps {
  /** Keeps a loan's data live while it is on screen; renders nothing. */
  Live: ComponentType<{ loanId: string }>;
  /** Keeps the list of loans live while it is on screen; renders nothing. */
  LiveLoans: ComponentType<{ loanIds: readonly string[] }>;
  /** Additional content below the requests of a loan. */
  Below: ComponentType<{ loanId: string }>;
}

/** The person's portal across all lenders: the requests of their only loan, or the loans to choose from. */
export function PortalScreen(props: PortalProps) {
  return <PortalLoans {...props} choose={(loans) => loans} />;
}

/** The person's portal at one lender. */
export function PortalLenderScreen({ lenderId, ...props }: PortalProps & { lenderId: string }) {
  return <PortalLoans {...props} choose={(loans) => loans.filter((loan) => loan.lender.id === lenderId)} />;
}

interface LoansProps extends PortalProps {
  choose: (loans: LoanSummary[]) => LoanSummary[];
}

function PortalLoans({ choose, ...parts }: LoansProps) {
  usePageTitle('What we need from you');
  const { data, error, refetch } = useQuery(portalLoansQuery);
  const { isNew } = useOpenedLoans();
  const { needsListLoanId } = useSearch({ strict: false });
  const loans = data && choose(data);
  const named = data?.find((loan) => loan.id === needsListLoanId);
  const only = named ?? (loans?.length === 1 ? loans[0] : undefined);
  if (error && !loans)
    return <ErrorState title="Couldn’t load your loans" error={error} onRetry={() => void refetch()} />;
  if (!data || !loans) return <RequestsSkeleton />;
  if (loans.length === 0) return <NoLoans />;
  if (only) return <PortalRequests key={only.id} loanId={only.id} loans={data} {...parts} />;
  return (
    <>
      <parts.LiveLoans loanIds={loans.map(({ id }) => id)} />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold tracking-tight">Your loans</h1>
        <ComposeButton loans={data} loanId={null} />
      </div>
      <LoanList loans={loans} isNew={isNew} />
      <NewLoansDialog loans={data} />
    </>
  );
}

/** The requests of one lender for one loan; with several loans, a switcher. */
export function PortalTasksScreen({ lenderId, ...parts }: PortalProps & { lenderId: string }) {
  usePageTitle('What we need from you');
  const navigate = useNavigate();
  const { needsListLoanId } = useSearch({ strict: false });
  const { data, error, refetch } = useQuery(portalLoansQuery);
  const loans = data?.filter((loan) => loan.lender.id === lenderId);
  // The URL names the loan, on any lender's page.
  const loan = data?.find((each) => each.id === needsListLoanId) ?? loans?.[0];
  if (error && !loans)
    return <ErrorState title="Couldn’t load your loans" error={error} onRetry={() => void refetch()} />;
  if (!data || !loans) return <RequestsSkeleton />;
  if (!loan) return <NoLoans />;
  const switchTo = (loanId: string) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, needsListLoanId: loanId }) });
  return (
    <>
      {loans.length > 1 && loans.includes(loan) && (
        <Select
          label="Loan"
          className="mb-5 h-11 text-base"
          value={loan.id}
          options={loans.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={switchTo}
        />
      )}
      <PortalRequests key={loan.id} loanId={loan.id} loans={data} {...parts} />
    </>
  );
}

function PortalRequests({
  loanId,
  loans,
  Live,
  Below,
}: Pick<PortalProps, 'Live' | 'Below'> & { loanId: string; loans: LoanSummary[] }) {
  useRecordOpened(loanId);
  return (
    <>
      <Live loanId={loanId} />
      <NewLoansNote loans={loans} hereId={loanId} />
      <LoanRequests
        loanId={loanId}
        known={loans.find(({ id }) => id === loanId)}
        action={
          <span className="flex gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-3">
            <MessagesLink loanId={loanId} />
            <ComposeButton loans={loans} loanId={loanId} />
          </span>
        }
      />
      <Below loanId={loanId} />
      <NewLoansDialog loans={loans} />
    </>
  );
}

function NoLoans() {
  return (
    <>
      <EmptyState icon={<Inbox aria-hidden />} title="You don’t have any loans yet" page>
        When a lender invites you to a loan, what they need from you shows here.
      </EmptyState>
      <NewLoansDialog loans={[]} />
    </>
  );
}
