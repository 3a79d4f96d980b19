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
import { inTurn } from '@/components/undo/in-turn';
import type { Done } from '@/components/undo/use-undoable';
import { acceptanceOf } from './review/shown';

/** One change to many elements at once. */
export type BulkChange = Partial<Pick<NeedsListElement, 'priorityType' | 'hidden'>> | { delete: true };

/** What only a template's request says. */
export interface OfTemplate {
  eachBorrower?: boolean;
  dueDays?: number | null;
}

/** Whether it is a template's request of which a loan gets one for each borrower. */
export const isForEach = (element: NeedsListElement): boolean =>
  'eachBorrower' in element && element.eachBorrower === true;

/** After how many days a template's request is due on a loan. */
export const dueDaysOf = (element: NeedsListElement): number | null =>
  'dueDays' in element && typeof element.dueDays === 'number' ? element.dueDays : null;

/** A needs list that is worked on: that of a loan, or that of a template. */
export interface ElementList {
  /** Under which the flat list is cached. */
  readonly key: QueryKey;
  /** Under which everything stands that a change to the list may change. */
  readonly scope: QueryKey;
  /** Whether an answer that is taken away can be brought back. */
  readonly keepsAnswers: boolean;
  create: (body: NewElement & OfTemplate) => Promise<NeedsListElement>;
  update: (element: NeedsListElement, change: ElementChange & OfTemplate) => Promise<Done<NeedsListElement>>;
  /** Whether its requests can be one for each borrower: those of a template. */
  readonly asksEachBorrower: boolean;
  /** With all it contains. */
  remove: (element: NeedsListElement) => Promise<Done>;
  removeAnswer: (element: NeedsListElement) => Promise<Done<NeedsListElement>>;
  /** Answers all whose place changed. */
  move: (body: ElementMove) => Promise<readonly NeedsListElement[]>;
  bulk: (elements: readonly NeedsListElement[], change: BulkChange) => Promise<Done>;
  /** Takes all that waits on these requests; absent where nothing is answered. */
  accept?: (elements: readonly NeedsListElement[]) => Promise<Done>;
}

/** The most elements that one call changes. */
export const bulkLimit = 500;

/** The needs list of a loan. */
export const loanList = (loanId: string): ElementList => ({
  key: elementsQuery(loanId).queryKey,
  scope: keys.loan(loanId),
  keepsAnswers: true,
  asksEachBorrower: false,
  create: (body) => createElement(loanId, body),
  update: (element, change) =>
    reversible(loanId, element, (version) => updateElement(loanId, { ...element, version }, change)),
  remove: async ({ id }) => ({ answered: await deleteElement(loanId, id), undo: () => restoreElement(loanId, id) }),
  removeAnswer: (element) => reversible(loanId, element, () => removeAnswer(loanId, element.id)),
  move: async (body) => {
    const moved = await inPortions(body.elementIds, (elementIds) => moveElements(loanId, { ...body, elementIds }));
    return moved.flat();
  },
  bulk: (elements, change) =>
    changeTogether(
      elements,
      (elementIds) => changeElements(loanId, { elementIds, ...change }),
      (made) => undoElements(loanId, made),
    ),
  accept: async (elements) => {
    const answered = await inPortions(elements, (portion) => acceptElements(loanId, acceptanceOf(portion)));
    const undo = async () => {
      for (const each of answered.toReversed()) await undoSeveral(loanId, each);
    };
    return { answered, undo };
  },
});

/** Does something to one element of a loan, after what is being done to it already; with the server's own way back. */
export async function reversible(
  loanId: string,
  element: NeedsListElement,
  call: (version: number) => Promise<NeedsListElement>,
): Promise<Done<NeedsListElement>> {
  const answered = await inTurn(element, call);
  return { answered, undo: () => inTurn(answered, () => undoElement(loanId, answered)) };
}

/** Changes elements together, by a call that answers with its way back. */
export async function changeTogether(
  elements: readonly NeedsListElement[],
  change: (elementIds: string[]) => Promise<{ undo: UndoChange }>,
  undoChange: (made: UndoChange) => Promise<unknown>,
): Promise<Done> {
  const done = await inPortions(
    elements.map(({ id }) => id),
    change,
  );
  const undo = async () => {
    for (const each of done.toReversed()) await undoChange(each.undo);
  };
  return { answered: done, undo };
}

/** Calls for a few hundred items at a time, one call after the other. */
async function inPortions<Item, T>(items: readonly Item[], call: (portion: Item[]) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let start = 0; start < items.length; start += bulkLimit) {
    answers.push(await call(items.slice(start, start + bulkLimit)));
  }
  return answers;
}

/** The same list as long as the loan is the same. */
export const useLoanList = (loanId: string): ElementList => useMemo(() => loanList(loanId), [loanId]);
