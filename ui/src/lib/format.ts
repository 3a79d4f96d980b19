const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
// Sweden writes dates as the standard does.
const day = new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** Whole dollars, as `$4,200,000`; nothing for an amount that isn't known. */
export function formatAmount(dollars: number | null | undefined): string | null {
  return typeof dollars === 'number' ? money.format(dollars) : null;
}

/** The calendar date of an instant where the reader is, as YYYY-MM-DD. */
export function localDay(instant: string): string {
  return day.format(new Date(instant));
}

/** The day that the reader's calendar shows, as YYYY-MM-DD. */
export const today = (): string => day.format(new Date());

/** The whole instant in words, for tooltips. */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant));
}
