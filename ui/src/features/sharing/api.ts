import { answer, api } from '@/api/client';
import type { GoneShare, NewShare } from '@/rules/rule';

const of = (loanId: string) => ({ params: { path: { loanId } } });

/** Assigns elements to people of the loan. */
export const createShares = (loanId: string, shares: NewShare[]) =>
  answer(api.POST('/v1/loans/{loanId}/shared-info', { ...of(loanId), body: shares }));

/** Takes assigned elements away again. */
export const removeShares = (loanId: string, shares: GoneShare[]): Promise<unknown> =>
  answer(api.DELETE('/v1/loans/{loanId}/shared-info', { ...of(loanId), body: { shares } }));
