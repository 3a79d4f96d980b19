import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '@/api/keys';
import { AdaptiveDelay } from '@/lib/adaptive-delay';
import { liveConnection } from './live-connection';

/** The query keys that an event affects; a gap affects all of them. */
const about = { notices: keys.notices, unread: keys.unread };

/** Keeps notifications and unread counts up to date on every page (topic `notices/{userId}`). */
export function useNoticeEvents(userId: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    const gathered = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const spacing = new AdaptiveDelay(60, 600, 2_000);
    const hear = ({ event }: { event: string }) => {
      if (event === 'subscribed') return;
      gathered.add(event);
      timer ??= setTimeout(() => {
        timer = undefined;
        spacing.begin();
        for (const [kind, queryKey] of Object.entries(about))
          if (gathered.has(kind) || gathered.has('gap')) void cache.invalidateQueries({ queryKey });
        gathered.clear();
      }, spacing.wait());
    };
    const stop = liveConnection.subscribe(`notices/${userId}`, hear);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache, userId]);
}
