import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { today } from '@/lib/time/clock';
import { type DueWords, rule } from '@/rules/rule';

/** By when a request is hoped for, in the words of whoever looks at it today. */
export const dueOf = (viewer: RoleGroup, { dueDate, reviewState }: NeedsListElement): DueWords | null =>
  dueDate ? rule('requestDue', { viewer, reviewState, dueDate, today: today() }) : null;

/** How old documents may be that a request asks for. */
export const ageWords = (days: number): string => `Must be dated within ${days} ${days === 1 ? 'day' : 'days'}`;
