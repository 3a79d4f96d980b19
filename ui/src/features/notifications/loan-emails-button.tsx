import { useInfiniteQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Dialog } from '@/components/window/dialog';
import { formatMoment } from '@/lib/time/clock';
import { type LoanEmail, loanEmailsQuery } from './api';

/** Opens the list of the loan's notification emails: who got one, and why others didn't. */
export function LoanEmailsButton({ loanId }: { loanId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Mail aria-hidden />
        Notification emails
      </Button>
      {open && (
        <Dialog
          open
          onOpenChange={setOpen}
          title="Notification emails"
          description="Who was emailed about each event on this loan, and why others weren’t."
        >
          <Emails loanId={loanId} />
        </Dialog>
      )}
    </>
  );
}

function Emails({ loanId }: { loanId: string }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    loanEmailsQuery(loanId),
  );
  const entries = data?.pages.flatMap(({ content }) => content);
  if (!entries && error) {
    return <ErrorState title="Couldn’t load the emails" error={error} onRetry={() => void refetch()} />;
  }
  if (!entries) return <Skeleton className="h-40" />;
  if (entries.length === 0) {
    return (
      <EmptyState icon={<Mail aria-hidden />} title="No notifications yet">
        Events on this loan that people are notified about appear here.
      </EmptyState>
    );
  }
  return (
    <div>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <EmailLine key={entry.id} entry={entry} />
        ))}
      </ul>
      {hasNextPage && (
        <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier
        </Button>
      )}
    </div>
  );
}

function EmailLine({ entry }: { entry: LoanEmail }) {
  const { actorName, event, recipientName, words, at, stateAt } = entry;
  return (
    <li className="grid gap-0.5 py-2.5">
      <p className="text-pretty break-words">
        <span className="font-medium">{actorName}</span> {event}
        <time dateTime={at} className="ml-2 text-xs whitespace-nowrap text-muted">
          {formatMoment(at)}
        </time>
      </p>
      <p className="text-sm text-pretty break-words text-muted">
        To {recipientName}: {words}
        {stateAt && <time dateTime={stateAt}> · {formatMoment(stateAt)}</time>}
      </p>
    </li>
  );
}
