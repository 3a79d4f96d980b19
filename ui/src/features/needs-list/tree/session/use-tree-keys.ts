import type { KeyboardEvent } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { MovePlace, TreeRow } from '@/rules/rule';
import type { RowHandlers } from '../row/row-actions';
import { type TreeCommand, commandOf } from './tree-key';
import type { ElementMover } from '../reorder/use-mover';
import type { Selection } from './use-selection';
import type { Tree } from './use-tree';

interface KeyTargets {
  tree: Tree;
  byId: ReadonlyMap<string, NeedsListElement>;
  handlers: RowHandlers;
  selection: Selection | undefined;
  mover: ElementMover | undefined;
  /** The focused row. */
  row: TreeRow | undefined;
  focusRow: (index: number) => void;
  onDeleteChosen: (() => void) | undefined;
}

/** Returns the keyboard handler of a tree: navigation, expanding, selecting, moving and deleting. */
export function useTreeKeys(targets: KeyTargets) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const command = targets.row && commandOf(event);
    if (!targets.row || !command) return;
    if (runCommand(command, targets.row, targets)) event.preventDefault();
  };
}

/** Runs a command; returns whether it applied. */
function runCommand(command: TreeCommand, row: TreeRow, targets: KeyTargets): boolean {
  const { tree, byId, handlers, selection, focusRow } = targets;
  const element = byId.get(row.id);
  const press = (key: string) => tree.act({ kind: 'KEY', id: row.id, key });
  switch (command.kind) {
    case 'PRESS': {
      const focus = press(command.key);
      if (focus !== null) focusRow(focus);
      return true;
    }
    case 'ENTER':
      if (row.storageType === 'FOLDER') tree.act({ kind: 'TOGGLE', id: row.id });
      else if (element) (handlers.onOpen ?? handlers.onPreview)?.(element);
      return true;
    case 'EXTEND': {
      if (!selection) return false;
      const focus = press(command.key);
      const reached = focus === null ? undefined : tree.idsBetween(focus, focus)[0];
      if (selection.ids.size === 0) selection.toggle(row.id);
      if (reached) selection.extendTo(reached);
      if (focus !== null) focusRow(focus);
      return true;
    }
    case 'SELECT':
      selection?.toggle(row.id);
      return Boolean(selection);
    case 'SELECT_ALL':
      selection?.all();
      return Boolean(selection);
    case 'CLEAR':
      selection?.clear();
      return Boolean(selection?.ids.size);
    case 'DELETE':
      return removeWith(row.id, element, targets);
    case 'MOVE':
      return moveWith(row.id, command.place, targets);
  }
}

function removeWith(id: string, element: NeedsListElement | undefined, targets: KeyTargets): boolean {
  const { handlers, selection, onDeleteChosen } = targets;
  if (selection?.ids.has(id) && onDeleteChosen) onDeleteChosen();
  else if (element) handlers.onDelete?.(element);
  return Boolean(handlers.onDelete);
}

/** Moves by one step; a collapsed folder that receives something expands, so that the moved row keeps the focus. */
function moveWith(id: string, place: MovePlace, { tree, mover, selection }: KeyTargets): boolean {
  if (!mover) return false;
  const plan = mover.plan({ ids: idsFor(id, selection), place });
  const at = plan.parentId ? tree.shownAt(plan.parentId) : null;
  const folder = at === null ? undefined : tree.rows(at, at).rows.find((row) => row.id === plan.parentId);
  if (plan.allowed && folder?.expanded === false) tree.act({ kind: 'TOGGLE', id: folder.id });
  void mover.carryOut(plan);
  return true;
}

/** Returns the selection if it contains the row, else the row alone. */
export function idsFor(id: string, selection: Selection | undefined): string[] {
  return selection?.ids.has(id) ? [...selection.ids] : [id];
}
