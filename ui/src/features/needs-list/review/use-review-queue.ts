import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { documentBytesQuery, documentQuery } from '@/api/documents';
import { type NeedsListElement, elementsQuery } from '@/api/elements';
import { type DocumentToReview, homeQuery } from '@/api/home';
import type { RoleGroup } from '@/api/models';
import { type ReviewQueueAnswer, type SentDocument, rule } from '@/rules/rule';

/** What a lender has to look at, and the way through it. */
export interface ReviewQueue extends ReviewQueueAnswer {
  /** Opens a document in the preview; nothing without one. */
  open: (documentId: string | null) => void;
  /** Shows a document again, if the preview is still open. */
  comeBack: (documentId: string) => void;
}

/** The documents of a loan that wait for a lender, as the rule puts them in order. */
export const queueOf = (elements: readonly NeedsListElement[], viewer: RoleGroup) =>
  rule('reviewQueue', { viewer, documents: documentsOf(elements) });

const documentsOf = (elements: readonly NeedsListElement[]): SentDocument[] =>
  elements.flatMap(({ answers }) =>
    answers.map(({ documentId, reviewState, uploadedAt }) => ({ documentId, reviewState, sentAt: uploadedAt })),
  );

/** The documents that the review is about: those of the loan, or those of all loans where Home led to it. */
function useDocuments(loanId: string): SentDocument[] {
  const { reviewAll = false } = useSearch({ strict: false });
  const elements = useQuery(elementsQuery(loanId)).data;
  const waiting = useQuery({ ...homeQuery, enabled: reviewAll }).data?.toReview.content;
  return useMemo(() => {
    const own = documentsOf(elements ?? []);
    if (!reviewAll) return own;
    // What is known of the open one's loan is newer.
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

/** The documents to review around the one that is open; the next one is fetched ahead. */
export function useReviewQueue(loanId: string, viewer: RoleGroup, current: string): ReviewQueue {
  const navigate = useNavigate();
  const documents = useDocuments(loanId);
  const queue = useMemo(() => rule('reviewQueue', { viewer, documents, current }), [viewer, documents, current]);
  useAhead(queue.next ?? null);
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

/** Larger files come only when they are opened. */
const aheadBytes = 10 * 1024 * 1024;

function useAhead(documentId: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!documentId) return;
    const fetchAhead = async () => {
      const document = await client.fetchQuery(documentQuery(documentId));
      if (document.size <= aheadBytes) await client.prefetchQuery(documentBytesQuery(document));
    };
    // What fails ahead says so once it is opened.
    void fetchAhead().catch(() => undefined);
  }, [client, documentId]);
}
