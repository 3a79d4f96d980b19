import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, readOutcome, api, throwCallError } from './client';
import { keys } from './keys';
import { withOptimisticUpdates } from './needs-list/optimistic-updates';
import { findCachedList, cacheList } from './needs-list/list-cache';
import type { NeedsListElement, PriorityType } from './models';
import type { components } from './schema';

type Schemas = components['schemas'];

/** The editable properties of an element. */
export type ElementChange = Omit<Schemas['UpdateElement'], 'version'>;
export type NewElement = Schemas['CreateElement'];
export type Verdict = Schemas['ReviewElement'];
export type Answer = Schemas['Answer'];
export type PageMark = Schemas['PageMark'];
export type MarkedDocument = Schemas['MarkedDocument'];
export type ShownDocument = Schemas['ShownDocument'];
export type { NeedsListElement, PriorityType };

/**
 * The needs list of a loan, flat and in tree order, with the elements that the user may see. An unchanged list isn't
 * sent again.
 */
export const elementsQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.elements(loanId),
    queryFn: async ({ client, queryKey, signal }) => {
      const before = client.getQueryData(queryKey) ? findCachedList(client, loanId) : undefined;
      const outcome = await api
        .GET('/v1/loans/{loanId}/elements', {
          params: { path: { loanId }, query: { view: 'CONVENTIONAL', status: 'ACTIVE' } },
          headers: before ? { 'If-None-Match': before.etag } : {},
          signal,
        })
        .catch(throwCallError);
      if (before && outcome.response.status === 304) return withOptimisticUpdates(client, queryKey, before.rows);
      const { content } = readOutcome(outcome);
      cacheList(client, loanId, outcome.response.headers.get('ETag'), content);
      return withOptimisticUpdates(client, queryKey, content);
    },
  });

/** The first requests of all loans whose name contains these words. */
export const requestsQuery = (q: string, s: number) =>
  queryOptions({
    queryKey: keys.requests(q),
    queryFn: ({ signal }) => answer(api.GET('/v1/requests', { params: { query: { q, s } }, signal })),
    placeholderData: keepPreviousData,
  });

const at = (loanId: string, elementId: string) => ({ params: { path: { loanId, elementId } } });

export const createElement = (loanId: string, body: NewElement) =>
  answer(api.POST('/v1/loans/{loanId}/elements', { params: { path: { loanId } }, body }));

/** Updates an element at `version`. Fails with code `stale` if there is a later version. */
export const updateElement = (loanId: string, { id, version }: NeedsListElement, change: ElementChange) =>
  answer(api.PUT('/v1/loans/{loanId}/elements/{elementId}', { ...at(loanId, id), body: { version, ...change } }));

/** Deletes an element with its descendants. */
export const deleteElement = (loanId: string, elementId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/loans/{loanId}/elements/{elementId}', at(loanId, elementId)));

/** Restores a deleted element with its descendants. */
export const restoreElement = (loanId: string, elementId: string) =>
  answer(api.POST('/v1/loans/{loanId}/elements/{elementId}/restore', at(loanId, elementId)));

/** Answers a request with a document. Fails with code `same-content` if the content is already there. */
export const answerElement = (loanId: string, elementId: string, body: Schemas['AnswerElement'], signal: AbortSignal) =>
  answer(api.PUT('/v1/loans/{loanId}/elements/{elementId}/answer', { ...at(loanId, elementId), body, signal }));

export const removeAnswer = (loanId: string, elementId: string) =>
  answer(api.DELETE('/v1/loans/{loanId}/elements/{elementId}/answer', at(loanId, elementId)));

/** Removes one file from a request and keeps the others. */
export const removeAnswerFile = (loanId: string, elementId: string, documentId: string) =>
  answer(
    api.DELETE('/v1/loans/{loanId}/elements/{elementId}/answers/{documentId}', {
      params: { path: { loanId, elementId, documentId } },
    }),
  );

export const claimNotApplicable = (loanId: string, elementId: string, reason: string) =>
  answer(
    api.POST('/v1/loans/{loanId}/elements/{elementId}/not-applicable', { ...at(loanId, elementId), body: { reason } }),
  );

export const withdrawNotApplicable = (loanId: string, elementId: string) =>
  answer(api.DELETE('/v1/loans/{loanId}/elements/{elementId}/not-applicable', at(loanId, elementId)));

export const reviewElement = (loanId: string, elementId: string, body: Verdict) =>
  answer(api.POST('/v1/loans/{loanId}/elements/{elementId}/review', { ...at(loanId, elementId), body }));

/**
 * Undoes the user's last change to an element, given the version that it returned. Refused when someone has changed the
 * element since.
 */
export const undoElement = (loanId: string, { id, version }: NeedsListElement) =>
  answer(api.POST('/v1/loans/{loanId}/elements/{elementId}/undo', { ...at(loanId, id), body: { version } }));

/** The target of moved elements: a folder (or the top level), before another element (or at the end). */
export type ElementMove = Required<Pick<Schemas['MoveElements'], 'elementIds' | 'parentId' | 'beforeId'>>;

/** The data that undoes a change of many elements. */
export type UndoChange = Schemas['UndoChange'];

const ofLoan = (loanId: string) => ({ params: { path: { loanId } } });

export const moveElements = (loanId: string, body: ElementMove) =>
  answer(api.POST('/v1/loans/{loanId}/elements/move', { ...ofLoan(loanId), body }));

/** Changes or deletes many elements. Returns the data that undoes the change. */
export const changeElements = (loanId: string, body: Schemas['ChangeElements']) =>
  answer(api.POST('/v1/loans/{loanId}/elements/bulk', { ...ofLoan(loanId), body }));

/** Accepts all submitted documents of these requests, as they were shown. Returns the accepted ones. */
export const acceptElements = (loanId: string, body: Schemas['AcceptElements']) =>
  answer(api.POST('/v1/loans/{loanId}/elements/accept', { ...ofLoan(loanId), body }));

/** Undoes the user's last change to each of these elements, given the versions that it returned: all or none. */
export const undoSeveral = (loanId: string, elements: readonly NeedsListElement[]) => {
  const versions = Object.fromEntries(elements.map(({ id, version }) => [id, version]));
  return answer(api.POST('/v1/loans/{loanId}/elements/undo', { ...ofLoan(loanId), body: { versions } }));
};

export const undoElements = (loanId: string, body: UndoChange) =>
  answer(api.POST('/v1/loans/{loanId}/elements/bulk/restore', { ...ofLoan(loanId), body }));
