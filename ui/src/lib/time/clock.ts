const numbers = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

/** How days and times are told in a time zone; without one, in that of the device. */
function clockIn(timeZone: string | null | undefined) {
  const where = timeZone ? { timeZone } : {};
  return {
    // Sweden writes both as the standard does.
    standard: new Intl.DateTimeFormat('sv-SE', { ...numbers, ...where }),
    moment: new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', ...where }),
    time: new Intl.DateTimeFormat('en-US', { timeStyle: 'short', ...where }),
    weekday: new Intl.DateTimeFormat('en-US', { weekday: 'long', ...where }),
  };
}

const clocks = new Map<string, ReturnType<typeof clockIn>>();

function clockOf(timeZone: string): ReturnType<typeof clockIn> {
  try {
    return clockIn(timeZone);
  } catch {
    // Younger than this browser.
    return clockIn(null);
  }
}

let chosen: () => string | null | undefined = () => null;

/** From now on days and times are those of the time zone that `ask` answers; while it answers none, the device's. */
export function followZone(ask: () => string | null | undefined): void {
  chosen = ask;
}

/** The time zone of the device, by its name. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function clock(): ReturnType<typeof clockIn> {
  const zone = chosen() ?? '';
  const known = clocks.get(zone) ?? clockOf(zone);
  clocks.set(zone, known);
  return known;
}

/** What the reader's clock shows at an instant, as `2026-11-21 09:00:00`. */
const shown = (instant: Date): string => clock().standard.format(instant);

/** The calendar date of an instant where the reader is, as YYYY-MM-DD. */
export const localDay = (instant: string): string => shown(new Date(instant)).slice(0, 10);

/** The day that the reader's calendar shows, as YYYY-MM-DD. */
export const today = (): string => shown(new Date()).slice(0, 10);

/** The day before that one. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** The whole instant in words, for tooltips. */
export const formatMoment = (instant: string): string => clock().moment.format(new Date(instant));

/** The time of day of an instant, where the reader is. */
export const timeOf = (instant: string): string => clock().time.format(new Date(instant));

/** What the day of an instant is called, where the reader is. */
export const weekdayOf = (instant: string): string => clock().weekday.format(new Date(instant));

const offsetMs = (instant: number): number =>
  Date.parse(`${shown(new Date(instant)).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;

/** How many minutes the reader's clock is ahead of UTC at an instant. */
export const offsetMinutes = (instant: string): number => Math.round(offsetMs(Date.parse(instant)) / 60_000);

/** The moment at which a day begins where the reader is, or so many days later; nothing for what is no day. */
export function beginOf(day: string | undefined, later = 0): string | undefined {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  if (!year || !month || !date) return undefined;
  const midnight = Date.UTC(year, month - 1, date + later);
  if (Number.isNaN(midnight)) return undefined;
  const wanted = new Date(midnight).toISOString().slice(0, 10);
  // Where clocks are changed that night, midnight comes twice, or never: the day begins once its date is shown.
  const around = [midnight - 86_400_000, midnight + 86_400_000].map((near) => midnight - offsetMs(near));
  const begins = around.sort((one, other) => one - other).find((at) => shown(new Date(at)).slice(0, 10) >= wanted);
  return new Date(begins ?? midnight).toISOString();
}
