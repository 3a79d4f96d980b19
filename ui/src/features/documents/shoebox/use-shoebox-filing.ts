import { toast } from 'sonner';
import { undoElement } from '@/api/elements';
import { keys } from '@/api/keys';
import type { RequestTarget } from '../filing/request-targets';
import { useFiling } from '../filing/use-filing';
import { type ShoeboxDocument, fileDocument } from './api';

/**
 * Files documents of the shoebox to requests. Undo restores the document to the shoebox and the request to its previous
 * state.
 */
export function useShoeboxFiling(loanId: string) {
  const { file: fileIt, busyId } = useFiling(keys.shoeboxes, keys.loan(loanId));

  const file = async ({ id, name }: ShoeboxDocument, target: RequestTarget): Promise<boolean> => {
    if (target.refusal) {
      toast.error(target.refusal, { description: target.name });
      return false;
    }
    return fileIt({
      id,
      words: `${name} filed to “${target.name}”`,
      call: async (onSame) => {
        const answered = await fileDocument(loanId, target.id, id, onSame);
        return { answered, undo: () => undoElement(loanId, answered) };
      },
    });
  };
  return { file, busyId };
}
