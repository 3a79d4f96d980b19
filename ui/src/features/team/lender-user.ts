import type { LoanRole } from '@/api/models';
import type { LenderUser } from '@/api/people';

type Place = Pick<LoanRole, 'role' | 'visibleToBorrower' | 'canAcceptFiles'>;

/** The payload that says what somebody's place on a loan becomes; a lead's role says that it is one. */
function lenderUser(appUser: LenderUser['appUser'], { role, visibleToBorrower, canAcceptFiles }: Place): LenderUser {
  return {
    appUser,
    canAcceptFiles,
    borrowerType: null,
    leadBorrower: role === 'LEAD_BORROWER',
    leadLender: role === 'LEAD_LENDER',
    newToLoan: false,
    role,
    visibleToBorrower,
    contactVisibleToBorrowers: visibleToBorrower,
    contactVisibleToLenders: true,
    contactRelation: null,
  };
}

/** Somebody who joins a loan. */
export const joining = (userId: string, place: Place): LenderUser => ({
  ...lenderUser({ id: userId }, place),
  newToLoan: true,
});

/** Somebody on the loan, with what changes about their place; the rest stays as it is. */
export function changed(role: LoanRole, change: Partial<Place>): LenderUser & { version: number } {
  return {
    ...lenderUser({ id: role.user.id }, { ...role, ...change }),
    borrowerType: role.borrowerType === 'MEMBER' ? 'MEMBER' : role.borrowerType === 'INDIVIDUAL' ? 'INDIVIDUAL' : null,
    contactVisibleToLenders: role.visibleToLender,
    version: role.version,
  };
}
