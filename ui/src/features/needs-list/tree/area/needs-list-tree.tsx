import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { cn } from '@/lib/cn';
import { useMedia } from '@/lib/use-media';
import type { TreeRow } from '@/rules/rule';
import type { RowHandlers } from '../row/row-actions';
import { type TreeFocus, useKeptFocus } from '../focus/use-kept-focus';
import { useReveal } from '../focus/use-reveal';
import { useRowDrag } from '../moving/use-row-drag';
import { useRowFocus } from '../focus/use-row-focus';
import { useRowWindow } from '../session/use-row-window';
import type { Mover } from '../moving/use-mover';
import type { Selection } from '../session/use-selection';
import type { Tree } from '../session/use-tree';
import { useTreeKeys } from '../session/use-tree-keys';
import { DropMark } from '../moving/drop-mark';
import { TreeRowItem } from '../row/tree-row';

declare module 'react' {
  interface CSSProperties {
    /** How far in a row stands for each folder it is in. */
    '--tree-indent'?: string;
  }
}

export interface NeedsListTreeProps {
  /** What the tree is called. */
  label: string;
  tree: Tree;
  byId: ReadonlyMap<string, NeedsListElement>;
  viewer: RoleGroup;
  handlers: RowHandlers;
  /** Elements the address points at: the first is scrolled to, all are marked. */
  markedIds: readonly string[];
  /** What marks them, if not the address: one was added. */
  markedBy?: 'address' | 'adding';
  /** Absent where nothing can be done to several elements. */
  selection?: Selection | undefined;
  /** Absent where nothing can be moved. */
  mover?: Mover | undefined;
  /** The tree of a template: nothing in it has a state. */
  template?: boolean;
  /** Through which the focus is led from outside. */
  focus?: RefObject<TreeFocus | null>;
  /** Shows what is hidden, because the address points at some of it. */
  onShowHidden?: () => void;
  /** Deletes all that is chosen. */
  onDeleteChosen?: (() => void) | undefined;
}

/** Folders and requests as a tree; only the lines in view are in the page. */
export function NeedsListTree(props: NeedsListTreeProps) {
  const { label, tree, byId, viewer, handlers, markedIds, selection, mover, onDeleteChosen } = props;
  const narrow = useMedia('(max-width: 767px)');
  // Where the room for a name is short, it takes two lines.
  const medium = useMedia('(max-width: 1279px)');
  const height = narrow ? 72 : medium ? 56 : 48;
  const area = useRef<HTMLDivElement>(null);
  const rowCount = tree.frame?.rowCount ?? 0;
  const { first, last, scrollTo } = useRowWindow(area, rowCount, height);
  const { start, rows } = drawn(tree, first, last);
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
      // The window it was chosen in may still have the focus; what gives it back then finds the right row.
      if (row) onActive(row, index);
      focusRow(index, 'center');
    },
    onHidden: props.onShowHidden,
  });
  useKeptFocus({ area, tree, focusRow, keepFocus, handle: props.focus });
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

/** The rows to draw, of those the tree has at hand. */
function drawn(tree: Tree, first: number, last: number): { start: number; rows: readonly TreeRow[] } {
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
