import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keys } from '@/api/keys';
import { type Message, type MessagePage, fetchMessages } from '@/api/messaging/threads';

/** The maximum number of pages in memory: a long thread is read page by page without growing. */
const MOST_PAGES = 10;

/** Pages are sorted newest first, and overlap if messages arrived in between; they are displayed oldest first. */
function oldestFirst(pages: readonly MessagePage[]): Message[] {
  const byId = new Map(pages.flatMap(({ content }) => content.map((message) => [message.id, message] as const)));
  return [...byId.values()].sort((one, other) => one.seq - other.seq);
}

/**
 * The messages of an open thread: first the page with the first unread message, then earlier and later pages on demand.
 * The first page is determined once per opening, so that reading doesn't change it.
 */
export function useConversation(threadId: string) {
  const start = useQuery({
    queryKey: ['conversation-start', threadId],
    queryFn: ({ signal }) => fetchMessages(threadId, { page: 0, firstUnread: true }, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const first = start.data;
  const rest = useInfiniteQuery({
    queryKey: keys.messages(threadId),
    queryFn: ({ pageParam, signal }) => fetchMessages(threadId, { page: pageParam }, signal),
    enabled: first !== undefined,
    gcTime: 0,
    maxPages: MOST_PAGES,
    initialPageParam: first?.page ?? 0,
    initialData: first && { pages: [first], pageParams: [first.page] },
    getNextPageParam: ({ last, page }) => (last ? undefined : page + 1),
    getPreviousPageParam: ({ page }) => (page > 0 ? page - 1 : undefined),
  });
  const pages = rest.data?.pages;
  const messages = useMemo(() => (pages ? oldestFirst(pages) : undefined), [pages]);
  return {
    messages,
    /** The first unread message when the thread was opened. */
    firstUnreadId: useMemo(() => first && oldestFirst([first]).find(({ unread }) => unread)?.id, [first]),
    error: start.error ?? rest.error,
    retry: () => void (start.error ? start.refetch() : rest.refetch()),
    older: { there: rest.hasNextPage, loading: rest.isFetchingNextPage, fetch: () => void rest.fetchNextPage() },
    newer: {
      there: rest.hasPreviousPage,
      loading: rest.isFetchingPreviousPage,
      fetch: () => void rest.fetchPreviousPage(),
    },
  };
}
