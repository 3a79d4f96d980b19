import { Eye, EyeOff, FilePlus2, FolderPlus, LayoutTemplate } from 'lucide-react';
import { useMemo } from 'react';
import type { PageCommand } from '@/components/commands/page-commands';
import { text } from '@/rules/text';
import type { RowHandlers } from '../tree/row/row-actions';
import type { TreeSearch } from '../tree/search/use-tree-search';

interface ListPlace {
  works: boolean;
  handlers: RowHandlers;
  search: Pick<TreeSearch, 'showHidden' | 'setShowHidden'>;
  onUseTemplate: (task: { kind: 'template' }) => void;
}

/** Returns the command palette entries of a loan's needs list. */
export function useListCommands({ works, handlers, search, onUseTemplate }: ListPlace): readonly PageCommand[] {
  const { onAdd } = handlers;
  const { showHidden, setShowHidden } = search;
  return useMemo(() => {
    if (!works) return [];
    return [
      { label: text('add-folder'), icon: <FolderPlus />, act: () => onAdd?.(null, 'FOLDER') },
      { label: text('add-file-request'), icon: <FilePlus2 />, act: () => onAdd?.(null, 'FILE') },
      { label: 'Use a template…', icon: <LayoutTemplate />, act: () => onUseTemplate({ kind: 'template' }) },
      {
        label: showHidden ? 'Don’t show hidden' : 'Show hidden',
        icon: showHidden ? <EyeOff /> : <Eye />,
        act: () => setShowHidden(!showHidden),
      },
    ];
  }, [works, onAdd, showHidden, setShowHidden, onUseTemplate]);
}
