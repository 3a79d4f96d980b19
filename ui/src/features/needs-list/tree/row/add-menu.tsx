import { FilePlus2, FolderPlus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/floating/menu';
import { IconButton } from '@/components/ui/icon-button';
import { rule } from '@/rules/rule';
import { type RowHandlers, actionRefusal } from './row-actions';

interface AddMenuProps {
  /** The folder to add to; `null` adds to the top level. */
  folder: NeedsListElement | null;
  handlers: RowHandlers;
  /** The button that opens the menu. */
  children: ReactNode;
}

const signs = { FOLDER: FolderPlus, FILE: FilePlus2 };

/** The menu that offers a folder or a file request. */
export function AddMenu({ folder, handlers, children }: AddMenuProps) {
  return (
    <Menu>
      <MenuTrigger asChild>{children}</MenuTrigger>
      <MenuContent>
        {rule('addChoices', { storageType: folder?.storageType ?? null }).map(({ storageType, label }) => {
          const Sign = signs[storageType];
          return (
            <MenuItem key={storageType} onSelect={() => handlers.onAdd?.(folder, storageType)}>
              <Sign aria-hidden /> {label}
            </MenuItem>
          );
        })}
      </MenuContent>
    </Menu>
  );
}

/** The add button of a folder's row. */
export function AddButton({
  folder,
  viewer,
  handlers,
  tabIndex,
}: Omit<AddMenuProps, 'children' | 'folder'> & { folder: NeedsListElement; viewer: RoleGroup; tabIndex: number }) {
  const reason = actionRefusal('ADD', { element: folder, viewer, handlers });
  const button = (
    <IconButton label={`Add to ${folder.name}`} disabledReason={reason} tabIndex={tabIndex}>
      <Plus />
    </IconButton>
  );
  return reason ? (
    button
  ) : (
    <AddMenu folder={folder} handlers={handlers}>
      {button}
    </AddMenu>
  );
}
