import { statusFacts } from '@/rules/facts';
import type { VisibleAt } from '@/rules/rule';

/** Returns the status from which an element is visible; a stored status may no longer be known. */
export const fromStatusLabel = (status: VisibleAt): string =>
  `From ${status === 'UNKNOWN' ? 'an unknown status' : statusFacts[status].label}`;
