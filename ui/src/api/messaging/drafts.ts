import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../client';
import { keys } from '../keys';
import { Problem, currentOf, isStale } from '../problem';
import type { components } from '../schema';

type Schemas = components['schemas'];

/** A draft as stored on the server. */
export type Draft = Schemas['Draft'];
/** The stored content of a draft. */
export type DraftBody = Schemas['CreateDraft'];

const byId = (id: string) => ({ params: { path: { id } } });

/** The user's drafts on a loan. */
export const draftsQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.drafts(loanId),
    queryFn: ({ signal }) => answer(api.GET('/v1/messages/draft/{id}', { ...byId(loanId), signal })),
  });

/** Whether another tab or device saved the draft: as a later version, or as the thread's only draft. */
const isDraftConflict = (error: unknown): error is Problem =>
  isStale(error) || (error instanceof Problem && error.code === 'draft-exists');

/** Returns the draft saved by another tab or device that caused a conflict with saving this one. */
export const storedDraft = (error: unknown): Draft | null => currentOf<Draft>(error, 'version', isDraftConflict);

/**
 * Creates a draft; with `keepalive` the call can outlive the page. Fails with code `draft-exists`, including the
 * existing draft, if the user already has a draft in the thread.
 */
export const createDraft = (body: DraftBody, keepalive = false) =>
  answer(api.POST('/v1/messages/draft', { body, keepalive }));

/**
 * Updates a draft that was read at `version`. Fails with code `stale`, including the stored draft, if there is a later
 * version.
 */
export const updateDraft = (id: string, body: Schemas['UpdateDraft'], keepalive = false) =>
  answer(api.PUT('/v1/messages/draft/{id}', { ...byId(id), body, keepalive }));

export const deleteDraft = (id: string): Promise<unknown> => answer(api.DELETE('/v1/messages/draft/{id}', byId(id)));
