import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { activityQuery } from '@/features/activity';
import { formatMoment } from '@/lib/time/clock';

interface FactHistoryProps {
  loanId: string;
  /** The field and its label. */
  field: string;
  term: string;
}

/** The history of a fact of the loan: values, people and times, latest first. */
export default function FactHistory({ loanId, field, term }: FactHistoryProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    activityQuery(loanId, { kind: 'facts' }),
  );
  if (!data && error) {
    return <ErrorState title="Couldn’t load history" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-16" />;
  const lines = data.pages
    .flatMap(({ content }) => content)
    .flatMap(({ id, at, actor, changes }) => {
      const change = changes.find(({ fact }) => fact === field);
      return change ? [{ id, at, who: actor?.name ?? 'Someone', ...change }] : [];
    });
  return (
    <div className="grid gap-2 text-[13px]">
      {lines.length === 0 && !hasNextPage && <p className="text-muted">{term} hasn’t been changed.</p>}
      <ul className="grid gap-2">
        {lines.map(({ id, at, who, from, to }) => (
          <li key={id}>
            <span className="block break-words">
              <span className="text-muted">{from || 'Not provided'}</span> → {to || 'Not provided'}
            </span>
            <span className="text-xs text-muted">
              {who}, <time dateTime={at}>{formatMoment(at)}</time>
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier
        </Button>
      )}
      <Link to={paths.activity} params={{ loanId }} search={{ kind: 'facts' }} className="text-accent hover:underline">
        All changes to loan details
      </Link>
    </div>
  );
}
