import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { SharingStep } from '@/api/models';

export type { SharingStep };

/** Someone an item is shared with: a user, or the address of someone who is none. */
export interface ShareWish {
  userId: string | null;
  email: string | null;
  /** Whether the items are assigned to them as well. */
  assign: boolean;
  /** Whether the dialog showed them on the loan: whoever left it since isn't shared with unseen. */
  onLoan: boolean | null;
}

/** What is shared with whom, and by which button. */
export interface Sharing {
  entries: ShareWish[];
  elementIds: string[];
  send: 'ASSIGN' | 'ONLY';
  /** Whether a message with the items follows: it is what addresses get then. */
  withMessage: boolean;
}

const of = (loanId: string) => ({ params: { path: { loanId } } });

/** What a sharing would do, step by step. While another choice is asked about, the last answer stays. */
export const sharingPreviewQuery = (loanId: string, sharing: Sharing) =>
  queryOptions({
    queryKey: keys.sharingPreview(loanId, sharing),
    queryFn: ({ signal }) =>
      answer(api.POST('/v1/loans/{loanId}/sharing/preview', { ...of(loanId), body: sharing, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Does everything that sharing takes at once; with the same key a second time it does nothing more. */
export const share = (loanId: string, sharing: Sharing, idempotencyKey: string, keepalive = false) =>
  answer(api.POST('/v1/loans/{loanId}/sharing', { ...of(loanId), body: { ...sharing, idempotencyKey }, keepalive }));

/** Takes a sharing back, as long as nobody acted on it. */
export const undoSharing = (loanId: string, undoId: string): Promise<unknown> =>
  answer(api.POST('/v1/loans/{loanId}/sharing/{undoId}/undo', { params: { path: { loanId, undoId } } }));

/** Users of all the lender's loans whose name or address holds what was typed. */
export const usersQuery = (query: string) =>
  queryOptions({
    queryKey: keys.users(query),
    queryFn: async ({ signal }) => {
      const params = { query: { query, page: 0, size: 8 } };
      return (await answer(api.GET('/v1/users/search', { params, signal }))).content;
    },
    enabled: query.length > 1,
  });
