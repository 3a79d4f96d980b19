import { dayBefore, localDay, offsetMinutes, weekdayOf } from '@/lib/time/clock';
import { rule } from '@/rules/rule';

/** Returns an instant and the reader's clock, as the rules expect it. */
export const withReaderClock = (instant: string) => ({ instant, offsetMinutes: offsetMinutes(instant) });

/** Returns a message's time for lists. */
export const listDate = (instant: string): string => rule('messageDate', withReaderClock(instant)).list;

/** Returns the day heading between messages: Today, Yesterday, or weekday and date. */
export function dayWords(instant: string, now = new Date()): string {
  const [day, today] = [localDay(instant), localDay(now.toISOString())];
  if (day === today) return 'Today';
  if (day === dayBefore(today)) return 'Yesterday';
  return `${weekdayOf(instant)}, ${rule('dateDisplay', { date: day })}`;
}
