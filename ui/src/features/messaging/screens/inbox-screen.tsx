import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/address/paths';
import { loanQuery } from '@/api/loan';
import { unreadThreadsQuery } from '@/api/messaging/threads';
import { Page } from '@/components/layout/page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { ThreadRow } from '../threads/thread-row';
import { UnreadBadge } from '../unread/unread-badge';
import { useUnreadByLoan } from '../unread/use-unread-by-loan';

/** Loans shown initially. */
const STEP = 10;

/** The user's unread messages by loan; each thread opens on its loan's page. */
export function InboxScreen() {
  usePageTitle('Messages');
  const { counts, known } = useUnreadByLoan();
  const [most, setMost] = useState(STEP);
  const loans = [...counts].filter(([, count]) => count > 0).sort(([, one], [, other]) => other - one);
  return (
    <Page title="Unread messages" measure="form">
      {!known && <Skeleton className="h-40" />}
      {known && loans.length === 0 && (
        <EmptyState
          icon={<MailCheck aria-hidden />}
          title="You’re all caught up"
          action={
            <Button asChild>
              <Link to={paths.loans}>Go to loans</Link>
            </Button>
          }
        >
          New messages from all your loans show here. Older messages are on each loan’s page.
        </EmptyState>
      )}
      <div className="grid gap-6">
        {loans.slice(0, most).map(([loanId, count]) => (
          <UnreadThreads key={loanId} loanId={loanId} count={count} />
        ))}
      </div>
      {loans.length > most && (
        <Button className="mt-6" onClick={() => setMost(most + STEP)}>
          Show more loans
        </Button>
      )}
    </Page>
  );
}

function UnreadThreads({ loanId, count }: { loanId: string; count: number }) {
  const { data: loan } = useQuery(loanQuery(loanId));
  const { data: threads } = useQuery(unreadThreadsQuery(loanId));
  return (
    <section aria-label={loan?.name}>
      <h2 className="mb-2 flex items-center gap-2">
        {loan ? (
          <Link to={paths.messages} params={{ loanId }} className="min-w-0 truncate font-semibold hover:underline">
            {loan.name}
          </Link>
        ) : (
          <Skeleton className="h-5 w-56" />
        )}
        <UnreadBadge count={count} />
      </h2>
      <div className="overflow-hidden rounded-lg border border-line bg-surface [&>:last-child>a]:border-b-0">
        {!threads && <Skeleton className="m-3 h-10" />}
        {threads?.map((thread) => (
          <div key={thread.id}>
            <ThreadRow thread={thread} open={false} />
          </div>
        ))}
        {threads?.length === 0 && <p className="px-3 py-2.5 text-[13px] text-muted">No unread messages.</p>}
      </div>
    </section>
  );
}
