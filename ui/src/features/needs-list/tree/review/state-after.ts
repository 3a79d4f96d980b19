import type { NeedsListElement } from '@/api/elements';
import { type ReviewState, type ReviewStep, rule } from '@/rules/rule';

/** Returns the state of a request after a lender's step, by the shared rule, for optimistic updates. */
export function stateAfter({ storageType, reviewState, answers }: NeedsListElement, step: ReviewStep): ReviewState {
  const hasAnswer = answers.length > 0;
  return rule('reviewStep', { viewer: 'LENDER', storageType, reviewState, hasAnswer, step }).nextState;
}
