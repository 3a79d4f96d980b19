import { afterEach, expect, test } from 'vitest';
import { startOfDay, dayBefore, followZone, formatMoment, localDay, offsetMinutes, timeOf, weekdayOf } from './clock';

afterEach(() => followZone(() => null));

test.each([
  ['Pacific/Auckland', '2026-06-30T11:59:59Z', '2026-06-30'],
  ['Pacific/Auckland', '2026-06-30T12:00:00Z', '2026-07-01'],
  ['Pacific/Auckland', '2026-01-31T10:59:59Z', '2026-01-31'],
  ['America/Los_Angeles', '2026-07-01T06:59:59Z', '2026-06-30'],
  ['America/Los_Angeles', '2026-07-01T07:00:00Z', '2026-07-01'],
  ['America/Los_Angeles', '2026-12-01T08:00:00Z', '2026-12-01'],
  ['Asia/Kathmandu', '2026-03-01T18:15:00Z', '2026-03-02'],
])('in %s it is at %s the day %s, as on the server', (zone, instant, day) => {
  followZone(() => zone);
  expect(localDay(instant)).toBe(day);
});

test('uses the zone for times, weekdays and offsets in summer and winter', () => {
  followZone(() => 'America/Los_Angeles');
  expect(timeOf('2026-11-01T08:30:00Z')).toBe('1:30 AM');
  expect([offsetMinutes('2026-11-01T08:30:00Z'), offsetMinutes('2026-11-01T09:30:00.5Z')]).toEqual([-420, -480]);
  expect(weekdayOf('2026-11-01T06:30:00Z')).toBe('Saturday');
  expect(formatMoment('2026-11-01T06:30:00Z')).toBe('Saturday, October 31, 2026 at 11:30 PM');
});

test.each([
  ['America/Los_Angeles', '2026-03-08', 0, '2026-03-08T08:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-08', 1, '2026-03-09T07:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-01', 1, '2026-11-02T08:00:00.000Z'],
  // Daylight saving time starts at midnight there, so the day begins at one o'clock.
  ['Africa/Cairo', '2026-04-24', 0, '2026-04-23T22:00:00.000Z'],
  // It ends the same way: the hour before midnight occurs twice.
  ['Africa/Cairo', '2026-10-30', 0, '2026-10-29T22:00:00.000Z'],
  // Midnight occurs twice there.
  ['America/Havana', '2026-11-01', 0, '2026-11-01T04:00:00.000Z'],
  // A day that was skipped.
  ['Pacific/Apia', '2011-12-30', 0, '2011-12-30T10:00:00.000Z'],
  ['Pacific/Auckland', '2026-12-31', 1, '2026-12-31T11:00:00.000Z'],
])('in %s the day %s (and %i) begins at %s', (zone, day, later, begins) => {
  followZone(() => zone);
  expect(startOfDay(day, later)).toBe(begins);
});

test('returns no start for an invalid day', () => {
  for (const day of [undefined, '', 'soon', '2026', '2026-11']) expect(startOfDay(day)).toBeUndefined();
});

test('falls back to the device’s zone for an unknown one', () => {
  followZone(() => 'Mars/Olympus');
  const now = new Date(2026, 10, 1, 0, 30);
  expect(localDay(now.toISOString())).toBe('2026-11-01');
  expect(offsetMinutes(now.toISOString()) + now.getTimezoneOffset()).toBe(0);
});

test('returns the previous calendar day', () => {
  expect([dayBefore('2026-03-01'), dayBefore('2027-01-01')]).toEqual(['2026-02-28', '2026-12-31']);
});
