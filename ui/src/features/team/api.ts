import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';

/** The labels available for roles of a loan. */
export const labelsQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.labels(loanId),
    queryFn: ({ signal }) => answer(api.GET('/v1/loans/{loanId}/labels', { params: { path: { loanId } }, signal })),
    staleTime: 60_000,
  });

/** Replaces the labels of a role at `version`. Fails with code `stale` if there is a later version. */
export const putLabels = (loanId: string, loanRoleId: string, body: { labels: string[]; version: number }) =>
  answer(api.PUT('/v1/loans/{loanId}/roles/{loanRoleId}/labels', { params: { path: { loanId, loanRoleId } }, body }));

const invited = (loanId: string, userId: string) => ({ params: { path: { loanId, userId } } });

/** Revokes an invitation: its link stops working. */
export const revokeInvitation = (loanId: string, userId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/loans/{loanId}/users/{userId}/invitation', invited(loanId, userId)));

/** Tries an undeliverable address again, with the emails to it that failed. */
export const retryAddress = (loanId: string, userId: string): Promise<unknown> =>
  answer(api.POST('/v1/loans/{loanId}/users/{userId}/email/retry', invited(loanId, userId)));
