import { type PointerEvent, type RefObject, useState } from 'react';
import type { TreeRow } from '@/rules/rule';
import type { TreeDrag } from './follow-drag';
import type { ElementMover } from './use-mover';
import type { Selection } from '../session/use-selection';
import type { Tree } from '../session/use-tree';
import { idsFor } from '../session/use-tree-keys';

interface RowDragInput {
  area: RefObject<HTMLElement | null>;
  tree: Tree;
  rowHeight: number;
  selection: Selection | undefined;
  /** Absent if nothing can be moved. */
  mover: ElementMover | undefined;
}

const controls = 'button, input, a, [role=menuitem], [role=checkbox]';

/** Makes rows draggable with mouse or pen; a finger scrolls, and has the move dialog. */
export function useRowDrag({ area, tree, rowHeight, selection, mover }: RowDragInput) {
  const [drag, setDrag] = useState<TreeDrag | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const id = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const mine = event.button === 0 && event.pointerType !== 'touch' && !event.shiftKey && !target.closest(controls);
    if (!mover || !id || !mine || !area.current) return;
    const ask = {
      area: area.current,
      rowHeight,
      rowCount: tree.frame?.rowCount ?? 0,
      ids: idsFor(id, selection),
      start: event.nativeEvent,
      rowAt: (index: number) => rowAt(tree, index),
      plan: mover.plan,
      open: (folderId: string) => void tree.act({ kind: 'TOGGLE', id: folderId }),
      onDrag: setDrag,
      onDrop: (plan: TreeDrag['plan']) => void mover.carryOut(plan),
    };
    // The button may be released before the drag code is loaded: then it was a click.
    let held = true;
    addEventListener('pointerup', () => (held = false), { once: true });
    void import('./follow-drag').then(({ followDrag }) => held && followDrag(ask));
  };
  return { drag, onPointerDown };
}

function rowAt(tree: Tree, index: number) {
  if (index < 0 || index >= (tree.frame?.rowCount ?? 0)) return null;
  const { start, rows } = tree.rows(index, index);
  const row: TreeRow | undefined = rows[index - start];
  return row ? { id: row.id, folder: row.storageType === 'FOLDER', closed: row.expanded === false } : null;
}
