import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Home, homeQuery } from '@/api/home';
import { keys } from '@/api/keys';
import { Spacing } from '@/lib/spacing';
import { live } from './live';

/** How many loans are listened to; what happens on others shows a little later. */
const most = 30;

const loansOn = ({ toReview, sentBack, silent, latest }: Home): string[] => {
  const all = [...toReview.content, ...silent, ...sentBack.content, ...latest].map(({ loanId }) => loanId);
  return [...new Set(all)].slice(0, most).toSorted();
};

/** Keeps Home fresh: what happens on the loans it names shows at once, everything else within the minute. */
export function useHomeEvents(): void {
  const cache = useQueryClient();
  const home = useQuery(homeQuery).data;
  const named = home ? loansOn(home).join() : '';
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const spacing = new Spacing(60, 600, 2_000);
    const hear = ({ event }: { event: string }) => {
      if (event === 'subscribed') return;
      timer ??= setTimeout(() => {
        timer = undefined;
        spacing.begin();
        void cache.invalidateQueries({ queryKey: keys.home });
        void cache.invalidateQueries({ queryKey: keys.loanLists });
      }, spacing.wait());
    };
    const stops = named === '' ? [] : named.split(',').map((loanId) => live.subscribe(`loans/${loanId}`, hear));
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [cache, named]);
}
