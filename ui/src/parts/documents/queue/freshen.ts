import { keys } from '@/api/keys';
import { queryClient } from '@/api/query-client';

/** The first word is acted on soon; while more keep coming, no more often than this. */
const soonMs = 40;
const gapMs = 600;

const due = new Set<string>();
let round: Promise<void> | null = null;
let last = -Infinity;

/** Fetches what a loan shows anew, once for all files that arrive about the same time. Waits until that is done. */
export function freshen(loanId: string): Promise<void> {
  due.add(loanId);
  round ??= new Promise((done) => {
    const wait = Math.max(soonMs, last + gapMs - performance.now());
    setTimeout(() => done(refetch()), wait);
  });
  return round;
}

async function refetch(): Promise<void> {
  const loans = [...due];
  due.clear();
  round = null;
  last = performance.now();
  // What answers no request, or no longer can, lies in the shoebox.
  const scopes = [keys.shoeboxes, ...loans.map(keys.loan)];
  await Promise.all(scopes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
