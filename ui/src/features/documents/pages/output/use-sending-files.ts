import { useState } from 'react';
import { toast } from 'sonner';
import { deleteDocument, restoreDocument } from '@/api/documents';
import { keys } from '@/api/keys';
import { useUndoable } from '@/components/undo/use-undoable';
import { startUpload } from '../../queue/uploads';
import { waitForUploads } from './wait-for-uploads';
import { type PagePile, sourceIndexes } from '../arrangement';
import { FileCreationError, createPilePdf } from './create-pile-pdf';
import type { PdfDocument, OpenPdf } from '../use-pdf-sources';

/** A file to create. */
export interface PlannedFile {
  pile: PagePile;
  /** Including the extension. */
  name: string;
  /** Its request; `null` for the shoebox. */
  elementId: string | null;
}

/** The outcome of the arrangement. */
export interface ArrangementOutcome {
  files: readonly PlannedFile[];
  /** The document that gets a new version. */
  versionOf: PdfDocument | null;
  /** Whether the originals move to the trash after all files are uploaded. */
  trash: boolean;
}

const named = (documents: readonly PdfDocument[]) =>
  documents.length === 1 ? `“${documents[0]?.name}”` : `${documents.length} PDFs`;

/** Describes what happened to the originals. */
function describeOriginals({ length }: readonly PdfDocument[], trash: boolean): string {
  const [originals, are] = length === 1 ? ['original', 'is'] : ['originals', 'are'];
  return `The ${originals} ${are} ${trash ? 'in the trash' : 'kept'}`;
}

/** Returns a function that creates and uploads the files; it resolves to whether the uploads started. */
export function useSendFiles(loanId: string, sources: readonly OpenPdf[]) {
  // Views of a trashed original are refreshed.
  const looked = sources.map(({ document }) => keys.document(document.id));
  const { run } = useUndoable(keys.loan(loanId), keys.shoeboxes, ...looked);
  const [making, setMaking] = useState<number | null>(null);

  const follow = async (uploadIds: readonly string[], used: readonly PdfDocument[], trash: boolean) => {
    const made = await waitForUploads(uploadIds);
    if (!made) {
      if (trash) toast(`${describeOriginals(used, false)}: not all new files from ${named(used)} were uploaded`);
      return;
    }
    const count = made.length === 1 ? '1 new file' : `${made.length} new files`;
    await run({
      words: `${count} from ${named(used)}. ${describeOriginals(used, trash)}`,
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

  const send = async ({ files, versionOf, trash }: ArrangementOutcome): Promise<boolean> => {
    const made: { file: File; elementId: string | null }[] = [];
    try {
      for (const [place, { pile, name, elementId }] of files.entries()) {
        setMaking(place);
        made.push({ file: await createPilePdf(pile, sources, name), elementId });
      }
    } catch (error) {
      toast.error('Couldn’t create the files', {
        description: error instanceof FileCreationError ? error.message : 'Nothing was changed. Try again.',
      });
      setMaking(null);
      return false;
    }
    const uploads = made.map(({ file, elementId }) =>
      versionOf
        ? startUpload(file, { loanId, elementId: null, place: `document ${versionOf.id}`, versionOf: versionOf.id })
        : startUpload(file, { loanId, elementId }),
    );
    const used = sourceIndexes(files.map(({ pile }) => pile)).flatMap((source) => sources[source]?.document ?? []);
    // The upload of a new version reports itself, with undo.
    if (!versionOf) void follow(uploads, used, trash);
    return true;
  };
  return { making, send };
}
