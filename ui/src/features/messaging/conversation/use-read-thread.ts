import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keys } from '@/api/keys';
import { type Thread, markThreadRead } from '@/api/messaging/threads';

/** The time it takes to notice new messages, in milliseconds. */
const GLANCE_MS = 700;

/**
 * Marks a thread as read while its end is visible and the page is focused. A message that the user marked as unread
 * stays unread until the thread is opened again.
 */
export function useReadThread(thread: Thread, atEnd: boolean, held: boolean): void {
  const cache = useQueryClient();
  const busy = useRef(false);
  const wanted = atEnd && !held && thread.unreadCount > 0;
  useEffect(() => {
    if (!wanted) return;
    const read = async () => {
      if (busy.current || document.visibilityState !== 'visible') return;
      busy.current = true;
      try {
        await markThreadRead(thread.id);
        await Promise.all(
          [keys.threadLists(thread.loanId), keys.thread(thread.id), keys.unread].map((queryKey) =>
            cache.invalidateQueries({ queryKey, exact: queryKey === keys.thread(thread.id) }),
          ),
        );
      } catch {
        // It stays unread, and is retried when the thread changes or is opened.
      } finally {
        busy.current = false;
      }
    };
    const soon = setTimeout(() => void read(), GLANCE_MS);
    const back = () => void read();
    document.addEventListener('visibilitychange', back);
    return () => {
      clearTimeout(soon);
      document.removeEventListener('visibilitychange', back);
    };
  }, [wanted, thread.id, thread.loanId, cache]);
}
