import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '@/api/keys';
import { Spacing } from '@/lib/spacing';
import { live } from './live';

/** Keeps what concerns the person fresh, on every page (topic `notices/{userId}`). */
export function useNoticeEvents(userId: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const spacing = new Spacing(60, 600, 2_000);
    const hear = ({ event }: { event: string }) => {
      if (event === 'subscribed') return;
      timer ??= setTimeout(() => {
        timer = undefined;
        spacing.begin();
        void cache.invalidateQueries({ queryKey: keys.notices });
      }, spacing.wait());
    };
    const stop = live.subscribe(`notices/${userId}`, hear);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache, userId]);
}
