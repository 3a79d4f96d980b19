import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import type { Document } from '@/api/documents';
import { stateFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { type Mark, inOrder } from './mark';

/** What the loan's list says about marks on a document. */
interface SentMarks {
  /** Those that it came back with, on this content. */
  sent: readonly Mark[];
  /** Whether the person may send it back now, and so draw on it. */
  mayMark: boolean;
  /** Whether the list is there. */
  known: boolean;
}

/** The marks that a document was sent back with, and whether the person may draw new ones. */
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
    return { sent: inOrder(sent), mayMark: Boolean(loan && judged) && mayReject(), known: elements !== undefined };
  }, [loan, elements, id, sha256]);
}
