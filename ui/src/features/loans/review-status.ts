import type { ReviewStatus } from '@/api/models';
import type { Tone } from '@/components/ui/badge';
import { keysOf } from '@/lib/keys';

/** How each review status is called on screen, in the order of the statuses. */
export const statusWords: Record<ReviewStatus, string> = {
  LEAD: 'Lead',
  IN_PROGRESS: 'In progress',
  READY_FOR_UNDERWRITING: 'Ready for underwriting',
  READY_FOR_REVIEW_PENDING: 'Review pending',
  READY_FOR_REVIEW_REVIEW: 'In review',
  REVIEW_COMPLETE_ACCEPTED: 'Accepted',
  REVIEW_COMPLETE_CONDITIONAL: 'Conditionally accepted',
  REVIEW_COMPLETE_REJECTED: 'Rejected',
  CLOSING: 'Closing',
  IN_SERVICE: 'In service',
  ARCHIVE: 'Archived',
  IN_DEFAULT: 'In default',
  HOLD: 'On hold',
  WITHDRAWN: 'Withdrawn',
};

export const statuses = keysOf(statusWords);

const tones: Partial<Record<ReviewStatus, Tone>> = {
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

/** The colour that supports a status' words. */
export function statusTone(status: ReviewStatus): Tone {
  return tones[status] ?? 'neutral';
}

/** A stretch of a loan's way, for the stepper and the pipeline. */
export interface Stage {
  title: string;
  statuses: readonly ReviewStatus[];
}

/** The way of a loan, in order. */
export const stages: readonly Stage[] = [
  { title: 'Application', statuses: ['LEAD', 'IN_PROGRESS'] },
  { title: 'Underwriting', statuses: ['READY_FOR_UNDERWRITING'] },
  { title: 'Review', statuses: ['READY_FOR_REVIEW_PENDING', 'READY_FOR_REVIEW_REVIEW'] },
  {
    title: 'Decision',
    statuses: ['REVIEW_COMPLETE_ACCEPTED', 'REVIEW_COMPLETE_CONDITIONAL', 'REVIEW_COMPLETE_REJECTED'],
  },
  { title: 'Closing', statuses: ['CLOSING'] },
  { title: 'Servicing', statuses: ['IN_SERVICE', 'ARCHIVE', 'IN_DEFAULT'] },
];

/** Statuses that stand beside the way. */
export const aside: Stage = { title: 'On hold', statuses: ['HOLD', 'WITHDRAWN'] };
