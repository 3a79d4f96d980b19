import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { rule } from '@/rules/rule';
import { type RequestTarget, requestTargets } from '../../filing/request-targets';
import { shoeboxQuery } from '../api';
import { useShoeboxFiling } from '../use-shoebox-filing';
import { RequestList } from './request-list';
import { ShoeboxDocuments } from './shoebox-documents';
import { ShoeboxUpload } from './shoebox-upload';

/** The unfiled documents next to the loan's requests, to drag between. */
export function LoanShoebox({ loanId, userId }: { loanId: string; userId: string }) {
  const me = useCurrentUser();
  const loan = useQuery(loanQuery(loanId));
  const list = useQuery(elementsQuery(loanId));
  const documents = useQuery(shoeboxQuery(userId, loanId)).data;
  const viewer = loan.data?.me.roleGroup;
  const targets = useMemo(() => (viewer ? requestTargets(list.data ?? [], viewer) : []), [list.data, viewer]);
  const filing = useShoeboxFiling(loanId);
  const person = loan.data?.loanRoles.find(({ user }) => user.id === userId)?.user;
  const own = userId === me.id;
  const error = loan.error ?? list.error;
  const retry = () => void Promise.all([loan.refetch(), list.refetch()]);
  const drop = (documentId: string, target: RequestTarget) => {
    const document = documents?.find(({ id }) => id === documentId);
    if (document) void filing.file(document, target);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 lg:grid-cols-2">
      <section aria-labelledby="not-filed" className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-6">
        <div>
          <h2 id="not-filed" className="text-base font-semibold">
            {own ? 'Your documents' : person ? `Documents of ${rule('displayName', person)}` : 'Documents'}
          </h2>
          <p className="text-muted">
            Not matched to a request yet. <span className="max-lg:hidden">Drag one onto a request, or press File.</span>
          </p>
        </div>
        {own && <ShoeboxUpload loanId={loanId} />}
        <ShoeboxDocuments userId={userId} loanId={loanId} targets={targets} filing={filing} />
      </section>
      <section aria-labelledby="requests" className="max-lg:hidden">
        <h2 id="requests" className="mb-3 text-base font-semibold">
          Requests
        </h2>
        {error && !list.data && <ErrorState title="Couldn’t load the requests" error={error} onRetry={retry} />}
        {!list.data && !error && <Skeleton className="h-96" />}
        {list.data && <RequestList targets={targets} onDrop={drop} />}
      </section>
    </div>
  );
}
