import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '@/api/keys';
import type { TypingUser } from '@/api/messaging/threads';
import { isObject } from '@/lib/is-object';
import { AdaptiveDelay } from '@/lib/adaptive-delay';
import type { RealtimeEvent } from './connection';
import { liveConnection } from './live-connection';

const threadOf = (data: unknown): string | null =>
  isObject(data) && typeof data['threadId'] === 'string' ? data['threadId'] : null;

const isTyping = (data: unknown): data is { threadId: string; user: TypingUser['user'] } =>
  threadOf(data) !== null && isObject(data) && isObject(data['user']) && typeof data['user']['id'] === 'string';

/** Stores a typing event; the thread on screen shows it for a while. */
function noteTyping(cache: QueryClient, data: unknown): void {
  if (!isTyping(data)) return;
  const { threadId, user } = data;
  cache.setQueryData<TypingUser[]>(keys.typing(threadId), (before = []) => [
    ...before.filter((each) => each.user.id !== user.id),
    { user, at: Date.now() },
  ]);
}

function refreshThreads(cache: QueryClient, loanId: string, threadIds: ReadonlySet<string> | null): void {
  void cache.invalidateQueries({ queryKey: keys.threadLists(loanId) });
  void cache.invalidateQueries({ queryKey: keys.activity(loanId) });
  if (!threadIds) {
    void cache.invalidateQueries({ queryKey: keys.unread });
    return void cache.invalidateQueries({ queryKey: ['threads'] });
  }
  for (const threadId of threadIds) void cache.invalidateQueries({ queryKey: keys.thread(threadId) });
}

/**
 * Keeps a loan's messages up to date while they are on screen (topic `chats/{loanId}`): threads, the open thread, and
 * typing. Unread counts come with the notifications. After a gap everything is refetched.
 */
export function useChatEvents(loanId: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    let threads: Set<string> | null = new Set();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let greeted = false;
    const spacing = new AdaptiveDelay(60, 600, 2_000);
    function handleEvent({ event, data }: RealtimeEvent): void {
      if (event === 'typing') return noteTyping(cache, data);
      if (event === 'subscribed' && greeted) return;
      greeted = true;
      const threadId = threadOf(data);
      if (threadId) threads?.add(threadId);
      else threads = null;
      timer ??= setTimeout(() => {
        timer = undefined;
        spacing.begin();
        refreshThreads(cache, loanId, threads);
        threads = new Set();
      }, spacing.wait());
    }
    const stop = liveConnection.subscribe(`chats/${loanId}`, handleEvent);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache, loanId]);
}
