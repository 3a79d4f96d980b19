import { localDay } from '@/lib/format';
import { rule } from '@/rules/rule';
import type { NoticeEntry } from './api';

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

/** Notices by the reader's days, in their order. */
export function byDay(entries: readonly NoticeEntry[]): { day: string; entries: NoticeEntry[] }[] {
  const days: { day: string; entries: NoticeEntry[] }[] = [];
  for (const entry of entries) {
    const day = localDay(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
