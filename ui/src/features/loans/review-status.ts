import type { ReviewStatus } from '@/api/models';
import type { BadgeTone } from '@/components/ui/badge';
import { keysOf } from '@/lib/object-keys';
import { statusFacts } from '@/rules/facts';

export { aside, type Stage, stages } from '@/rules/facts';

/** All review statuses in order. */
export const statuses = keysOf(statusFacts);

/** Returns the label of a review status. */
export const statusWord = (status: ReviewStatus): string => statusFacts[status].label;

const tones: Partial<Record<ReviewStatus, BadgeTone>> = {
  REVIEW_COMPLETE_ACCEPTED: 'ok',
  REVIEW_COMPLETE_CONDITIONAL: 'warn',
  REVIEW_COMPLETE_REJECTED: 'bad',
  IN_DEFAULT: 'bad',
  HOLD: 'warn',
  CLOSING: 'accent',
  IN_SERVICE: 'ok',
  READY_FOR_UNDERWRITING: 'info',
  READY_FOR_REVIEW_PENDING: 'info',
  READY_FOR_REVIEW_REVIEW: 'info',
};

/** Returns the badge color of a status. */
export function statusTone(status: ReviewStatus): BadgeTone {
  return tones[status] ?? 'neutral';
}
