import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type ElementChange,
  type ElementMove,
  type NeedsListElement,
  type NewElement,
  type UndoChange,
  changeElements,
  acceptElements,
  createElement,
  deleteElement,
  elementsQuery,
  moveElements,
  removeAnswer,
  restoreElement,
  undoElement,
  undoElements,
  undoSeveral,
  updateElement,
} from '@/api/elements';
import { keys } from '@/api/keys';
import { sendOnLatestVersion } from '@/components/undo/run-in-sequence';
import type { CompletedChange } from '@/components/undo/use-undoable';
import { toAcceptance } from './review/shown-documents';

/** A change to many elements. */
export type BulkChange = Partial<Pick<NeedsListElement, 'priorityType' | 'hidden'>> | { delete: true };

/** The fields that only a template's request has. */
export interface TemplateRequestFields {
  eachBorrower?: boolean;
  dueDays?: number | null;
}

/** Whether a loan gets one copy of the template's request for each borrower. */
export const isForEach = (element: NeedsListElement): boolean =>
  'eachBorrower' in element && element.eachBorrower === true;

/** Returns after how many days a template's request is due on a loan. */
export const dueDaysOf = (element: NeedsListElement): number | null =>
  'dueDays' in element && typeof element.dueDays === 'number' ? element.dueDays : null;

/** A needs list that can be edited: that of a loan or of a template. */
export interface ElementList {
  /** The cache key of the flat list. */
  readonly key: QueryKey;
  /** The cache key prefix of everything that a change to the list may affect. */
  readonly scope: QueryKey;
  /** Whether a removed document can be restored. */
  readonly keepsAnswers: boolean;
  create: (body: NewElement & TemplateRequestFields) => Promise<NeedsListElement>;
  update: (
    element: NeedsListElement,
    change: ElementChange & TemplateRequestFields,
  ) => Promise<CompletedChange<NeedsListElement>>;
  /** Whether its requests can be copied for each borrower: those of a template. */
  readonly asksEachBorrower: boolean;
  /** Removes an element with its contents. */
  remove: (element: NeedsListElement) => Promise<CompletedChange>;
  removeAnswer: (element: NeedsListElement) => Promise<CompletedChange<NeedsListElement>>;
  /** Resolves to all elements whose position changed. */
  move: (body: ElementMove) => Promise<readonly NeedsListElement[]>;
  bulk: (elements: readonly NeedsListElement[], change: BulkChange) => Promise<CompletedChange>;
  /** Accepts the submitted documents of these requests; absent for templates. */
  accept?: (elements: readonly NeedsListElement[]) => Promise<CompletedChange>;
}

/** The maximum number of elements per bulk call. */
export const bulkLimit = 500;

/** Returns the needs list of a loan. */
export const loanList = (loanId: string): ElementList => ({
  key: elementsQuery(loanId).queryKey,
  scope: keys.loan(loanId),
  keepsAnswers: true,
  asksEachBorrower: false,
  create: (body) => createElement(loanId, body),
  update: (element, change) =>
    changeElement(loanId, element, (version) => updateElement(loanId, { ...element, version }, change)),
  remove: async ({ id }) => ({ answered: await deleteElement(loanId, id), undo: () => restoreElement(loanId, id) }),
  removeAnswer: (element) => changeElement(loanId, element, () => removeAnswer(loanId, element.id)),
  move: async (body) => {
    const moved = await inBatches(body.elementIds, (elementIds) => moveElements(loanId, { ...body, elementIds }));
    return moved.flat();
  },
  bulk: (elements, change) =>
    changeTogether(
      elements,
      (elementIds) => changeElements(loanId, { elementIds, ...change }),
      (made) => undoElements(loanId, made),
    ),
  accept: async (elements) => {
    const answered = await inBatches(elements, (portion) => acceptElements(loanId, toAcceptance(portion)));
    const undo = async () => {
      for (const each of answered.toReversed()) await undoSeveral(loanId, each);
    };
    return { answered, undo };
  },
});

/** Changes one element of a loan, after pending changes to it; resolves with the server's undo. */
export async function changeElement(
  loanId: string,
  element: NeedsListElement,
  call: (version: number) => Promise<NeedsListElement>,
): Promise<CompletedChange<NeedsListElement>> {
  const answered = await sendOnLatestVersion(element, call);
  return { answered, undo: () => sendOnLatestVersion(answered, () => undoElement(loanId, answered)) };
}

/** Changes elements together, by a call that returns its undo. */
export async function changeTogether(
  elements: readonly NeedsListElement[],
  change: (elementIds: string[]) => Promise<{ undo: UndoChange }>,
  undoChange: (made: UndoChange) => Promise<unknown>,
): Promise<CompletedChange> {
  const done = await inBatches(
    elements.map(({ id }) => id),
    change,
  );
  const undo = async () => {
    for (const each of done.toReversed()) await undoChange(each.undo);
  };
  return { answered: done, undo };
}

/** Splits items into calls of a few hundred, made one at a time. */
async function inBatches<Item, T>(items: readonly Item[], call: (portion: Item[]) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let start = 0; start < items.length; start += bulkLimit) {
    answers.push(await call(items.slice(start, start + bulkLimit)));
  }
  return answers;
}

/** Returns a list that is stable for the same loan. */
export const useLoanList = (loanId: string): ElementList => useMemo(() => loanList(loanId), [loanId]);
