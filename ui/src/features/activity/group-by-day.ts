import { dayBefore, localDay } from '@/lib/time/clock';
import { rule } from '@/rules/rule';

/** Returns a day as text: today, yesterday, or its date. */
export function dayWords(day: string, now = new Date()): string {
  const today = localDay(now.toISOString());
  if (day === today) return 'Today';
  if (day === dayBefore(today)) return 'Yesterday';
  return rule('dateDisplay', { date: day }) ?? day;
}

/** Groups entries by the reader's days, in their order. */
export function groupByDay<T extends { at: string }>(entries: readonly T[]): { day: string; entries: T[] }[] {
  const days: { day: string; entries: T[] }[] = [];
  for (const entry of entries) {
    const day = localDay(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
