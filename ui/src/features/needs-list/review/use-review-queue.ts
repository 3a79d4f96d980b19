import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { documentBytesQuery, documentQuery } from '@/api/documents';
import { type NeedsListElement, elementsQuery } from '@/api/elements';
import { type DocumentToReview, homeQuery } from '@/api/home';
import type { RoleGroup } from '@/api/models';
import { type ReviewQueueAnswer, type SentDocument, rule } from '@/rules/rule';

/** The documents waiting for a lender, and navigation through them. */
export interface ReviewQueue extends ReviewQueueAnswer {
  /** Opens a document in the preview; `null` closes it. */
  open: (documentId: string | null) => void;
  /** Shows a document again, if the preview is still open. */
  comeBack: (documentId: string) => void;
}

/** Returns the documents of a loan that wait for a lender, in the order of the rule. */
export const reviewQueueOf = (elements: readonly NeedsListElement[], viewer: RoleGroup) =>
  rule('reviewQueue', { viewer, documents: documentsOf(elements) });

const documentsOf = (elements: readonly NeedsListElement[]): SentDocument[] =>
  elements.flatMap(({ answers }) =>
    answers.map(({ documentId, reviewState, uploadedAt }) => ({ documentId, reviewState, sentAt: uploadedAt })),
  );

/** Returns the documents under review: those of the loan, or of all loans if the review was opened from Home. */
function useDocuments(loanId: string): SentDocument[] {
  const { reviewAll = false } = useSearch({ strict: false });
  const elements = useQuery(elementsQuery(loanId)).data;
  const waiting = useQuery({ ...homeQuery, enabled: reviewAll }).data?.toReview.content;
  return useMemo(() => {
    const own = documentsOf(elements ?? []);
    if (!reviewAll) return own;
    // The open document's loan has newer data.
    const known = new Set(own.map(({ documentId }) => documentId));
    const others = (waiting ?? []).filter(({ documentId }) => !known.has(documentId));
    const sent = ({ documentId, uploadedAt }: DocumentToReview): SentDocument => ({
      documentId,
      reviewState: 'SUBMITTED',
      sentAt: uploadedAt,
    });
    return [...own, ...others.map(sent)];
  }, [reviewAll, elements, waiting]);
}

/** Returns the review queue around the open document, and prefetches the next one. */
export function useReviewQueue(loanId: string, viewer: RoleGroup, current: string): ReviewQueue {
  const navigate = useNavigate();
  const documents = useDocuments(loanId);
  const queue = useMemo(() => rule('reviewQueue', { viewer, documents, current }), [viewer, documents, current]);
  usePrefetch(queue.next ?? null);
  return useMemo(
    () => ({
      ...queue,
      open: (documentPreviewId) =>
        documentPreviewId &&
        void navigate({ to: '.', replace: true, search: (now: object) => ({ ...now, documentPreviewId }) }),
      comeBack: (documentPreviewId) =>
        void navigate({
          to: '.',
          replace: true,
          search: (now: object) => ('documentPreviewId' in now ? { ...now, documentPreviewId } : now),
        }),
    }),
    [queue, navigate],
  );
}

/** The size limit for prefetching, in bytes. */
const maxPrefetchBytes = 10 * 1024 * 1024;

function usePrefetch(documentId: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!documentId) return;
    const fetchAhead = async () => {
      const document = await client.fetchQuery(documentQuery(documentId));
      if (document.size <= maxPrefetchBytes) await client.prefetchQuery(documentBytesQuery(document));
    };
    // A failed prefetch is reported when the document is opened.
    void fetchAhead().catch(() => undefined);
  }, [client, documentId]);
}
