import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../client';
import { keys } from '../keys';
import type { components } from '../schema';

type Schemas = components['schemas'];

/** A draft as the server has it. */
export type Draft = Schemas['Draft'];
/** What is kept as a draft. */
export type DraftBody = Schemas['CreateDraft'];

const byId = (id: string) => ({ params: { path: { id } } });

/** One's own drafts on a loan. */
export const draftsQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.drafts(loanId),
    queryFn: ({ signal }) => answer(api.GET('/v1/messages/draft/{id}', { ...byId(loanId), signal })),
  });

/** Keeps a new draft; `keepalive` lets the call outlive the page. */
export const createDraft = (body: DraftBody, keepalive = false) =>
  answer(api.POST('/v1/messages/draft', { body, keepalive }));

/** Keeps a draft anew that was read at `version`; a later one fails with code `stale` and comes along. */
export const updateDraft = (id: string, body: Schemas['UpdateDraft'], keepalive = false) =>
  answer(api.PUT('/v1/messages/draft/{id}', { ...byId(id), body, keepalive }));

export const deleteDraft = (id: string): Promise<unknown> => answer(api.DELETE('/v1/messages/draft/{id}', byId(id)));
