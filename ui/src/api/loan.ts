import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { answer, api } from './client';
import { keys } from './keys';
import type { Loan } from './models';
import { Problem } from './problem';

/** A loan with its people and progress. Fails with status 404 if the user may not see it. */
export const loanQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.loan(loanId),
    queryFn: () => answer(api.GET('/v1/loans/{loanId}', { params: { path: { loanId } } })),
  });

/**
 * Returns the screen's loan, which its route has already loaded. Throws for a user who was removed from the loan in the
 * meantime.
 */
export function useLoan(loanId: string): Loan {
  const { data, error } = useSuspenseQuery(loanQuery(loanId));
  if (error instanceof Problem && error.status === 404) throw error;
  return data;
}

/** Returns whether emails may be uploaded as files on this loan, as its lender has set. */
export const useTakesMail = (loanId: string): boolean => useQuery(loanQuery(loanId)).data?.acceptsMail ?? false;
