import { ChevronsDownUp, ChevronsUpDown, Eye, EyeOff, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { type TreeAction, rule } from '@/rules/rule';
import type { RowHandlers } from '../row-actions';
import { AddMenu } from './add-menu';

interface TreeHeaderProps {
  title: string;
  itemsCount: number;
  hiddenCount: number;
  showHidden: boolean;
  /** Absent where nothing can be hidden from the viewer by choice. */
  onShowHidden?: ((show: boolean) => void) | undefined;
  /** What is looked for among the names. */
  sought: string;
  onSeek: (sought: string) => void;
  onAct: (action: TreeAction) => void;
  handlers: RowHandlers;
}

/** The title of the tree, what it holds, and what can be done to all of it. */
export function TreeHeader({ title, itemsCount, hiddenCount, showHidden, onShowHidden, ...rest }: TreeHeaderProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 className="text-base font-semibold text-pretty">{title}</h2>
        <p className="text-muted tabular-nums">
          {itemsCount === 0 ? 'No items' : rule('countLabel', { count: itemsCount, noun: 'ITEM' })}
          {hiddenCount > 0 && <span className="text-faint"> · {hiddenCount} hidden</span>}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <Input
          type="search"
          aria-label="Find in this needs list"
          placeholder="Find…"
          className="w-full min-w-0 sm:w-40 xl:w-52"
          value={rest.sought}
          onChange={(event) => rest.onSeek(event.target.value)}
        />
        <IconButton label="Open all folders" onClick={() => rest.onAct({ kind: 'EXPAND_ALL' })}>
          <ChevronsUpDown />
        </IconButton>
        <IconButton label="Close all folders" onClick={() => rest.onAct({ kind: 'COLLAPSE_ALL' })}>
          <ChevronsDownUp />
        </IconButton>
        {onShowHidden && (
          <Button
            size="sm"
            look="quiet"
            aria-pressed={showHidden}
            className={showHidden ? 'bg-accent-soft text-accent' : ''}
            onClick={() => onShowHidden(!showHidden)}
          >
            {showHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
            Show hidden
          </Button>
        )}
        {rest.handlers.onAdd && (
          <AddMenu folder={null} handlers={rest.handlers}>
            <Button size="sm">
              <Plus aria-hidden /> Add
            </Button>
          </AddMenu>
        )}
      </div>
    </div>
  );
}
