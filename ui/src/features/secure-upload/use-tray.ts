import { keys } from '@/api/keys';
import { useUndoable } from '@/components/undo/use-undoable';
import { useFiling } from '@/features/documents';
import { type TrayFile, discardFile, eraseFile, fileTrayFile, restoreFile } from './api';

/** The destination of a file: a request, or the user's shoebox of the loan. */
export interface FilingTarget {
  loan: { id: string; name: string };
  request: { id: string; name: string } | null;
}

/** Returns the actions on unfiled files, each reported and undoable. */
export function useTray() {
  const { run } = useUndoable(keys.trays);
  const { file: fileIt, busyId } = useFiling(keys.trays, keys.shoeboxes);

  const discard = (file: TrayFile) =>
    run({
      words: `${file.name} discarded`,
      call: async () => ({ answered: await discardFile(file), undo: () => restoreFile(file) }),
    });

  const erase = (file: TrayFile) =>
    run({ words: `${file.name} erased`, call: async () => ({ answered: await eraseFile(file) }) });

  const file = (chosen: TrayFile, { loan, request }: FilingTarget): Promise<boolean> =>
    fileIt({
      id: chosen.id,
      words: `${chosen.name} filed to ${request ? `“${request.name}”` : 'your shoebox'} on ${loan.name}`,
      call: async (onSame) => {
        const answered = await fileTrayFile(chosen, { loanId: loan.id, elementId: request?.id ?? null, onSame });
        return { answered, undo: () => restoreFile(chosen) };
      },
    });
  return { file, discard, erase, busyId };
}
