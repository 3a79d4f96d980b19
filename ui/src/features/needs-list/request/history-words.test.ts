import { expect, test } from 'vitest';
import { historyWords } from './history-words';

const words = (kind: string, detail: Record<string, unknown> = {}) =>
  historyWords({ id: '1', kind, detail, at: '2026-11-01T10:00:00Z', actor: {} as never });

test('what somebody did reads as a sentence after their name', () => {
  expect(words('answered', { documentName: 'w2.pdf' })).toBe('uploaded “w2.pdf”');
  expect(words('accepted', { documents: [{ documentName: 'w2.pdf' }, { documentName: 'w2-b.pdf' }] })).toBe(
    'accepted “w2.pdf”, “w2-b.pdf”',
  );
  expect(words('rejected', { documents: [], reason: 'NOT_SIGNED', note: 'Page 2.' })).toBe(
    'sent it back: It isn’t signed. Page 2.',
  );
  expect(words('taken-back', { what: 'accepted' })).toBe('took back that they accepted this');
  expect(words('taken-back')).toBe('took back that they changed this');
  expect(words('not-applicable', { reason: 'I rent.' })).toBe('said that it doesn’t apply: I rent.');
});

test('a change says what changed', () => {
  const before = { name: 'W-2', priorityType: 'UNSET', hidden: false, description: null, visibleAtStatus: null };
  expect(words('updated', { before, after: { ...before, name: 'W-2s' } })).toBe('renamed it from “W-2” to “W-2s”');
  expect(words('updated', { before, after: { ...before, priorityType: 'HIGH' } })).toBe('set the priority to high');
  expect(words('updated', { before, after: { ...before, hidden: true } })).toBe('hid this');
  expect(words('updated', { before, after: { ...before, hidden: true, name: 'X' } })).toBe(
    'changed the name, whether it is hidden',
  );
});

test('a kind that isn’t known yet still says something', () => {
  expect(words('put-aside')).toBe('put aside');
});
