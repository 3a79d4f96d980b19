import { localDay } from '@/lib/format';
import { rule } from '@/rules/rule';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long' });

/** An instant and the reader's clock, as the rules take it. */
export const onClock = (instant: string) => ({ instant, offsetMinutes: -new Date(instant).getTimezoneOffset() });

/** When a message was written, as lists say it. */
export const listDate = (instant: string): string => rule('messageDate', onClock(instant)).list;

/** The day between messages: today and yesterday by name, the others by weekday and date. */
export function dayWords(instant: string, now = new Date()): string {
  const day = localDay(instant);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (day === localDay(now.toISOString())) return 'Today';
  if (day === localDay(yesterday.toISOString())) return 'Yesterday';
  return `${weekday.format(new Date(instant))}, ${rule('dateDisplay', { date: day })}`;
}
