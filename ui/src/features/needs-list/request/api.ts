import { queryOptions } from '@tanstack/react-query';
import type { UserRef } from '@/api/models';
import { keys } from '@/api/keys';
import { call } from '@/api/next';

/** Something said about a request. */
export interface Comment {
  id: string;
  body: string;
  author: UserRef;
  createdAt: string;
  visibleToBorrower: boolean;
}

/** Something that happened to a request. */
export interface HistoryEntry {
  id: string;
  kind: string;
  actor: UserRef;
  at: string;
  detail: Record<string, unknown>;
}

const at = (loanId: string, elementId: string) => `/v1/loans/${loanId}/elements/${elementId}`;

/** What was said about a request, the oldest first. */
export const commentsQuery = (loanId: string, elementId: string) =>
  queryOptions({
    queryKey: [...keys.elements(loanId), elementId, 'comments'],
    queryFn: ({ signal }): Promise<Comment[]> => call('GET', `${at(loanId, elementId)}/comments`, undefined, signal),
  });

export const addComment = (loanId: string, elementId: string, body: { body: string; visibleToBorrower: boolean }) =>
  call('POST', `${at(loanId, elementId)}/comments`, body);

/** What happened to a request, the latest first. */
export const historyQuery = (loanId: string, elementId: string) =>
  queryOptions({
    queryKey: [...keys.elements(loanId), elementId, 'history'],
    queryFn: ({ signal }): Promise<HistoryEntry[]> =>
      call('GET', `${at(loanId, elementId)}/history`, undefined, signal),
  });
