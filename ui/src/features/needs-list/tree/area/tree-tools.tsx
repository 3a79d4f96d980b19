import { ChevronsDownUp, ChevronsUpDown, Eye, EyeOff, Plus } from 'lucide-react';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { TreeAction } from '@/rules/rule';
import { text } from '@/rules/text';
import type { RowHandlers } from '../row/row-actions';
import type { TreeSearch } from '../search/use-tree-search';
import { AddMenu } from '../row/add-menu';

interface TreeToolsProps {
  search: TreeSearch;
  /** Whether there are hidden elements that the viewer may show. */
  mayShowHidden: boolean;
  onAct: (action: TreeAction) => void;
  handlers: RowHandlers;
}

/** The actions on a whole tree: search, expand, collapse, show hidden elements, add. */
export function TreeTools({ search, mayShowHidden, onAct, handlers }: TreeToolsProps) {
  const { showHidden } = search;
  return (
    <>
      <Input
        type="search"
        aria-label="Find in this needs list"
        placeholder="Find…"
        className="w-full min-w-0 sm:w-40 xl:w-52"
        value={search.sought.query}
        onChange={(event) => search.seek(event.target.value)}
      />
      <IconButton label="Open all folders" onClick={() => onAct({ kind: 'EXPAND_ALL' })}>
        <ChevronsUpDown />
      </IconButton>
      <IconButton label="Close all folders" onClick={() => onAct({ kind: 'COLLAPSE_ALL' })}>
        <ChevronsDownUp />
      </IconButton>
      {mayShowHidden && (
        <Button
          size="sm"
          look="quiet"
          aria-pressed={showHidden}
          className={showHidden ? 'bg-accent-soft text-accent' : ''}
          onClick={() => search.setShowHidden(!showHidden)}
        >
          {showHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          Show hidden
        </Button>
      )}
      {handlers.onAdd && (
        <AddMenu folder={null} handlers={handlers}>
          <Button size="sm">
            <Plus aria-hidden /> {text('row-add')}
          </Button>
        </AddMenu>
      )}
    </>
  );
}
