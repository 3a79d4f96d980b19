import type { LoanRole } from '@/api/models';
import type { LenderUser } from '@/api/people';
import { pickKeys } from '@/lib/object-keys';
import { roleFacts } from '@/rules/facts';
import { text } from '@/rules/text';

export type Place = Pick<LoanRole, 'role' | 'visibleToBorrower' | 'canAcceptFiles'>;

/** Returns a role's editable properties, without the person. */
export const placeOf = ({ role, visibleToBorrower, canAcceptFiles }: Place): Place => ({
  role,
  visibleToBorrower,
  canAcceptFiles,
});

/** Returns the properties of `place` that differ from the current ones. */
export function placeChange(before: Place, place: Place): Partial<Place> {
  const was = placeOf(before);
  return pickKeys(place, (field) => was[field] !== place[field]);
}

/** Returns the message after a role change, specific if only one property changed. */
export function changedWords(name: string, change: Partial<Place>): string {
  if (Object.keys(change).length === 1) {
    if (change.role) return `${name} is now ${roleFacts[change.role].label.toLowerCase()}`;
    if (change.visibleToBorrower !== undefined)
      return change.visibleToBorrower ? `Borrowers now see ${name}` : `Borrowers no longer see ${name}`;
  }
  return text('contact-updated', { name });
}

/** Returns the payload for a person's role on a loan; a lead's role says that it is one. */
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

/** Returns the payload for a person who joins a loan. */
export const joining = (userId: string, place: Place): LenderUser => ({
  ...lenderUser({ id: userId }, place),
  newToLoan: true,
});

/** Returns the payload for a person on the loan with the changed properties; the others stay. */
export function changed(role: LoanRole, change: Partial<Place>): LenderUser & { version: number } {
  return {
    ...lenderUser({ id: role.user.id }, { ...role, ...change }),
    borrowerType: role.borrowerType,
    contactVisibleToLenders: role.visibleToLender,
    version: role.version,
  };
}
