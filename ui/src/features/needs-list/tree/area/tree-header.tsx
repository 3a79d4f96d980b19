import type { ReactNode } from 'react';
import { rule } from '@/rules/rule';

interface TreeHeaderProps {
  title: string;
  itemsCount: number;
  hiddenCount: number;
  /** Actions on the whole tree. */
  children?: ReactNode;
}

/** The title of the tree, and the number of its items. */
export function TreeHeader({ title, itemsCount, hiddenCount, children }: TreeHeaderProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 className="text-base font-semibold text-pretty">{title}</h2>
        <p className="text-muted tabular-nums">
          {itemsCount === 0 ? 'No items' : rule('countLabel', { count: itemsCount, noun: 'ITEM' })}
          {hiddenCount > 0 && <span className="text-faint"> · {hiddenCount} hidden</span>}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:w-full">{children}</div>
    </div>
  );
}
