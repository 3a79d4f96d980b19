import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keys } from '@/api/keys';
import { AdaptiveDelay } from '@/lib/adaptive-delay';
import type { RealtimeEvent } from './connection';
import { liveConnection } from './live-connection';

function refreshLoan(cache: QueryClient, loanId: string, events: ReadonlySet<string>): void {
  const all = events.has('gap') || events.has('subscribed');
  // Another status of the loan changes which elements are visible.
  const elements = [...events].some((event) => event.startsWith('element-') || event === 'loan-updated');
  if (all || elements) void cache.invalidateQueries({ queryKey: keys.elements(loanId) });
  if (all || elements) void cache.invalidateQueries({ queryKey: keys.packages(loanId) });
  // Documents are uploaded, filed, and moved back to the shoebox with the requests they answer.
  if (all || elements || events.has('document-added')) void cache.invalidateQueries({ queryKey: keys.shoeboxes });
  if (all || elements || events.has('document-changed')) {
    void cache.invalidateQueries({ queryKey: keys.trash(loanId) });
    void cache.invalidateQueries({ queryKey: keys.shoeboxes });
  }
  // An open document may be in the trash now, or have new content.
  if (all || events.has('document-changed')) {
    const aboutOne = ({ queryKey }: { queryKey: QueryKey }) => queryKey.length === 2 || queryKey[2] === 'versions';
    void cache.invalidateQueries({ queryKey: keys.documents, predicate: aboutOne });
  }
  if (all || events.has('entities')) void cache.invalidateQueries({ queryKey: keys.entities(loanId) });
  if (all || events.has('team')) void cache.invalidateQueries({ queryKey: keys.contactsOfLoan(loanId) });
  void cache.invalidateQueries({ queryKey: keys.activity(loanId) });
  // A request's state counts toward the loan's progress.
  void cache.invalidateQueries({ queryKey: keys.loan(loanId), exact: true });
  void cache.invalidateQueries({ queryKey: keys.loanLists, refetchType: 'none' });
}

/**
 * Keeps a loan's data up to date while it is on screen. Events arriving together cause one refetch; so do a gap, a
 * refused subscription (the user may have lost access), and the first event, before which a change could have been
 * missed.
 */
export function useLoanEvents(loanId: string): void {
  const cache = useQueryClient();
  useEffect(() => {
    const gathered = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let greeted = false;
    // Events arriving together cause one refetch; while they keep arriving, one every two seconds.
    const spacing = new AdaptiveDelay(60, 600, 2_000);
    function handleEvent({ event }: RealtimeEvent): void {
      if (event === 'subscribed' && greeted) return;
      greeted = true;
      gathered.add(event);
      timer ??= setTimeout(() => {
        timer = undefined;
        spacing.begin();
        refreshLoan(cache, loanId, gathered);
        gathered.clear();
      }, spacing.wait());
    }
    const stop = liveConnection.subscribe(`loans/${loanId}`, handleEvent);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [cache, loanId]);
}
