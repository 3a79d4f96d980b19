import { expect, test } from 'vitest';
import { addUndo, burstOfVerdict } from './verdict-burst';

test('verdicts in quick succession are undone together, latest first', async () => {
  const undone: string[] = [];
  const undoOf = (name: string) => async () => void undone.push(name);
  const first = burstOfVerdict('l1', 10_000);
  addUndo(first, undoOf('first'));
  const second = burstOfVerdict('l1', 10_700);
  expect(second).toBe(first);
  const undoAll = addUndo(second, undoOf('second'));
  await undoAll();
  expect(undone).toEqual(['second', 'first']);
  // A second undo does nothing.
  await undoAll();
  expect(undone).toHaveLength(2);
});

test('a verdict after a pause, or on another loan, is separate', () => {
  const first = burstOfVerdict('l1', 20_000);
  expect(burstOfVerdict('l2', 20_100)).not.toBe(first);
  const again = burstOfVerdict('l1', 20_200);
  expect(burstOfVerdict('l1', 21_300)).not.toBe(again);
});
