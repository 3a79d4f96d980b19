import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MessagesSquare, SearchX } from 'lucide-react';
import { type ReactNode, Suspense, lazy, useRef } from 'react';
import { draftsQuery } from '@/api/messaging/drafts';
import { type Thread, threadsQuery } from '@/api/messaging/threads';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useNearEdge } from '../conversation/use-near-edge';
import { ThreadFilters } from './thread-filters';
import { ThreadRow } from './thread-row';
import { useThreadSearch } from './use-thread-search';

const UnsentDrafts = lazy(async () => {
  const part = await import('./unsent-drafts');
  return { default: part.UnsentDrafts };
});

interface ThreadListProps {
  loanId: string;
  openId: string | undefined;
  /** The button for a new thread. */
  action: ReactNode;
}

/** The threads of a loan with their filters; more load on scrolling. */
export function ThreadList({ loanId, openId, action }: ThreadListProps) {
  const searching = useThreadSearch();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    threadsQuery(loanId, searching.search),
  );
  const { draft: onlyDrafts = false, query, labels: label } = searching.search;
  // Drafts of new messages have no thread, and so no words or labels to filter by.
  const showsNew = onlyDrafts && !query && !label;
  const drafts = useQuery({ ...draftsQuery(loanId), enabled: showsNew });
  const unsent = showsNew ? drafts.data?.filter(({ messageThreadId }) => !messageThreadId) : [];
  const end = useRef<HTMLDivElement>(null);
  useNearEdge(end, hasNextPage && !isFetchingNextPage, () => void fetchNextPage());
  const threads = data && uniqueThreads(data.pages.flatMap(({ content }) => content));
  const labels = [
    ...new Set([...(threads ?? []).flatMap((each) => each.labels), searching.search.labels ?? []].flat()),
  ];
  return (
    <>
      <div className="shrink-0 border-b border-line">
        <ThreadFilters searching={searching} labels={labels.sort()} />
      </div>
      <div data-conversation className="min-h-0 grow overflow-y-auto overscroll-contain">
        {unsent && unsent.length > 0 && (
          <Suspense fallback={<ListSkeleton rows={unsent.length} />}>
            <UnsentDrafts drafts={unsent} />
          </Suspense>
        )}
        {!threads && !error && <ListSkeleton />}
        {!threads && error && (
          <ErrorState title="Couldn’t load messages" error={error} onRetry={() => void refetch()} />
        )}
        {threads?.length === 0 &&
          (unsent?.length === 0 || drafts.isError) &&
          (searching.filtered ? (
            <EmptyState
              icon={<SearchX aria-hidden />}
              title="No matching threads"
              action={<Button onClick={searching.clear}>Show all threads</Button>}
            />
          ) : (
            <EmptyState icon={<MessagesSquare aria-hidden />} title="No messages yet" action={action}>
              Messages about this loan show here.
            </EmptyState>
          ))}
        {threads && threads.length > 0 && (
          <ul aria-label="Threads">
            {threads.map((thread) => (
              <li key={thread.id}>
                <ThreadRow thread={thread} open={thread.id === openId} />
              </li>
            ))}
          </ul>
        )}
        <div ref={end}>{isFetchingNextPage && <ListSkeleton rows={2} />}</div>
      </div>
    </>
  );
}

/** A thread that moved up between two page loads appears in both. */
const uniqueThreads = (threads: readonly Thread[]): Thread[] => [
  ...new Map(threads.map((thread) => [thread.id, thread])).values(),
];

function ListSkeleton({ rows = 7 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Loading threads">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="grid gap-2 border-b border-line px-3 py-3">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-11/12" />
        </div>
      ))}
    </div>
  );
}
