import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../client';
import { keys } from '../keys';
import { Problem, currentOf, isStale } from '../problem';
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

/** Whether the draft was saved by another tab or device: in a later version, or as the one draft of the thread. */
const isDraftConflict = (error: unknown): error is Problem =>
  isStale(error) || (error instanceof Problem && error.code === 'draft-exists');

/** The draft that another tab or device saved, where saving this one collided with it. */
export const storedDraft = (error: unknown): Draft | null => currentOf<Draft>(error, 'version', isDraftConflict);

/**
 * Keeps a new draft; `keepalive` lets the call outlive the page. Where the thread has a draft of the user already, it
 * fails with code `draft-exists`, and that draft is included.
 */
export const createDraft = (body: DraftBody, keepalive = false) =>
  answer(api.POST('/v1/messages/draft', { body, keepalive }));

/** Keeps a draft anew that was read at `version`; a later one fails with code `stale` and comes along. */
export const updateDraft = (id: string, body: Schemas['UpdateDraft'], keepalive = false) =>
  answer(api.PUT('/v1/messages/draft/{id}', { ...byId(id), body, keepalive }));

export const deleteDraft = (id: string): Promise<unknown> => answer(api.DELETE('/v1/messages/draft/{id}', byId(id)));
