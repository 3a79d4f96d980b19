import type { NeedsListElement } from '@/api/elements';
import { type ReviewState, type ReviewStep, rule } from '@/rules/rule';

/** Where a lender's step leads a request, by the shared rule: shown before the server says so. */
export function stateAfter({ storageType, reviewState, answers }: NeedsListElement, step: ReviewStep): ReviewState {
  const hasAnswer = answers.length > 0;
  return rule('reviewStep', { viewer: 'LENDER', storageType, reviewState, hasAnswer, step }).nextState;
}
