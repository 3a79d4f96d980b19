import type { LoanRole } from '@/api/models';
import type { LenderUser } from '@/api/people';
import { withKeys } from '@/lib/keys';
import { roleFacts } from '@/rules/facts';
import { text } from '@/rules/text';

export type Place = Pick<LoanRole, 'role' | 'visibleToBorrower' | 'canAcceptFiles'>;

/** Somebody's place on a loan, without who they are. */
export const placeOf = ({ role, visibleToBorrower, canAcceptFiles }: Place): Place => ({
  role,
  visibleToBorrower,
  canAcceptFiles,
});

/** As much of `place` as differs from what somebody has. */
export function placeChange(before: Place, place: Place): Partial<Place> {
  const was = placeOf(before);
  return withKeys(place, (field) => was[field] !== place[field]);
}

/** What is said once a place has changed: what of it, if it is one thing. */
export function changedWords(name: string, change: Partial<Place>): string {
  if (Object.keys(change).length === 1) {
    if (change.role) return `${name} is now ${roleFacts[change.role].label.toLowerCase()}`;
    if (change.visibleToBorrower !== undefined)
      return change.visibleToBorrower ? `Borrowers now see ${name}` : `Borrowers no longer see ${name}`;
  }
  return text('contact-updated', { name });
}

/** The payload that says what somebody's place on a loan becomes; a lead's role says that it is one. */
function lenderUser(appUser: LenderUser['appUser'], { role, visibleToBorrower, canAcceptFiles }: Place): LenderUser {
  return {
    appUser,
    canAcceptFiles,
    borrowerType: null,
    leadBorrower: roleFacts[role].leadBorrower,
    leadLender: roleFacts[role].leadLender,
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
    borrowerType: role.borrowerType,
    contactVisibleToLenders: role.visibleToLender,
    version: role.version,
  };
}
