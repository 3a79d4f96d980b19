import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '@/api/keys';
import { Spacing } from '@/lib/spacing';
import { live } from './live';

/** What of the person's an event is about; a gap is about all of it. */
const about = { notices: keys.notices, unread: keys.unread };

/** Keeps what concerns the person fresh, on every page: notices and unread messages (topic `notices/{userId}`). */
export function useNoticeEvents(userId: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    const gathered = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const spacing = new Spacing(60, 600, 2_000);
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
    const stop = live.subscribe(`notices/${userId}`, hear);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache, userId]);
}
