import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import { loanQuery } from '@/api/loan';
import type { Loan } from '@/api/models';
import { currentOf, wordsFor } from '@/api/problem';
import { useUndoable } from '@/components/undo/use-undoable';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type LoanFacts, putFacts } from '../api';

const factsOf = ({ name, loanNumber, amount, loanPurpose, propertyAddress }: Loan): LoanFacts => ({
  name,
  loanNumber,
  amount,
  loanPurpose,
  propertyAddress,
});

/** Changes what is known of a loan, one fact at a time, with the way back. */
export function useFacts(loan: Loan) {
  const client = useQueryClient();
  const { run } = useUndoable(keys.loan(loan.id), keys.loanLists);
  const may = !loan.archive.words && rule('factsEditing', { viewerRole: loan.me.role }).allowed;
  const show = (changed: Loan) => client.setQueryData(loanQuery(loan.id).queryKey, changed);

  const put = (part: Partial<LoanFacts>) => {
    const before = factsOf(loan);
    return run({
      call: async () => {
        const changed = await putFacts(loan.id, { ...before, ...part }, loan.version);
        show(changed);
        return { answered: changed, undo: async () => show(await putFacts(loan.id, before, changed.version)) };
      },
      words: ({ name }) => text('done-changed', { name }),
      failed: (error) => {
        const current = currentOf<Loan>(error, 'reviewStatus');
        if (current) show(current);
        return current
          ? 'Someone else changed this loan just now. Look again and change it if you still want to.'
          : wordsFor(error);
      },
    });
  };
  return { may, put };
}
