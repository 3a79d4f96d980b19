import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Spacing } from '@/lib/spacing';
import { live } from './live';

/** How many loans are listened to; what happens on others shows a little later. */
const most = 30;

/** Keeps answers over several loans fresh: what happens on one of the first so many of them shows at once. */
export function useSeveralLoans(loanIds: readonly string[], answers: readonly QueryKey[]): void {
  const cache = useQueryClient();
  const named = [...new Set(loanIds)].slice(0, most).toSorted().join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const spacing = new Spacing(60, 600, 2_000);
    const hear = ({ event }: { event: string }) => {
      if (event === 'subscribed') return;
      timer ??= setTimeout(() => {
        timer = undefined;
        spacing.begin();
        for (const queryKey of answers) void cache.invalidateQueries({ queryKey });
      }, spacing.wait());
    };
    const stops = named === '' ? [] : named.split(',').map((loanId) => live.subscribe(`loans/${loanId}`, hear));
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [cache, named, answers]);
}
