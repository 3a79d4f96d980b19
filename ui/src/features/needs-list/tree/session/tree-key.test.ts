import type { KeyboardEvent } from 'react';
import { expect, test } from 'vitest';
import { commandOf } from './tree-key';

function pressed(key: string, rest: Partial<KeyboardEvent> = {}, role = 'treeitem') {
  const target = document.createElement('div');
  target.setAttribute('role', role);
  return commandOf({ key, target, ...rest } as unknown as KeyboardEvent<HTMLElement>);
}

test.each([
  ['ArrowDown', {}, { kind: 'PRESS', key: 'ArrowDown' }],
  ['w', {}, { kind: 'PRESS', key: 'w' }],
  ['*', { shiftKey: true }, { kind: 'PRESS', key: '*' }],
  [' ', {}, { kind: 'SELECT' }],
  ['ArrowDown', { shiftKey: true }, { kind: 'EXTEND', key: 'ArrowDown' }],
  ['a', { ctrlKey: true }, { kind: 'SELECT_ALL' }],
  ['A', { metaKey: true }, { kind: 'SELECT_ALL' }],
  ['ArrowUp', { altKey: true }, { kind: 'MOVE', place: 'UP' }],
  ['ArrowRight', { altKey: true }, { kind: 'MOVE', place: 'IN' }],
  ['ArrowLeft', { altKey: true }, { kind: 'MOVE', place: 'OUT' }],
  ['Delete', {}, { kind: 'DELETE' }],
  ['Enter', {}, { kind: 'ENTER' }],
  ['Escape', {}, { kind: 'CLEAR' }],
])('%s %o', (key, modifiers, command) => {
  expect(pressed(key, modifiers)).toEqual(command);
});

test('ignores browser shortcuts and keys on controls inside a row', () => {
  expect(pressed('k', { ctrlKey: true })).toBeNull();
  expect(pressed('F5')).toBeNull();
  expect(pressed('Tab')).toBeNull();
  expect(pressed(' ', {}, 'button')).toBeNull();
});
