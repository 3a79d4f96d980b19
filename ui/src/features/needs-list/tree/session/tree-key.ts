import type { KeyboardEvent } from 'react';
import type { MovePlace } from '@/rules/rule';

/** The command of a key pressed on a row of the tree. */
export type TreeCommand =
  | { kind: 'PRESS'; key: string }
  | { kind: 'EXTEND'; key: string }
  | { kind: 'SELECT' | 'SELECT_ALL' | 'CLEAR' | 'ENTER' | 'DELETE' }
  | { kind: 'MOVE'; place: MovePlace };

const walking = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);
const extending = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End']);
const plain: Record<string, TreeCommand> = {
  ' ': { kind: 'SELECT' },
  Enter: { kind: 'ENTER' },
  Escape: { kind: 'CLEAR' },
  Delete: { kind: 'DELETE' },
};
const moves: Record<string, MovePlace> = { ArrowUp: 'UP', ArrowDown: 'DOWN', ArrowRight: 'IN', ArrowLeft: 'OUT' };

/** Returns the command of a key, if it was pressed on a row itself and not on a control inside it. */
export function commandOf(event: KeyboardEvent<HTMLElement>): TreeCommand | null {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'treeitem') return null;
  const place = moves[key];
  if (event.altKey) return place ? { kind: 'MOVE', place } : null;
  if (event.ctrlKey || event.metaKey) return key.toLowerCase() === 'a' ? { kind: 'SELECT_ALL' } : null;
  if (event.shiftKey && extending.has(key)) return { kind: 'EXTEND', key };
  if (plain[key]) return plain[key];
  return walking.has(key) || /^\S$/u.test(key) ? { kind: 'PRESS', key } : null;
}
