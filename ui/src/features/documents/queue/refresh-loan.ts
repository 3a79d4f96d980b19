import { keys } from '@/api/keys';
import { queryClient } from '@/api/query-client';
import { AdaptiveDelay } from '@/lib/adaptive-delay';

/** The first change is fetched soon; while hundreds of files arrive, every two seconds. */
const refetchDelay = new AdaptiveDelay(40, 600, 2_000);

const pendingLoans = new Set<string>();
let pendingRefetch: Promise<void> | null = null;

/**
 * Invalidates what is shown of a loan, batched for files that arrive about the same time. Resolves when it is fetched.
 */
export function refreshLoan(loanId: string): Promise<void> {
  pendingLoans.add(loanId);
  pendingRefetch ??= new Promise((done) => {
    setTimeout(() => done(refetchLoans()), refetchDelay.wait());
  });
  return pendingRefetch;
}

async function refetchLoans(): Promise<void> {
  const loans = [...pendingLoans];
  pendingLoans.clear();
  pendingRefetch = null;
  refetchDelay.begin();
  // Documents without a request, or whose request can't take them, are in the shoebox.
  const scopes = [keys.shoeboxes, ...loans.map(keys.loan)];
  await Promise.all(scopes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
