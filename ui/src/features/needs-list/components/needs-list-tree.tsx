import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { useMedia } from '@/lib/use-media';
import type { TreeRow } from '@/rules/rule';
import type { RowHandlers } from '../row-actions';
import { isTreeKey } from '../tree/tree-key';
import type { Tree } from '../tree/use-tree';
import { TreeRowItem } from './tree-row';

interface NeedsListTreeProps {
  /** What the tree is called. */
  label: string;
  tree: Tree;
  byId: ReadonlyMap<string, NeedsListElement>;
  viewer: RoleGroup;
  handlers: RowHandlers;
  /** Elements the address points at: the first is scrolled to, all are marked. */
  markedIds: readonly string[];
}

/** Folders and requests as a tree; only the lines in view are in the page. */
export function NeedsListTree({ label, tree, byId, viewer, handlers, markedIds }: NeedsListTreeProps) {
  const narrow = useMedia('(max-width: 767px)');
  const height = narrow ? 64 : 48;
  const area = useRef<HTMLDivElement>(null);
  const rowCount = tree.frame?.rowCount ?? 0;
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => area.current,
    estimateSize: () => height,
    overscan: 6,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, height]);

  const items = virtualizer.getVirtualItems();
  const { start, rows } = tree.rows(items[0]?.index ?? 0, items.at(-1)?.index ?? 0);
  const [active, setActive] = useState<{ row: TreeRow; index: number }>();
  const found = rows.findIndex((row) => row.id === active?.row.id);
  const activeIndex = found >= 0 ? start + found : Math.min(active?.index ?? 0, rowCount - 1);

  const focusRow = useCallback(
    (index: number) => {
      virtualizer.scrollToIndex(index);
      // The row may only come into the page with the scroll: ask again until it is there, for a few frames.
      const seek = (tries: number) => {
        const item = area.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
        if (item) item.focus({ preventScroll: true });
        else if (tries > 0) requestAnimationFrame(() => seek(tries - 1));
      };
      requestAnimationFrame(() => seek(5));
    },
    [virtualizer],
  );
  useReveal(tree, markedIds[0], byId.has(markedIds[0] ?? ''), (index) =>
    virtualizer.scrollToIndex(index, { align: 'center' }),
  );

  const act = useLatest(tree.act);
  const onToggle = useCallback((id: string) => void act.current({ kind: 'TOGGLE', id }), [act]);
  const onActive = useCallback((row: TreeRow, index: number) => setActive({ row, index }), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rows[activeIndex - start];
    if (!row || !isTreeKey(event)) return;
    event.preventDefault();
    if (event.key === 'Enter') return enter(row);
    const focus = tree.act({ kind: 'KEY', id: row.id, key: event.key });
    if (focus !== null) focusRow(focus);
  };
  const enter = (row: TreeRow) => {
    const element = byId.get(row.id);
    if (row.storageType === 'FOLDER') onToggle(row.id);
    else if (element?.answer) handlers.onPreview?.(element);
  };

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
        narrow={narrow}
        viewer={viewer}
        handlers={handlers}
        onActive={onActive}
        onToggle={onToggle}
      />
    );
  };
  const outOfView = active && found < 0 && active.index < rowCount;
  return (
    <div
      ref={area}
      className="h-full overflow-auto overscroll-contain"
      style={{ '--tree-indent': narrow ? '12px' : '20px' } as CSSProperties}
    >
      <div
        role="tree"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="relative w-full"
        style={{ height: rowCount * height }}
      >
        {items.map(({ index }) => draw(index, rows[index - start]))}
        {outOfView && draw(active.index, active.row)}
      </div>
    </div>
  );
}

function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Opens the folders on the way to the marked element and brings it into view, once for each mark. */
function useReveal(tree: Tree, markedId: string | undefined, isHere: boolean, scroll: (index: number) => void) {
  const done = useRef<string>(undefined);
  useEffect(() => {
    // A new element may be marked before the list that has it is here; asking for it meanwhile would go on for ever.
    if (!markedId || !isHere || done.current === markedId) return;
    done.current = markedId;
    const index = tree.act({ kind: 'REVEAL', id: markedId });
    if (index !== null) scroll(index);
  });
}
