import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';

/** The application for a loan: its facts, its people and what is asked for it. */
export const loanApplicationQuery = (loanId: string) =>
  queryOptions({
    queryKey: [...keys.loan(loanId), 'application'],
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loan-applications/{loanId}', { params: { path: { loanId } }, signal })),
  });
