import { keys } from '@/api/keys';
import { queryClient } from '@/api/query-client';
import { AdaptiveDelay } from '@/lib/adaptive-delay';

/** The first change is fetched soon; while hundreds of files arrive, every two seconds. */
const spacing = new AdaptiveDelay(40, 600, 2_000);

const due = new Set<string>();
let round: Promise<void> | null = null;

/**
 * Invalidates what is shown of a loan, batched for files that arrive about the same time. Resolves when it is fetched.
 */
export function refreshLoan(loanId: string): Promise<void> {
  due.add(loanId);
  round ??= new Promise((done) => {
    setTimeout(() => done(refetch()), spacing.wait());
  });
  return round;
}

async function refetch(): Promise<void> {
  const loans = [...due];
  due.clear();
  round = null;
  spacing.begin();
  // Documents without a request, or whose request can't take them, are in the shoebox.
  const scopes = [keys.shoeboxes, ...loans.map(keys.loan)];
  await Promise.all(scopes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
