import { type NamedDocument, deleteDocument, restoreDocument } from '@/api/documents';
import { keys } from '@/api/keys';
import { wordsFor } from '@/api/problem';
import { useUndoable } from '@/components/undo/use-undoable';
import { text } from '@/rules/text';

/** Puts a document into the trash of its loan, says so, and offers to bring it back to where it was. */
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
      failed: (error) => `${text('file-delete-failed')}: ${wordsFor(error)}`,
    });
  };
}
