import { expect, test } from 'vitest';
import { groupByDay, dayWords } from '@/features/activity';
import type { NoticeEntry } from './api';

const at = (when: Date): NoticeEntry => ({
  ids: [when.toISOString()],
  actorName: 'Lucia Alvarez',
  words: 'sent a document for “W-2”',
  why: null,
  at: when.toISOString(),
  read: false,
  loanId: 'l1',
  loanName: 'Alvarez purchase',
  lenderId: 'c1',
  elementId: 'e1',
  leadsTo: 'request',
});

test('groups notices by the reader’s days, in order', () => {
  const [late, early, before] = [
    new Date(2026, 10, 21, 23, 59),
    new Date(2026, 10, 21, 0, 1),
    new Date(2026, 10, 20, 23, 59),
  ].map(at);
  if (!late || !early || !before) throw new Error('three moments');
  expect(groupByDay([])).toEqual([]);
  expect(groupByDay([late, early, before])).toEqual([
    { day: '2026-11-21', entries: [late, early] },
    { day: '2026-11-20', entries: [before] },
  ]);
});

test('names today and yesterday, also across months and clock changes', () => {
  const now = new Date(2026, 10, 1, 0, 30);
  expect(dayWords('2026-11-01', now)).toBe('Today');
  expect(dayWords('2026-10-31', now)).toBe('Yesterday');
  expect(dayWords('2026-10-30', now)).toBe('10-30-2026');
});
