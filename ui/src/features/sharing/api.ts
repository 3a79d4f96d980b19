import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { SharingStep } from '@/api/models';
import type { GoneShare, NewShare } from '@/rules/rule';

export type { SharingStep };

/** A recipient: a user, or an email address without an account. */
export interface ShareRecipient {
  userId: string | null;
  email: string | null;
  /** Whether the items are also assigned to them. */
  assign: boolean;
  /** Whether the dialog showed them as a member of the loan: the server refuses people who have left since. */
  onLoan: boolean | null;
}

/** The items, the recipients, and the chosen button. */
export interface SharingRequest {
  entries: ShareRecipient[];
  elementIds: string[];
  send: 'ASSIGN' | 'ONLY';
  /** Whether a message with the items follows, which is how addresses receive them. */
  withMessage: boolean;
}

const loanParams = (loanId: string) => ({ params: { path: { loanId } } });

/** The steps that a sharing would take. Keeps the previous steps while those of another choice load. */
export const sharingPreviewQuery = (loanId: string, sharing: SharingRequest) =>
  queryOptions({
    queryKey: keys.sharingPreview(loanId, sharing),
    queryFn: ({ signal }) =>
      answer(api.POST('/v1/loans/{loanId}/sharing/preview', { ...loanParams(loanId), body: sharing, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Shares the items in one request; a retry with the same idempotency key has no further effect. */
export const share = (loanId: string, sharing: SharingRequest, idempotencyKey: string, keepalive = false) =>
  answer(
    api.POST('/v1/loans/{loanId}/sharing', { ...loanParams(loanId), body: { ...sharing, idempotencyKey }, keepalive }),
  );

/** Undoes a sharing, as long as no one acted on it. */
export const undoSharing = (loanId: string, undoId: string): Promise<unknown> =>
  answer(api.POST('/v1/loans/{loanId}/sharing/{undoId}/undo', { params: { path: { loanId, undoId } } }));

/** Users of all the lender's loans whose name or address matches. */
export const usersQuery = (query: string) =>
  queryOptions({
    queryKey: keys.users(query),
    queryFn: async ({ signal }) => {
      const params = { query: { query, page: 0, size: 8 } };
      return (await answer(api.GET('/v1/users/search', { params, signal }))).content;
    },
    enabled: query.length > 1,
  });

/** Assigns elements to people of the loan. */
export const createShares = (loanId: string, shares: NewShare[]) =>
  answer(api.POST('/v1/loans/{loanId}/shared-info', { ...loanParams(loanId), body: shares }));

/** Unassigns elements. */
export const removeShares = (loanId: string, shares: GoneShare[]): Promise<unknown> =>
  answer(api.DELETE('/v1/loans/{loanId}/shared-info', { ...loanParams(loanId), body: { shares } }));
