import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { today } from '@/lib/time/clock';
import { type DueWords, rule } from '@/rules/rule';

/** Returns the due date of a request as text for the viewer, as of today. */
export const dueLabel = (viewer: RoleGroup, { dueDate, reviewState }: NeedsListElement): DueWords | null =>
  dueDate ? rule('requestDue', { viewer, reviewState, dueDate, today: today() }) : null;

/** Returns the maximum document age of a request as text. */
export const maxAgeLabel = (days: number): string => `Must be dated within ${days} ${days === 1 ? 'day' : 'days'}`;
