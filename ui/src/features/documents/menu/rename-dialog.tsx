import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { type NamedDocument, renameDocument } from '@/api/documents';
import { keys } from '@/api/keys';
import { messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

interface RenameDialogProps {
  document: NamedDocument;
  /** Called when the name changes, and when the change is undone. */
  onRenamed?: (document: Pick<NamedDocument, 'name'>) => void;
  onClose: () => void;
}

/** Renames a document. The extension is kept. */
export function RenameDialog({ document, onRenamed, onClose }: RenameDialogProps) {
  const client = useQueryClient();
  const { say, refresh } = useUndoable(keys.loan(document.loanId), keys.shoeboxes, keys.document(document.id));
  const parts = rule('nameParts', { name: document.name });
  const [newBase, setNewBase] = useState('');
  const [busy, setBusy] = useState(false);
  const outcome = rule('renameFile', { name: document.name, newBase });
  const error = newBase === '' ? undefined : outcome.violations[0]?.message;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (outcome.state === 'DISABLED') return;
    if (outcome.state === 'UNCHANGED') return onClose();
    setBusy(true);
    try {
      const rename = async (name: string) => {
        const renamed = await renameDocument(document.id, name);
        onRenamed?.(renamed);
        return renamed;
      };
      client.setQueryData(keys.document(document.id), await rename(outcome.name));
      void refresh();
      say(text('file-renamed'), () => rename(document.name));
      onClose();
    } catch (failure) {
      toast.error(text('file-rename-failed'), { description: messageFor(failure) });
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Rename “${document.name}”`}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form="rename-form" busy={busy} disabled={outcome.state === 'DISABLED'}>
            Rename
          </Button>
        </>
      }
    >
      <form id="rename-form" onSubmit={(event) => void save(event)}>
        <Field
          label="New name"
          error={error}
          hint={parts.extension && `The .${parts.extension} extension is kept.`}
          limit={{ field: 'newBase', text: newBase }}
        >
          {(control) => (
            <Input
              {...control}
              autoFocus
              placeholder={text('new-name')}
              value={newBase}
              onChange={(event) => setNewBase(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
