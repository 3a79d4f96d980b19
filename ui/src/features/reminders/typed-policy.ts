import type { ReminderPolicy } from './api';

/** The intervals of a policy, in days. */
export type Interval = 'daysBefore' | 'daysAfter' | 'daysWithoutDate';

/** A policy as typed: numbers and days as text, blank intervals for no such reminders. */
export interface TypedPolicy extends Record<Interval | 'most' | 'skippedDays', string> {
  on: boolean;
  onDueDate: boolean;
  skipWeekends: boolean;
}

const written = (days: number | null | undefined): string => (days ? String(days) : '');

/** Returns a policy as text for the form. */
export const typedPolicy = (policy: ReminderPolicy): TypedPolicy => ({
  on: policy.on,
  onDueDate: policy.onDueDate ?? false,
  skipWeekends: policy.skipWeekends ?? false,
  daysBefore: written(policy.daysBefore),
  daysAfter: written(policy.daysAfter),
  daysWithoutDate: written(policy.daysWithoutDate),
  most: String(policy.most),
  skippedDays: (policy.skippedDays ?? []).join(', '),
});

const days = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));

/** Returns the dates in a text, separated by commas, blanks or lines; others are left out. */
export const datesIn = (typed: string): string[] =>
  typed.split(/[\s,;]+/).filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && isDate(day));

const isDate = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** Returns the parts of a text that are no dates. */
export const wrongDatesIn = (typed: string): string[] =>
  typed.split(/[\s,;]+/).filter((part) => part !== '' && datesIn(part).length === 0);

/** Returns the policy as typed. */
export const policyOf = (typed: TypedPolicy): ReminderPolicy => ({
  ...typed,
  daysBefore: days(typed.daysBefore),
  daysAfter: days(typed.daysAfter),
  daysWithoutDate: days(typed.daysWithoutDate),
  most: Number(typed.most),
  skippedDays: datesIn(typed.skippedDays),
});
