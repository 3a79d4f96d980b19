import { queryOptions } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { answer } from '../client';
import type { ComposePaths, DraftBody } from './paths';
import { keys } from '../keys';

export type { Draft, DraftBody } from './paths';

const api = createClient<ComposePaths>({
  baseUrl: location.origin,
  fetch: (request) => globalThis.fetch(request),
});

const byId = (id: string) => ({ params: { path: { id } } });

/** One's own drafts on a loan. */
export const draftsQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.drafts(loanId),
    queryFn: ({ signal }) => answer(api.GET('/v1/messages/draft/{id}', { ...byId(loanId), signal })),
  });

export const createDraft = (body: DraftBody) => answer(api.POST('/v1/messages/draft', { body }));

/** Keeps a draft anew that was read at `version`; a later one fails with code `stale` and comes along. */
export const updateDraft = (id: string, body: DraftBody & { version: number }) =>
  answer(api.PUT('/v1/messages/draft/{id}', { ...byId(id), body }));

export const deleteDraft = (id: string): Promise<unknown> => answer(api.DELETE('/v1/messages/draft/{id}', byId(id)));
