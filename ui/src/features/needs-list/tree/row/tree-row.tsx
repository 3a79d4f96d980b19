import { ChevronRight, FileText, Folder, FolderOpen } from 'lucide-react';
import { type CSSProperties, type MouseEvent, memo, useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { cn } from '@/lib/cn';
import type { TreeRow } from '@/rules/rule';
import type { RowHandlers } from './row-actions';
import { useRowDrop } from './use-row-drop';
import { RowControls } from './row-controls';
import { RowLine } from './row-line';

export interface TreeRowProps {
  row: TreeRow;
  element: NeedsListElement;
  /** Its line in the tree, from 0. */
  index: number;
  /** In pixels. */
  height: number;
  /** Whether it is the tab stop. */
  active: boolean;
  /** Whether the URL points to it. */
  marked: boolean;
  /** Whether it is selected. */
  chosen: boolean;
  /** Whether there is a selection. */
  choosing: boolean;
  /** Absent if several elements can't be selected. */
  onChoose: ((id: string) => void) | undefined;
  onExtend: ((id: string) => void) | undefined;
  narrow: boolean;
  /** Whether it belongs to a template, so that it has no state. */
  template: boolean;
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

/** A line of the tree, memoized. */
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
        aria-selected={props.onChoose ? props.chosen : undefined}
        tabIndex={active ? 0 : -1}
        style={style}
        onFocus={() => props.onActive(row, index)}
        onPointerEnter={() => setHot(true)}
        onPointerLeave={() => setHot(false)}
        {...drop.handlers}
        className={cn(
          'absolute inset-x-0 top-0 flex items-center gap-2 border-b border-line pr-2 pl-2 focus-visible:-outline-offset-2',
          props.marked || props.chosen ? 'bg-accent-soft' : (hot || active) && 'bg-hover/60',
          drop.over && 'bg-accent-soft outline-2 -outline-offset-2 outline-accent outline-dashed',
        )}
      >
        {props.onChoose && (!props.narrow || props.choosing) && (
          <RowCheck {...props} shown={hot || active || props.choosing} onChoose={props.onChoose} />
        )}
        <RowName {...props} />
        <RowControls
          row={row}
          element={element}
          viewer={viewer}
          handlers={handlers}
          narrow={props.narrow}
          template={props.template}
          hot={hot || active}
          tabIndex={active ? 0 : -1}
          onChoose={props.onChoose}
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
    before.chosen === after.chosen &&
    before.choosing === after.choosing &&
    before.narrow === after.narrow &&
    before.viewer === after.viewer &&
    before.handlers === after.handlers,
);

/** The checkbox of a row; it shows on hover and focus, and in all rows while there is a selection. */
function RowCheck({
  row,
  chosen,
  shown,
  onChoose,
  onExtend,
}: Pick<TreeRowProps, 'row' | 'chosen' | 'onExtend'> & { shown: boolean; onChoose: (id: string) => void }) {
  return (
    <input
      type="checkbox"
      tabIndex={-1}
      aria-label={`Choose ${row.name}`}
      checked={chosen}
      // One handler for both: a Shift+click that selects a range also changes this row's checkbox.
      onChange={({ nativeEvent }) => {
        const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
        if (isRange && onExtend) onExtend(row.id);
        else onChoose(row.id);
      }}
      className={cn('size-4 shrink-0 accent-accent', !shown && 'opacity-0')}
    />
  );
}

function RowName({
  row,
  element,
  narrow,
  template,
  viewer,
  active,
  handlers,
  onToggle,
  onChoose,
  onExtend,
}: TreeRowProps) {
  const folder = row.storageType === 'FOLDER';
  const Icon = folder ? (row.expanded ? FolderOpen : Folder) : FileText;
  const open = (event: MouseEvent) => {
    if (event.shiftKey && onExtend) onExtend(row.id);
    else if ((event.ctrlKey || event.metaKey) && onChoose) onChoose(row.id);
    else if (folder) onToggle(row.id);
    else handlers.onOpen?.(element);
  };
  return (
    <div
      className={cn(
        'flex min-w-0 grow items-center gap-2 self-stretch',
        (folder || handlers.onOpen) && 'cursor-pointer',
      )}
      style={{ paddingLeft: `calc(${row.depth} * var(--tree-indent))` }}
      onClick={open}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
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
          className={cn(
            'line-clamp-2 leading-[1.125rem] break-words',
            folder && 'font-medium',
            row.hidden && 'text-muted italic',
          )}
          title={element.name}
        >
          {element.name}
        </div>
        <div className="flex min-w-0 items-center gap-2.5 text-xs leading-4 text-faint empty:hidden">
          <RowLine
            element={element}
            hidden={row.hidden}
            narrow={narrow}
            template={template}
            viewer={viewer}
            onPreview={handlers.onPreview}
            tabIndex={active ? 0 : -1}
          />
        </div>
      </div>
    </div>
  );
}
