import { Ellipsis, FileLock2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { NamedDocument } from '@/api/documents';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/floating/menu';
import { IconButton } from '@/components/ui/icon-button';
import { text } from '@/rules/text';
import { RenameDialog } from './rename-dialog';
import { useDeletion } from './use-deletion';
import { useOriginal } from './use-original';

interface DocumentMenuProps {
  /** Where it says that its password was taken off, the original can be brought back. */
  document: NamedDocument & { unlocked?: boolean };
  /** Why nothing can be done to it here. */
  disabledReason: string | null;
  onDeleted?: () => void;
}

/** Rename, delete, and the way back to the locked PDF that it was. */
export function DocumentMenu({ document, disabledReason, onDeleted }: DocumentMenuProps) {
  const [renaming, setRenaming] = useState(false);
  const remove = useDeletion(document, onDeleted);
  const bringBack = useOriginal(document);
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <IconButton label={`Actions for ${document.name}`}>
            <Ellipsis />
          </IconButton>
        </MenuTrigger>
        <MenuContent>
          <MenuItem disabledReason={disabledReason} onSelect={() => setRenaming(true)}>
            <Pencil aria-hidden /> Rename
          </MenuItem>
          {document.unlocked && (
            <MenuItem disabledReason={disabledReason} onSelect={() => void bringBack()}>
              <FileLock2 aria-hidden /> Bring back the original
            </MenuItem>
          )}
          <MenuItem danger disabledReason={disabledReason} onSelect={() => void remove()}>
            <Trash2 aria-hidden /> {text('delete')}
          </MenuItem>
        </MenuContent>
      </Menu>
      {renaming && <RenameDialog document={document} onClose={() => setRenaming(false)} />}
    </>
  );
}
