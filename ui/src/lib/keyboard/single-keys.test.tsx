import { fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HeldSingleKeys, enableSingleKeys, holdSingleKeysFor, runsSingleKey } from './single-keys';

afterEach(() => enableSingleKeys(true));

/** Returns whether a key pressed on the page would run a shortcut. */
function runs(change: KeyboardEventInit = {}, target: EventTarget = document.body): boolean {
  let answer = false;
  const press = (event: KeyboardEvent) => (answer = runsSingleKey(event));
  addEventListener('keydown', press);
  fireEvent.keyDown(target as Element, { key: 'm', ...change });
  removeEventListener('keydown', press);
  return answer;
}

test('a letter on the page runs a shortcut, with a modifier or in a composed word it does not', () => {
  expect(runs()).toBe(true);
  expect(runs({ ctrlKey: true })).toBe(false);
  expect(runs({ isComposing: true })).toBe(false);
});

test('no shortcut runs while a form is being loaded', async () => {
  const { rerender } = render(<HeldSingleKeys />);
  expect(runs()).toBe(false);
  rerender(<p>Here</p>);
  expect(runs()).toBe(true);
  const arrival = holdSingleKeysFor(Promise.reject(new Error('unreachable')));
  expect(runs()).toBe(false);
  await arrival.catch(() => undefined);
  expect(runs()).toBe(true);
});

test('no shortcut runs while an editor is open or a text field holds words, wherever the focus is', () => {
  const { rerender } = render(<div contentEditable suppressContentEditableWarning />);
  expect(runs()).toBe(false);
  rerender(<textarea readOnly value="I am on it" />);
  expect(runs()).toBe(false);
  rerender(<textarea readOnly value="" />);
  expect(runs()).toBe(true);
});

test('no shortcut runs for a person who turned them off', () => {
  enableSingleKeys(false);
  expect(runs()).toBe(false);
});
