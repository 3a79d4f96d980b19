import { keys } from '@/api/keys';
import { queryClient } from '@/api/query-client';
import { Spacing } from '@/lib/spacing';

/** The first word is acted on soon; while hundreds of files arrive, every two seconds. */
const spacing = new Spacing(40, 600, 2_000);

const due = new Set<string>();
let round: Promise<void> | null = null;

/** Fetches what a loan shows anew, once for all files that arrive about the same time. Waits until that is done. */
export function freshen(loanId: string): Promise<void> {
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
  // What answers no request, or no longer can, lies in the shoebox.
  const scopes = [keys.shoeboxes, ...loans.map(keys.loan)];
  await Promise.all(scopes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
