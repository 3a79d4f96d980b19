const numericParts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

/** Returns the formatters of a time zone; the device's by default. */
function createClock(timeZone: string | null | undefined) {
  const where = timeZone ? { timeZone } : {};
  return {
    // The Swedish locale formats both as the standard does.
    standard: new Intl.DateTimeFormat('sv-SE', { ...numericParts, ...where }),
    moment: new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', ...where }),
    time: new Intl.DateTimeFormat('en-US', { timeStyle: 'short', ...where }),
    weekday: new Intl.DateTimeFormat('en-US', { weekday: 'long', ...where }),
  };
}

const clocks = new Map<string, ReturnType<typeof createClock>>();

function createClockSafely(timeZone: string): ReturnType<typeof createClock> {
  try {
    return createClock(timeZone);
  } catch {
    // A zone that this browser doesn't know yet.
    return createClock(null);
  }
}

let readZone: () => string | null | undefined = () => null;

/** Makes all days and times follow the time zone that `ask` returns; while it returns null, the device's. */
export function followZone(ask: () => string | null | undefined): void {
  readZone = ask;
}

/** Returns the name of the device's time zone. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function currentClock(): ReturnType<typeof createClock> {
  const zone = readZone() ?? '';
  const known = clocks.get(zone) ?? createClockSafely(zone);
  clocks.set(zone, known);
  return known;
}

/** Returns an instant in the reader's time zone, as `2026-11-21 09:00:00`. */
const formatStandard = (instant: Date): string => currentClock().standard.format(instant);

/** Returns the calendar date of an instant in the reader's time zone, as YYYY-MM-DD. */
export const localDay = (instant: string): string => formatStandard(new Date(instant)).slice(0, 10);

/** Returns the current date in the reader's time zone, as YYYY-MM-DD. */
export const today = (): string => formatStandard(new Date()).slice(0, 10);

/** Returns the day before a date. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Returns an instant in words, for tooltips. */
export const formatMoment = (instant: string): string => currentClock().moment.format(new Date(instant));

/** Returns the time of day of an instant in the reader's time zone. */
export const timeOf = (instant: string): string => currentClock().time.format(new Date(instant));

/** Returns the weekday of an instant in the reader's time zone. */
export const weekdayOf = (instant: string): string => currentClock().weekday.format(new Date(instant));

const offsetMs = (instant: number): number =>
  Date.parse(`${formatStandard(new Date(instant)).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;

/** Returns the offset of the reader's time zone from UTC at an instant, in minutes. */
export const offsetMinutes = (instant: string): number => Math.round(offsetMs(Date.parse(instant)) / 60_000);

/**
 * Returns the instant at which a day begins in the reader's time zone, optionally some days later; null if it isn't a
 * date.
 */
export function startOfDay(day: string | undefined, later = 0): string | undefined {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  if (!year || !month || !date) return undefined;
  const midnight = Date.UTC(year, month - 1, date + later);
  if (Number.isNaN(midnight)) return undefined;
  const wanted = new Date(midnight).toISOString().slice(0, 10);
  // On a night when clocks change, midnight may come twice or never: the day begins once its date is reached.
  const around = [midnight - 86_400_000, midnight + 86_400_000].map((near) => midnight - offsetMs(near));
  const begins = around
    .sort((one, other) => one - other)
    .find((at) => formatStandard(new Date(at)).slice(0, 10) >= wanted);
  return new Date(begins ?? midnight).toISOString();
}
