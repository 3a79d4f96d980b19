import { localDay } from '@/lib/format';
import { rule } from '@/rules/rule';

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** The time of day of an instant, where the reader is. */
export const timeOf = (at: string): string => time.format(new Date(at));

/** A day as people call it. */
export function dayWords(day: string, now = new Date()): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12);
  if (day === localDay(now.toISOString())) return 'Today';
  if (day === localDay(yesterday.toISOString())) return 'Yesterday';
  return rule('dateDisplay', { date: day }) ?? day;
}

/** What happened by the reader's days, in its order. */
export function byDay<T extends { at: string }>(entries: readonly T[]): { day: string; entries: T[] }[] {
  const days: { day: string; entries: T[] }[] = [];
  for (const entry of entries) {
    const day = localDay(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
