import { dayBefore, localDay, offsetMinutes, weekdayOf } from '@/lib/time/clock';
import { rule } from '@/rules/rule';

/** An instant and the reader's clock, as the rules take it. */
export const onClock = (instant: string) => ({ instant, offsetMinutes: offsetMinutes(instant) });

/** When a message was written, as lists say it. */
export const listDate = (instant: string): string => rule('messageDate', onClock(instant)).list;

/** The day between messages: today and yesterday by name, the others by weekday and date. */
export function dayWords(instant: string, now = new Date()): string {
  const [day, today] = [localDay(instant), localDay(now.toISOString())];
  if (day === today) return 'Today';
  if (day === dayBefore(today)) return 'Yesterday';
  return `${weekdayOf(instant)}, ${rule('dateDisplay', { date: day })}`;
}
