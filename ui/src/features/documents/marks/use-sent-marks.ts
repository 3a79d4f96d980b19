import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import type { Document } from '@/api/documents';
import { stateFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { type DocumentMark, sortMarks } from './mark';

/** The marks on a document according to the needs list. */
interface SentMarks {
  /** The marks that this content was rejected with. */
  sent: readonly DocumentMark[];
  /** Whether the person may reject the document now, and therefore draw on it. */
  mayMark: boolean;
  /** Whether the needs list is loaded. */
  known: boolean;
}

/** Returns the marks that a document was rejected with, and whether the person may draw new ones. */
export function useSentMarks({ id, loanId, sha256 }: Document): SentMarks {
  const loan = useQuery(loanQuery(loanId)).data;
  const elements = useQuery(elementsQuery(loanId)).data;
  return useMemo(() => {
    const answers = elements?.flatMap((element) => element.answers.filter((each) => each.documentId === id)) ?? [];
    const marked = answers.map(({ rejection }) => rejection?.marked).find((each) => each?.sha256 === sha256);
    const sent = (marked?.marks ?? []).map((mark, at) => ({ ...mark, note: mark.note ?? '', id: `sent ${at}` }));
    const judged = answers.find(({ reviewState }) => stateFacts[reviewState].waits) ?? answers[0];
    const mayReject = () =>
      rule('rowActions', {
        viewer: loan?.me.roleGroup ?? 'BORROWER',
        storageType: 'FILE',
        reviewState: judged?.reviewState ?? 'OPEN',
        hasAnswer: true,
        handlers: ['REJECT'],
      }).some(({ action, enabled }) => action === 'REJECT' && enabled);
    return { sent: sortMarks(sent), mayMark: Boolean(loan && judged) && mayReject(), known: elements !== undefined };
  }, [loan, elements, id, sha256]);
}
