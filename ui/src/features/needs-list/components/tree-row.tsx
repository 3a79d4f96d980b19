import { ChevronRight, FileText, Folder, FolderOpen } from 'lucide-react';
import { type CSSProperties, memo, useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { cn } from '@/lib/cn';
import type { TreeRow } from '@/rules/rule';
import type { RowHandlers } from '../row-actions';
import { useRowDrop } from '../use-row-drop';
import { RowControls } from './row-controls';
import { RowLine } from './row-line';

export interface TreeRowProps {
  row: TreeRow;
  element: NeedsListElement;
  /** Its line in the tree, from 0. */
  index: number;
  /** In pixels. */
  height: number;
  /** The one row that Tab reaches. */
  active: boolean;
  /** A row the address points at. */
  marked: boolean;
  narrow: boolean;
  viewer: RoleGroup;
  handlers: RowHandlers;
  onActive: (row: TreeRow, index: number) => void;
  onToggle: (id: string) => void;
}

const sameRow = (a: TreeRow, b: TreeRow) =>
  a.depth === b.depth &&
  a.posInSet === b.posInSet &&
  a.setSize === b.setSize &&
  a.expanded === b.expanded &&
  a.hidden === b.hidden &&
  a.counts.accepted === b.counts.accepted &&
  a.counts.submitted === b.counts.submitted &&
  a.counts.open === b.counts.open &&
  a.counts.rejected === b.counts.rejected;

/** One line of the tree. Drawn again only when something about it changed. */
export const TreeRowItem = memo(
  function TreeRowItem(props: TreeRowProps) {
    const { row, element, index, active, handlers, viewer, height } = props;
    const [hot, setHot] = useState(false);
    const drop = useRowDrop(element, handlers);
    const style: CSSProperties = { transform: `translateY(${index * height}px)`, height };
    return (
      <div
        role="treeitem"
        data-row={row.id}
        data-index={index}
        aria-level={row.depth + 1}
        aria-posinset={row.posInSet}
        aria-setsize={row.setSize}
        aria-expanded={row.expanded ?? undefined}
        aria-selected={active}
        tabIndex={active ? 0 : -1}
        style={style}
        onFocus={() => props.onActive(row, index)}
        onPointerEnter={() => setHot(true)}
        onPointerLeave={() => setHot(false)}
        {...drop.handlers}
        className={cn(
          'absolute inset-x-0 top-0 flex items-center gap-2 border-b border-line pr-2 pl-2 focus-visible:-outline-offset-2',
          (hot || active) && 'bg-hover/60',
          props.marked && 'bg-accent-soft',
          drop.over && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent outline-dashed',
        )}
      >
        <RowName row={row} element={element} narrow={props.narrow} onToggle={props.onToggle} />
        <RowControls
          row={row}
          element={element}
          viewer={viewer}
          handlers={handlers}
          narrow={props.narrow}
          hot={hot || active}
          tabIndex={active ? 0 : -1}
        />
      </div>
    );
  },
  (before, after) =>
    sameRow(before.row, after.row) &&
    before.element === after.element &&
    before.index === after.index &&
    before.height === after.height &&
    before.active === after.active &&
    before.marked === after.marked &&
    before.narrow === after.narrow &&
    before.viewer === after.viewer &&
    before.handlers === after.handlers,
);

interface RowNameProps {
  row: TreeRow;
  element: NeedsListElement;
  narrow: boolean;
  onToggle: (id: string) => void;
}

function RowName({ row, element, narrow, onToggle }: RowNameProps) {
  const folder = row.storageType === 'FOLDER';
  const Icon = folder ? (row.expanded ? FolderOpen : Folder) : FileText;
  return (
    <div
      className={cn('flex min-w-0 grow items-center gap-2 self-stretch', folder && 'cursor-pointer')}
      style={{ paddingLeft: `calc(${row.depth} * var(--tree-indent))` }}
      onClick={() => folder && onToggle(row.id)}
    >
      <ChevronRight
        aria-hidden
        className={cn(
          'size-4 shrink-0 text-faint transition-transform',
          row.expanded && 'rotate-90',
          !folder && 'invisible',
        )}
      />
      <Icon aria-hidden className={cn('size-4 shrink-0', folder ? 'text-accent' : 'text-faint')} />
      <div className="min-w-0 grow">
        <div
          className={cn('truncate leading-5', folder && 'font-medium', row.hidden && 'text-muted italic')}
          title={element.name}
        >
          {element.name}
        </div>
        <div className="flex min-w-0 items-center gap-2.5 text-xs leading-4 text-faint empty:hidden">
          <RowLine element={element} hidden={row.hidden} narrow={narrow} />
        </div>
      </div>
    </div>
  );
}
