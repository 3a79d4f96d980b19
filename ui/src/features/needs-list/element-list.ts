import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type ElementChange,
  type ElementMove,
  type NeedsListElement,
  type NewElement,
  changeElements,
  createElement,
  deleteElement,
  elementsQuery,
  moveElements,
  removeAnswer,
  restoreElement,
  undoElements,
  updateElement,
} from '@/api/elements';
import { keys } from '@/api/keys';

/** One change to many elements at once. */
export type BulkChange = Partial<Pick<NeedsListElement, 'priorityType' | 'hidden'>> | { delete: true };

/** Takes a change back. */
export type Undo = () => Promise<unknown>;

/** A needs list that is worked on: that of a loan, or that of a template. */
export interface ElementList {
  /** Under which the flat list is cached. */
  readonly key: QueryKey;
  /** Under which everything stands that a change to the list may change. */
  readonly scope: QueryKey;
  create: (body: NewElement) => Promise<NeedsListElement>;
  update: (element: NeedsListElement, change: ElementChange) => Promise<NeedsListElement>;
  /** With all it contains. */
  remove: (element: NeedsListElement) => Promise<Undo>;
  removeAnswer: (element: NeedsListElement) => Promise<unknown>;
  move: (body: ElementMove) => Promise<unknown>;
  bulk: (elements: readonly NeedsListElement[], change: BulkChange) => Promise<Undo>;
}

/** The most elements that one call changes. */
export const bulkLimit = 500;

/** The needs list of a loan. */
export const loanList = (loanId: string): ElementList => ({
  key: elementsQuery(loanId).queryKey,
  scope: keys.loan(loanId),
  create: (body) => createElement(loanId, body),
  update: (element, change) => updateElement(loanId, element, change),
  remove: async ({ id }) => {
    await deleteElement(loanId, id);
    return () => restoreElement(loanId, id);
  },
  removeAnswer: ({ id }) => removeAnswer(loanId, id),
  move: (body) => inPortions(body.elementIds, (elementIds) => moveElements(loanId, { ...body, elementIds })),
  bulk: async (elements, change) => {
    const ids = elements.map(({ id }) => id);
    const done = await inPortions(ids, (elementIds) => changeElements(loanId, { elementIds, ...change }));
    return async () => {
      for (const { undo } of done.toReversed()) await undoElements(loanId, undo);
    };
  },
});

/** Calls for a few hundred ids at a time, one call after the other. */
async function inPortions<T>(ids: readonly string[], call: (portion: string[]) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let start = 0; start < ids.length; start += bulkLimit) {
    answers.push(await call(ids.slice(start, start + bulkLimit)));
  }
  return answers;
}

/** The same list as long as the loan is the same. */
export const useLoanList = (loanId: string): ElementList => useMemo(() => loanList(loanId), [loanId]);
