import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { formatMoment } from '@/lib/time/clock';
import { rule } from '@/rules/rule';
import { sensitiveLooksQuery } from '../api';

/** The views of credit scores and driver's licenses on this loan, newest first. */
export function SensitiveLooks({ loanId }: { loanId: string }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    sensitiveLooksQuery(loanId),
  );
  const looks = data?.pages.flatMap(({ content }) => content);
  if (!looks && error) {
    return <ErrorState title="Couldn’t load access history" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <section aria-labelledby="looks" className="mt-10">
      <h2 id="looks" className="text-base font-semibold">
        Views of credit scores and licenses
      </h2>
      <p className="mt-1 mb-2 text-muted">Every view is logged with the person and the time.</p>
      {!looks && <Skeleton className="h-24" />}
      {looks?.length === 0 && <p className="py-2 text-muted">No views yet.</p>}
      <ul>
        {looks?.map(({ id, viewer, words, at }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2 last:border-b-0 sm:flex-nowrap"
          >
            <span className="grow">
              <span className="font-medium">{rule('displayName', viewer)}</span>{' '}
              <span className="text-muted">{words}</span>
            </span>
            <time dateTime={at} className="shrink-0 text-[13px] text-faint">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="sm" className="mt-2" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  );
}
