import { useState } from 'react';
import { toast } from 'sonner';
import { deleteDocument, restoreDocument } from '@/api/documents';
import { keys } from '@/api/keys';
import { useUndoable } from '@/components/undo/use-undoable';
import { startUpload } from '../../queue/uploads';
import { arrived } from './arrived';
import { type Pile, sourcesOf } from '../arrangement';
import { NotMade, fileOf } from './make-files';
import type { PdfDocument, PdfOpened } from '../use-sources';

/** A file that is to be made. */
export interface PlannedFile {
  pile: Pile;
  /** With its ending. */
  name: string;
  /** The request that it answers; none for the shoebox. */
  elementId: string | null;
}

/** What becomes of the arrangement. */
export interface Outcome {
  files: readonly PlannedFile[];
  /** The document whose new version the one file is. */
  versionOf: PdfDocument | null;
  /** What the pages came from goes to the trash once the files have arrived. */
  trash: boolean;
}

const named = (documents: readonly PdfDocument[]) =>
  documents.length === 1 ? `“${documents[0]?.name}”` : `${documents.length} PDFs`;

/** What became of the PDFs that the pages came from. */
function leftOf({ length }: readonly PdfDocument[], trash: boolean): string {
  const [originals, are] = length === 1 ? ['original', 'is'] : ['originals', 'are'];
  return `The ${originals} ${are} ${trash ? 'in the trash' : 'kept'}`;
}

/** Makes the files and sends them; answers whether they are on their way. */
export function useSendingFiles(loanId: string, sources: readonly PdfOpened[]) {
  // Whoever still looks at one that went to the trash is told.
  const looked = sources.map(({ document }) => keys.document(document.id));
  const { run } = useUndoable(keys.loan(loanId), keys.shoeboxes, ...looked);
  const [making, setMaking] = useState<number | null>(null);

  const follow = async (uploadIds: readonly string[], used: readonly PdfDocument[], trash: boolean) => {
    const made = await arrived(uploadIds);
    if (!made) {
      if (trash) toast(`${leftOf(used, false)}: not all new files from ${named(used)} were uploaded`);
      return;
    }
    const count = made.length === 1 ? '1 new file' : `${made.length} new files`;
    await run({
      words: `${count} from ${named(used)}. ${leftOf(used, trash)}`,
      call: async () => {
        const gone: string[] = [];
        const bringBack = async () => {
          for (const id of gone.splice(0)) await restoreDocument(loanId, id);
        };
        try {
          for (const { id } of trash ? used : []) {
            await deleteDocument(id);
            gone.push(id);
          }
        } catch (error) {
          await bringBack();
          throw error;
        }
        const undo = async () => {
          await bringBack();
          for (const id of made) await deleteDocument(id);
        };
        return { answered: made, undo };
      },
    });
  };

  const send = async ({ files, versionOf, trash }: Outcome): Promise<boolean> => {
    const made: { file: File; elementId: string | null }[] = [];
    try {
      for (const [place, { pile, name, elementId }] of files.entries()) {
        setMaking(place);
        made.push({ file: await fileOf(pile, sources, name), elementId });
      }
    } catch (error) {
      toast.error('Couldn’t create the files', {
        description: error instanceof NotMade ? error.message : 'Nothing was changed. Try again.',
      });
      setMaking(null);
      return false;
    }
    const uploads = made.map(({ file, elementId }) =>
      versionOf
        ? startUpload(file, { loanId, elementId: null, place: `document ${versionOf.id}`, versionOf: versionOf.id })
        : startUpload(file, { loanId, elementId }),
    );
    const used = sourcesOf(files.map(({ pile }) => pile)).flatMap((source) => sources[source]?.document ?? []);
    // A new version says itself what it is, with the way back.
    if (!versionOf) void follow(uploads, used, trash);
    return true;
  };
  return { making, send };
}
