import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentQuery } from '@/api/documents';
import type { Answer, MarkedDocument } from '@/api/elements';
import { type DraftMarks, saveDraftMarks, useDraftMarksOn } from '@/features/documents';

/** The person's marks on documents about to be rejected. */
interface MarksToSend {
  drawn: readonly DraftMarks[];
  along: boolean;
  setAlong: (along: boolean) => void;
  /** The marks for the request to the server. */
  marked: MarkedDocument[];
  /** Called when they were sent. */
  sent: () => void;
  /** Restores them as drafts. */
  bringBack: () => void;
}

/** Returns the marks sent along with documents, unless the person excludes them. */
export function useMarksToSend(files: readonly Answer[]): MarksToSend {
  const client = useQueryClient();
  const [along, setAlong] = useState(true);
  // Marks on replaced content stay with that version.
  const isNow = ({ documentId, sha256 }: DraftMarks) =>
    (client.getQueryData(documentQuery(documentId).queryKey)?.sha256 ?? sha256) === sha256;
  const drawn = useDraftMarksOn(files.map(({ documentId }) => documentId)).filter(isNow);
  const sending = along ? drawn : [];
  return {
    drawn,
    along,
    setAlong,
    marked: sending.map(({ documentId, sha256, marks }) => ({
      documentId,
      sha256,
      marks: marks.map(({ id: _, ...mark }) => mark),
    })),
    sent: () => sending.forEach(({ documentId, sha256 }) => saveDraftMarks(documentId, sha256, [])),
    bringBack: () => sending.forEach(({ documentId, sha256, marks }) => saveDraftMarks(documentId, sha256, marks)),
  };
}
