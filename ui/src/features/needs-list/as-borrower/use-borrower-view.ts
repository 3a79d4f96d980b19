import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { Loan, ReviewStatus } from '@/api/models';
import { keysOf } from '@/lib/object-keys';
import { roleGroupFacts, statusFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';

/** Returns the borrower and the status of the preview, both kept in the URL. */
export function useBorrowerView(loan: Loan) {
  const navigate = useNavigate();
  const { atStatus } = useSearch({ strict: false });
  const status = keysOf(statusFacts).find((each) => each === atStatus) ?? loan.reviewStatus;
  const put = (change: { asUserId?: string | undefined; atStatus?: ReviewStatus | undefined }) =>
    void navigate({ to: '.', replace: true, search: (now: object) => ({ ...now, ...change }) });
  return {
    status,
    people: loan.loanRoles.map(({ user }) => user).filter((user) => !roleGroupFacts[user.loggedRoleGroup].lender),
    lookAs: (asUserId: string) => put({ asUserId }),
    lookAt: (chosen: ReviewStatus) => put({ atStatus: chosen === loan.reviewStatus ? undefined : chosen }),
    leave: () => put({ asUserId: undefined, atStatus: undefined }),
  };
}

/** Returns how many items appear and disappear for a borrower between the loan's status and another. */
export function useVisibilityChange(
  elements: NeedsListElement[] | undefined,
  loanStatus: ReviewStatus,
  previewStatus: ReviewStatus,
  borrowerId: string,
) {
  return useMemo(() => {
    if (!elements || loanStatus === previewStatus) return null;
    const { appearing, disappearing } = rule('statusPreview', { elements, loanStatus, previewStatus, borrowerId });
    return { coming: appearing.length, going: disappearing.length };
  }, [elements, loanStatus, previewStatus, borrowerId]);
}
