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

test('runs a shortcut for a plain letter, but not with a modifier or during composition', () => {
  expect(runs()).toBe(true);
  expect(runs({ ctrlKey: true })).toBe(false);
  expect(runs({ isComposing: true })).toBe(false);
});

test('runs no shortcut while a form is loading', async () => {
  const { rerender } = render(<HeldSingleKeys />);
  expect(runs()).toBe(false);
  rerender(<p>Here</p>);
  expect(runs()).toBe(true);
  const arrival = holdSingleKeysFor(Promise.reject(new Error('unreachable')));
  expect(runs()).toBe(false);
  await arrival.catch(() => undefined);
  expect(runs()).toBe(true);
});

test('runs no shortcut while an editor is open or a text field isn’t empty', () => {
  const { rerender } = render(<div contentEditable suppressContentEditableWarning />);
  expect(runs()).toBe(false);
  rerender(<textarea readOnly value="I am on it" />);
  expect(runs()).toBe(false);
  rerender(<textarea readOnly value="" />);
  expect(runs()).toBe(true);
});

test('runs no shortcut if they are turned off', () => {
  enableSingleKeys(false);
  expect(runs()).toBe(false);
});
