import { Paperclip, Pencil, Trash2 } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { deleteDocument } from '@/api/documents';
import { messageFor } from '@/api/problem';
import { IconButton } from '@/components/ui/icon-button';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { RenameDialog, UploadLine, dismissUpload } from '@/features/documents';
import { text } from '@/rules/text';
import { useMessageUploads } from '../files/message-uploads';
import type { AttachedFile, MessageComposition } from './composition';
import { useMessageField } from './use-composition';

/** The attachments of the message, including pending uploads. */
export function Attachments({ composition }: { composition: MessageComposition }) {
  const attachments = useMessageField(composition, 'attachments');
  const loanId = useMessageField(composition, 'loanId');
  const uploads = useMessageUploads(composition);
  const [open, setOpen] = useState<{ file: AttachedFile; to: 'rename' | 'delete' } | null>(null);
  const onTheirWay = uploads.filter(({ status }) => status !== 'success');
  const before = useRef(0);
  useEffect(() => {
    // A draft with pending uploads waits for them, and disappears with them if it is otherwise empty.
    if (before.current !== onTheirWay.length) composition.touch();
    before.current = onTheirWay.length;
  }, [onTheirWay.length, composition]);
  useEffect(() => {
    for (const { id, status } of uploads) if (status === 'success') dismissUpload(id);
  }, [uploads]);
  if (attachments.length + onTheirWay.length === 0) return null;
  const close = () => setOpen(null);
  return (
    <ul
      aria-label="Attachments"
      className="max-h-36 shrink-0 overflow-y-auto border-t border-line px-3 py-1 text-[13px]"
    >
      {attachments.map((file) => (
        <li key={file.id} className="flex min-h-8 items-center gap-1.5">
          <Paperclip aria-hidden className="size-3.5 shrink-0 text-faint" />
          <Link
            to="."
            search={(now: object) => ({ ...now, documentPreviewId: file.id })}
            className="mr-auto min-w-0 truncate rounded-sm hover:underline"
          >
            {file.name}
          </Link>
          <IconButton label={`Rename ${file.name}`} className="size-7" onClick={() => setOpen({ file, to: 'rename' })}>
            <Pencil />
          </IconButton>
          <IconButton label={`Delete ${file.name}`} className="size-7" onClick={() => setOpen({ file, to: 'delete' })}>
            <Trash2 />
          </IconButton>
        </li>
      ))}
      {onTheirWay.map((upload) => (
        <li key={upload.id} className="flex min-h-8 items-center">
          <UploadLine upload={upload} />
        </li>
      ))}
      {open?.to === 'rename' && (
        <Suspense fallback={null}>
          <RenameDialog
            document={{ ...open.file, loanId }}
            onRenamed={({ name }) =>
              composition.patch({
                attachments: attachments.map((each) => (each.id === open.file.id ? { ...each, name } : each)),
              })
            }
            onClose={close}
          />
        </Suspense>
      )}
      {open?.to === 'delete' && <DeleteQuestion composition={composition} file={open.file} onClose={close} />}
    </ul>
  );
}

interface DeleteQuestionProps {
  composition: MessageComposition;
  file: AttachedFile;
  onClose: () => void;
}

function DeleteQuestion({ composition, file, onClose }: DeleteQuestionProps) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteDocument(file.id);
      const { attachments } = composition.snapshot();
      composition.patch({ attachments: attachments.filter(({ id }) => id !== file.id) });
      toast.success(text('file-deleted'));
    } catch (error) {
      toast.error(text('file-delete-failed'), { description: messageFor(error) });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      onOpenChange={(stays) => !stays && onClose()}
      title={`Delete “${file.name}”?`}
      description="It’s removed from the message and stays in the loan’s trash for a while."
      confirmLabel={text('delete')}
      onConfirm={() => void remove()}
    />
  );
}
