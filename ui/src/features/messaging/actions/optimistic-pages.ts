import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import type { Message, MessagePage } from '@/api/messaging/threads';

/** Applies an optimistic update to a message. Returns a function that reverts it. */
export async function updateInPages(
  cache: QueryClient,
  threadId: string,
  messageId: string,
  part: Partial<Message>,
): Promise<() => void> {
  const queryKey = keys.messages(threadId);
  await cache.cancelQueries({ queryKey });
  const before = cache.getQueryData<InfiniteData<MessagePage>>(queryKey);
  if (before) {
    const change = (message: Message) => (message.id === messageId ? { ...message, ...part } : message);
    const pages = before.pages.map((page) => ({ ...page, content: page.content.map(change) }));
    cache.setQueryData(queryKey, { ...before, pages });
  }
  return () => cache.setQueryData(queryKey, before);
}
