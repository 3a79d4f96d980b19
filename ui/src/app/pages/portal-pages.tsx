import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { Suspense, lazy } from 'react';
import { paths } from '@/address/paths';
import { useCurrentUser } from '@/api/current-user';
import { loanQuery } from '@/api/loan';
import { ShoeboxPanel } from '@/features/documents';
import { PortalLenderScreen, PortalScreen, PortalTasksScreen } from '@/features/portal/screens/portal-screen';
import { LoanSubscription, LoansSubscription } from './loan-subscription';

const CreditConsent = lazy(() =>
  import('@/features/portal/components/credit-consent').then((part) => ({ default: part.CreditConsent })),
);
const WaitingInvitations = lazy(() =>
  import('@/features/identity/components/waiting-invitations').then((part) => ({ default: part.WaitingInvitations })),
);
const PortalContacts = lazy(() => import('./portal-contacts').then((part) => ({ default: part.PortalContacts })));

/** Below the requests: the user's unmatched documents, contacts, and missing consents. */
function PortalFooter({ loanId }: { loanId: string }) {
  const { id } = useCurrentUser();
  const { data: loan } = useQuery(loanQuery(loanId));
  if (!loan) return null;
  const archived = Boolean(loan.archive.words);
  return (
    <>
      <section aria-labelledby="something-else" className="mt-10 border-t border-line pt-6">
        <h2 id="something-else" className="text-lg font-semibold">
          {archived ? 'Other documents you sent' : 'Other documents'}
        </h2>
        <p className="mt-1 mb-4 text-[15px] text-pretty text-muted">
          {archived
            ? 'Documents that aren’t matched to a request.'
            : 'Upload anything else here. You or your lender can match it to a request later.'}
        </p>
        <ShoeboxPanel userId={id} loanId={loanId} viewer={loan.me.roleGroup} takesFiles={!archived} />
        <Link
          to={paths.trash}
          params={{ loanId }}
          className="mt-4 inline-flex min-h-8 items-center gap-1.5 rounded-sm text-[13px] text-muted hover:text-ink hover:underline"
        >
          <Trash2 aria-hidden className="size-3.5" /> Recently deleted
        </Link>
      </section>
      <Suspense fallback={null}>
        <PortalContacts loan={loan} />
        <CreditConsent loan={loan} />
      </Suspense>
    </>
  );
}

const parts = { Live: LoanSubscription, LiveLoans: LoansSubscription, Below: PortalFooter };

// Exported here so that the shell is loaded in the same chunk as its pages.
export { PortalShell } from '../shell/portal-shell';

/** The portal for all lenders. */
export function PortalPage() {
  return (
    <>
      <Suspense fallback={null}>
        <WaitingInvitations />
      </Suspense>
      <PortalScreen {...parts} />
    </>
  );
}

/** The portal for one lender. */
export function PortalLenderPage() {
  const { lenderId } = useParams({ from: `/signed-in/portal-shell${paths.portalLender}` });
  return <PortalLenderScreen {...parts} lenderId={lenderId} />;
}

/** The requests of one lender. */
export function PortalTasksPage() {
  const { lenderId } = useParams({ from: `/signed-in/portal-shell${paths.portalTasks}` });
  return <PortalTasksScreen {...parts} lenderId={lenderId} />;
}
