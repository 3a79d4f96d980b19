import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useMedia } from '@/lib/use-media';
import { PlanRow, type SharedRowProps } from './plan-row';
import type { PlanNode } from './plan-tree';

interface PlanRowsProps {
  nodes: readonly PlanNode[];
  shared: SharedRowProps;
  /** The scroll container. */
  box: RefObject<HTMLDivElement | null>;
}

/** The rows of the plan, virtualized. */
export function PlanRows({ nodes, shared, box }: PlanRowsProps) {
  const wide = useMedia('(min-width: 640px)');
  const high = shared.targets.length > 0 && !wide ? 96 : 44;
  const drawn = useVirtualizer({
    count: nodes.length,
    getScrollElement: () => box.current,
    estimateSize: () => high,
    getItemKey: (index) => nodes[index]?.id ?? index,
    overscan: 6,
  });
  return (
    <div
      key={high}
      ref={box}
      tabIndex={0}
      role="group"
      aria-label="Files"
      className="max-h-full min-h-24 overflow-y-auto rounded-md border border-line focus-visible:-outline-offset-2"
    >
      <ul className="relative" style={{ height: drawn.getTotalSize() }}>
        {drawn.getVirtualItems().map(({ index, start, key }) => {
          const node = nodes[index];
          if (!node) return null;
          return (
            <li
              key={key}
              aria-setsize={nodes.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0"
              style={{ top: start, height: high }}
            >
              <PlanRow node={node} shared={shared} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
