import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../client';
import { keys } from '../keys';
import type { components } from '../schema';

type Schemas = components['schemas'];

/** A comment on a request. */
export type Comment = Schemas['Comment'];

const at = (loanId: string, elementId: string) => ({ params: { path: { loanId, elementId } } });

/** The comments on a request, oldest first. */
export const commentsQuery = (loanId: string, elementId: string) =>
  queryOptions({
    queryKey: keys.comments(loanId, elementId),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loans/{loanId}/elements/{elementId}/comments', { ...at(loanId, elementId), signal })),
  });

/** Adds a comment to a request; lenders can make it visible to lenders only. */
export const addComment = (loanId: string, elementId: string, body: Schemas['CreateComment']) =>
  answer(api.POST('/v1/loans/{loanId}/elements/{elementId}/comments', { ...at(loanId, elementId), body }));
