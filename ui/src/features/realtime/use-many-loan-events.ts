import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type HomeSummary, homeQuery } from '@/api/home';
import { keys } from '@/api/keys';
import { AdaptiveDelay } from '@/lib/adaptive-delay';
import { liveConnection } from './live-connection';

/** The maximum number of subscribed loans; changes of others show a little later. */
const most = 30;

/** Keeps data over several loans up to date: changes of the first `most` loans show immediately. */
export function useManyLoanEvents(loanIds: readonly string[], answers: readonly QueryKey[]): void {
  const cache = useQueryClient();
  const named = [...new Set(loanIds)].slice(0, most).toSorted().join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const spacing = new AdaptiveDelay(60, 600, 2_000);
    const hear = ({ event }: { event: string }) => {
      if (event === 'subscribed') return;
      timer ??= setTimeout(() => {
        timer = undefined;
        spacing.begin();
        for (const queryKey of answers) void cache.invalidateQueries({ queryKey });
      }, spacing.wait());
    };
    const stops =
      named === '' ? [] : named.split(',').map((loanId) => liveConnection.subscribe(`loans/${loanId}`, hear));
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [cache, named, answers]);
}

const loansOn = ({ toReview, sentBack, silent, latest }: HomeSummary): string[] =>
  [...toReview.content, ...silent, ...sentBack.content, ...latest].map(({ loanId }) => loanId);

const answers = [keys.home, keys.loanLists];

/** Keeps Home up to date: changes of the listed loans show immediately, of all others within a minute. */
export function useHomeEvents(): void {
  const home = useQuery(homeQuery).data;
  useManyLoanEvents(home ? loansOn(home) : [], answers);
}
