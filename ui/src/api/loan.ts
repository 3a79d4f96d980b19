import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { answer, api } from './client';
import { keys } from './keys';
import type { Loan } from './models';
import { Problem } from './problem';

/** One loan with its people and progress. A loan the person may not see fails with status 404. */
export const loanQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.loan(loanId),
    queryFn: () => answer(api.GET('/v1/loans/{loanId}', { params: { path: { loanId } } })),
  });

/** The loan of the screen; its route has already loaded it. Whoever is taken off the loan meanwhile no longer sees it. */
export function useLoan(loanId: string): Loan {
  const { data, error } = useSuspenseQuery(loanQuery(loanId));
  if (error instanceof Problem && error.status === 404) throw error;
  return data;
}

/** Whether e-mails may be sent as files on this loan, as its lender wants it. */
export const useTakesMail = (loanId: string): boolean => useQuery(loanQuery(loanId)).data?.acceptsMail ?? false;
