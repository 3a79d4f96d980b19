import { useMemo } from 'react';
import { useCurrentUser } from '@/api/current-user';
import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import { Progress } from '@/components/ui/progress';
import { rule } from '@/rules/rule';

/** The person's progress with their requests. */
export function LoanProgress({ loan, elements }: { loan: Loan; elements: NeedsListElement[] }) {
  const user = useCurrentUser();
  const mine = useMemo(() => {
    const users = [{ id: user.id, roleGroup: user.loggedRoleGroup }];
    return rule('progress', { loanStatus: loan.reviewStatus, users, elements }).users.find(({ id }) => id === user.id)
      ?.tally;
  }, [loan.reviewStatus, elements, user.id, user.loggedRoleGroup]);
  if (!mine) return null;
  const { counts, progress } = mine;
  const todo = counts.open + counts.rejected;
  const all = todo + counts.submitted + counts.accepted;
  return (
    <div className="mt-3">
      <Progress
        label={`${progress.acceptedPct}% accepted`}
        value={progress.acceptedPct}
        pending={progress.submittedPct}
        className="h-2"
      />
      <p className="mt-2 text-[15px] text-muted tabular-nums">
        {todo === 0 ? 'Nothing to do right now' : `${todo} of ${all} left`}
        {counts.submitted > 0 && ` · ${counts.submitted} in review`}
        {counts.accepted > 0 && ` · ${counts.accepted} done`}
      </p>
    </div>
  );
}
