import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, FileLock2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { type NamedDocument, deleteDocument } from '@/api/documents';
import { keys } from '@/api/keys';
import { wordsFor } from '@/api/problem';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/floating/menu';
import { IconButton } from '@/components/ui/icon-button';
import { ConfirmDialog } from '@/components/window/alert-dialog';
import { text } from '@/rules/text';
import { RenameDialog } from './rename-dialog';
import { useOriginal } from './use-original';

interface DocumentMenuProps {
  /** Where it says that its password was taken off, the original can be brought back. */
  document: NamedDocument & { unlocked?: boolean };
  /** Why nothing can be done to it here. */
  disabledReason: string | null;
  /** What deleting it means, where it answers no request. */
  deletionNote?: string;
  onDeleted?: () => void;
}

/** Rename, delete, and the way back to the locked PDF that it was. */
export function DocumentMenu({ document, disabledReason, deletionNote, onDeleted }: DocumentMenuProps) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const close = () => setOpen(null);
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
          <MenuItem disabledReason={disabledReason} onSelect={() => setOpen('rename')}>
            <Pencil aria-hidden /> Rename
          </MenuItem>
          {document.unlocked && (
            <MenuItem disabledReason={disabledReason} onSelect={() => void bringBack()}>
              <FileLock2 aria-hidden /> Bring back the original
            </MenuItem>
          )}
          <MenuItem danger disabledReason={disabledReason} onSelect={() => setOpen('delete')}>
            <Trash2 aria-hidden /> {text('delete')}
          </MenuItem>
        </MenuContent>
      </Menu>
      {open === 'rename' && <RenameDialog document={document} onClose={close} />}
      {open === 'delete' && (
        <DeleteDialog document={document} note={deletionNote} onClose={close} onDeleted={onDeleted} />
      )}
    </>
  );
}

interface DeleteDialogProps {
  document: NamedDocument;
  note: string | undefined;
  onClose: () => void;
  onDeleted: (() => void) | undefined;
}

function DeleteDialog({ document, note, onClose, onDeleted }: DeleteDialogProps) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteDocument(document.id);
      toast.success(text('file-deleted'));
      void client.invalidateQueries({ queryKey: keys.loan(document.loanId) });
      void client.invalidateQueries({ queryKey: keys.shoeboxes });
      onClose();
      onDeleted?.();
    } catch (error) {
      toast.error(text('file-delete-failed'), { description: wordsFor(error) });
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${document.name}”?`}
      description={note ?? 'The request it answers will be open again. This can’t be undone.'}
      confirmLabel={text('delete')}
      onConfirm={() => void remove()}
    />
  );
}
