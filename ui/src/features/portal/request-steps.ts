import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { type ReviewStep, rule } from '@/rules/rule';

/** Returns why a step isn't allowed on a request, by the shared rule; `null` if it is. */
export function stepRefusal(request: NeedsListElement, viewer: RoleGroup, step: ReviewStep, reason?: string) {
  const { storageType, reviewState, answers } = request;
  const hasAnswer = answers.length > 0;
  const outcome = rule('reviewStep', { viewer, storageType, reviewState, hasAnswer, step, reason });
  return outcome.violations[0]?.message ?? null;
}
