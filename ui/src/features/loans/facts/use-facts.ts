import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import { loanQuery } from '@/api/loan';
import type { Loan } from '@/api/models';
import { currentOf, messageFor } from '@/api/problem';
import { sendOnLatestVersion } from '@/components/undo/run-in-sequence';
import { useUndoable } from '@/components/undo/use-undoable';
import { pickKeys } from '@/lib/object-keys';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type LoanFacts, putFacts } from '../api';
import { factsOf } from './fact-fields';

/** Changes a loan's facts one at a time, with undo. */
export function useFacts(loan: Loan) {
  const client = useQueryClient();
  const { run } = useUndoable(keys.loan(loan.id), keys.loanLists);
  const may = !loan.archive.words && rule('factsEditing', { viewerRole: loan.me.role }).allowed;
  const { queryKey } = loanQuery(loan.id);
  const show = (changed: Loan) => client.setQueryData(queryKey, changed);

  const put = (part: Partial<LoanFacts>) => {
    const before = factsOf(loan);
    /** Writes these facts onto the latest version; the others keep their latest values. */
    const write = async (seen: Loan, facts: Partial<LoanFacts>) => {
      const changed = await sendOnLatestVersion(seen, (version) =>
        putFacts(loan.id, { ...factsOf(client.getQueryData(queryKey) ?? seen), ...facts }, version),
      );
      show(changed);
      return changed;
    };
    return run({
      call: async () => {
        const changed = await write(loan, part);
        return {
          answered: changed,
          undo: () =>
            write(
              changed,
              pickKeys(before, (fact) => fact in part),
            ),
        };
      },
      words: ({ name }) => text('done-changed', { name }),
      failed: (error) => {
        const current = currentOf<Loan>(error, 'reviewStatus');
        if (current) show(current);
        return current
          ? 'Someone else just changed this loan. Check it, then make your change again if you still want it.'
          : messageFor(error);
      },
    });
  };
  return { may, put };
}
