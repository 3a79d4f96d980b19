import { type NamedDocument, deleteDocument, restoreDocument } from '@/api/documents';
import { keys } from '@/api/keys';
import { messageFor } from '@/api/problem';
import { useUndoable } from '@/components/undo/use-undoable';
import { text } from '@/rules/text';

/** Returns a function that moves a document to the loan's trash, reports it and offers undo. */
export function useDeletion({ id, loanId }: NamedDocument, onDeleted?: () => void): () => Promise<void> {
  const { run } = useUndoable(keys.loan(loanId), keys.shoeboxes);
  return async () => {
    await run({
      call: async () => {
        const answered = await deleteDocument(id);
        onDeleted?.();
        return { answered, undo: () => restoreDocument(loanId, id) };
      },
      words: text('file-deleted'),
      failed: (error) => `${text('file-delete-failed')}: ${messageFor(error)}`,
    });
  };
}
