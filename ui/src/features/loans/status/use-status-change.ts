import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '@/api/keys';
import { loanQuery } from '@/api/loan';
import type { Loan, ReviewStatus } from '@/api/models';
import { currentOf, messageFor } from '@/api/problem';
import { sendOnLatestVersion } from '@/components/undo/run-in-sequence';
import { useUndoable } from '@/components/undo/use-undoable';
import { changeStatus } from '../api';
import { statusWord } from '../review-status';

/** Changes a loan's status. If another user was faster, it shows the current status and lets the user decide again. */
export function useStatusChange(loanId: string, onDone: () => void) {
  const client = useQueryClient();
  const { say, refresh } = useUndoable(keys.loan(loanId), keys.loanLists);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const show = (loan: Loan) => client.setQueryData(loanQuery(loanId).queryKey, loan);

  const put = (seen: Loan, to: ReviewStatus) =>
    sendOnLatestVersion(seen, (version) => changeStatus(loanId, to, version));

  const change = async (to: ReviewStatus, seen: Loan) => {
    setBusy(true);
    setFailure(null);
    try {
      const changed = await put(seen, to);
      show(changed);
      void refresh();
      say(`Status changed to “${statusWord(to)}”`, () => put(changed, seen.reviewStatus));
      onDone();
    } catch (error) {
      const current = currentOf<Loan>(error, 'reviewStatus');
      if (current) show(current);
      void client.invalidateQueries({ queryKey: keys.statusChange(loanId, to) });
      setFailure(current ? conflictMessage(current) : messageFor(error));
      setBusy(false);
    }
  };
  return { change, busy, failure };
}

const conflictMessage = ({ reviewStatus }: Loan) =>
  `Someone else just changed this loan to “${statusWord(reviewStatus)}”. Check it, then confirm if you still want the change.`;
