import { statusFacts } from '@/rules/facts';
import type { VisibleAt } from '@/rules/rule';

/** From when an element shows: what is stored may name a status that isn't known any more. */
export const fromStatus = (status: VisibleAt): string =>
  `From ${status === 'UNKNOWN' ? 'an unknown status' : statusFacts[status].label}`;
