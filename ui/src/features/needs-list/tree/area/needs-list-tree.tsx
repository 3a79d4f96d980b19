import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { cn } from '@/lib/cn';
import { useMedia } from '@/lib/use-media';
import type { TreeRow } from '@/rules/rule';
import type { RowHandlers } from '../row/row-actions';
import { type TreeFocus, useFocusFallback } from '../focus/use-focus-fallback';
import { useReveal } from '../focus/use-reveal';
import { useRowDrag } from '../reorder/use-row-drag';
import { useRowFocus } from '../focus/use-row-focus';
import { useRowWindow } from '../session/use-row-window';
import type { ElementMover } from '../reorder/use-mover';
import type { Selection } from '../session/use-selection';
import type { Tree } from '../session/use-tree';
import { useTreeKeys } from '../session/use-tree-keys';
import { DropMark } from '../reorder/drop-mark';
import { TreeRowItem } from '../row/tree-row';

declare module 'react' {
  interface CSSProperties {
    /** The indentation of a row per folder level. */
    '--tree-indent'?: string;
  }
}

export interface NeedsListTreeProps {
  /** The accessible name of the tree. */
  label: string;
  tree: Tree;
  byId: ReadonlyMap<string, NeedsListElement>;
  viewer: RoleGroup;
  handlers: RowHandlers;
  /** Elements in the URL: the first is scrolled to, all are marked. */
  markedIds: readonly string[];
  /** Why they are marked: the URL, or that they were added. */
  markedBy?: 'address' | 'adding';
  /** Absent if several elements can't be selected. */
  selection?: Selection | undefined;
  /** Absent if nothing can be moved. */
  mover?: ElementMover | undefined;
  /** Whether it is the tree of a template, in which nothing has a state. */
  template?: boolean;
  /** Moves the focus from outside of the tree. */
  focus?: RefObject<TreeFocus | null>;
  /** Shows hidden elements, because the URL points to one. */
  onShowHidden?: () => void;
  /** Deletes the selected elements. */
  onDeleteChosen?: (() => void) | undefined;
}

/** Folders and requests as a virtualized tree. */
export function NeedsListTree(props: NeedsListTreeProps) {
  const { label, tree, byId, viewer, handlers, markedIds, selection, mover, onDeleteChosen } = props;
  const narrow = useMedia('(max-width: 767px)');
  // With little room for names, rows have two lines.
  const medium = useMedia('(max-width: 1279px)');
  const height = narrow ? 72 : medium ? 56 : 48;
  const area = useRef<HTMLDivElement>(null);
  const rowCount = tree.frame?.rowCount ?? 0;
  const { first, last, scrollTo } = useRowWindow(area, rowCount, height);
  const { start, rows } = rowsToRender(tree, first, last);
  const { activeIndex, activeRow, away, focusRow, keepFocus, onActive } = useRowFocus(
    area,
    scrollTo,
    { start, rows },
    tree,
  );
  useReveal({
    tree,
    markedId: markedIds[0],
    markedBy: props.markedBy ?? 'address',
    isHere: byId.has(markedIds[0] ?? ''),
    show: (index, row) => {
      // The dialog in which it was chosen may still have the focus; on closing it restores the focus to the right row.
      if (row) onActive(row, index);
      focusRow(index, 'center');
    },
    onHidden: props.onShowHidden,
  });
  useFocusFallback({ area, tree, focusRow, keepFocus, handle: props.focus });
  const { drag, onPointerDown } = useRowDrag({ area, tree, rowHeight: height, selection, mover });
  const targets = { tree, byId, handlers, selection, mover, focusRow, onDeleteChosen };
  const onKeyDown = useTreeKeys({ ...targets, row: activeRow });

  const act = useLatest(tree.act);
  const onToggle = useCallback((id: string) => void act.current({ kind: 'TOGGLE', id }), [act]);
  const draw = (index: number, row: TreeRow | undefined) => {
    const element = row && byId.get(row.id);
    if (!element) return null;
    return (
      <TreeRowItem
        key={row.id}
        row={row}
        index={index}
        element={element}
        height={height}
        active={index === activeIndex}
        marked={markedIds.includes(row.id)}
        chosen={selection?.ids.has(row.id) ?? false}
        choosing={(selection?.ids.size ?? 0) > 0}
        onChoose={selection?.toggle}
        onExtend={selection?.extendTo}
        narrow={narrow}
        template={props.template ?? false}
        viewer={viewer}
        handlers={handlers}
        onActive={onActive}
        onToggle={onToggle}
      />
    );
  };
  return (
    <div
      ref={area}
      className={cn('h-full overflow-auto overscroll-contain', drag && 'cursor-grabbing select-none')}
      style={{ '--tree-indent': narrow ? '12px' : '20px' }}
    >
      <div
        role="tree"
        aria-label={label}
        aria-multiselectable={selection ? true : undefined}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        className="relative w-full"
        style={{ height: rowCount * height }}
      >
        {rows.map((row, at) => draw(start + at, row))}
        {away && draw(away.index, away.row)}
        {drag && <DropMark drag={drag} height={height} />}
      </div>
    </div>
  );
}

/** Returns the rows to render among those loaded. */
function rowsToRender(tree: Tree, first: number, last: number): { start: number; rows: readonly TreeRow[] } {
  const { start, rows } = tree.rows(first, last);
  return { start: Math.max(first, start), rows: rows.slice(Math.max(0, first - start), last + 1 - start) };
}

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
