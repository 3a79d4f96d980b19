import type { KeyboardEvent } from 'react';

const named = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter']);

/** Whether a key was meant for the tree: pressed on one of its items (not on a control inside), without a modifier. */
export function isTreeKey(event: KeyboardEvent<HTMLElement>): boolean {
  const onItem = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'treeitem';
  if (!onItem || event.ctrlKey || event.metaKey || event.altKey) return false;
  return named.has(event.key) || /^\S$/u.test(event.key);
}
