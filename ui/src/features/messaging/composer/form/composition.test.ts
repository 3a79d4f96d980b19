import { afterEach, expect, test, vi } from 'vitest';
import { MessageComposition, newMessage } from './composition';

afterEach(() => void vi.useRealTimers());

test('batches notifications of a hundred keystrokes and reads the text once', () => {
  vi.useFakeTimers();
  const composition = new MessageComposition(newMessage('l1'));
  const [said, asked] = [vi.fn(), vi.fn(() => '<p>typed</p>')];
  composition.subscribe(said);
  for (let key = 0; key < 100; key += 1) composition.type(asked);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(composition.changes()).toBe(100);
  expect(said).toHaveBeenCalledOnce();
  expect(composition.snapshot().body).toBe('<p>typed</p>');
  expect(composition.snapshot()).toBe(composition.snapshot());
  expect(asked).toHaveBeenCalledOnce();
});

test('keeps the message head identical while typing', () => {
  const composition = new MessageComposition(newMessage('l1'));
  const head = composition.head();
  const asked = vi.fn(() => '<p>typed</p>');
  composition.type(asked);
  expect(composition.head()).toBe(head);
  expect(asked).not.toHaveBeenCalled();
  composition.patch({ body: '<p>template</p>' });
  expect(composition.head()).toBe(head);
  composition.patch({ subject: 'Roof' });
  expect(composition.head()).toMatchObject({ subject: 'Roof' });
  expect(composition.head()).not.toHaveProperty('body');
  composition.replace(newMessage('l2'));
  expect(composition.head().loanId).toBe('l2');
});

test('returns the text typed so far, and keeps it when other fields change', () => {
  const composition = new MessageComposition(newMessage('l1'));
  composition.type(() => '<p>typed</p>');
  composition.patch({ subject: 'Roof' });
  expect(composition.snapshot()).toMatchObject({ body: '<p>typed</p>', subject: 'Roof' });
  expect(composition.revision()).toBe(0);
  composition.type(() => '<p>forgotten</p>');
  composition.replace(newMessage('l1'));
  expect(composition.snapshot().body).toBe('');
});
