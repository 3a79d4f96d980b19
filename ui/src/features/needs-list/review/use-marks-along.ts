import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { documentQuery } from '@/api/documents';
import type { Answer, MarkedDocument } from '@/api/elements';
import { type KeptMarks, keepMarks, useDraftsOn } from '@/features/documents';

/** What the person drew on documents that are about to be sent back. */
interface MarksToSend {
  drawn: readonly KeptMarks[];
  along: boolean;
  setAlong: (along: boolean) => void;
  /** What the server is sent. */
  marked: MarkedDocument[];
  /** They are with the borrower now. */
  sent: () => void;
  /** They are drafts again. */
  bringBack: () => void;
}

/** The marks that go along with documents, unless the person leaves them out. */
export function useMarksAlong(files: readonly Answer[]): MarksToSend {
  const client = useQueryClient();
  const [along, setAlong] = useState(true);
  // What was drawn on content that was replaced since stays with that.
  const isNow = ({ documentId, sha256 }: KeptMarks) =>
    (client.getQueryData(documentQuery(documentId).queryKey)?.sha256 ?? sha256) === sha256;
  const drawn = useDraftsOn(files.map(({ documentId }) => documentId)).filter(isNow);
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
    sent: () => sending.forEach(({ documentId, sha256 }) => keepMarks(documentId, sha256, [])),
    bringBack: () => sending.forEach(({ documentId, sha256, marks }) => keepMarks(documentId, sha256, marks)),
  };
}
