import type { LoanRole } from '@/api/models';
import type { LenderUser } from '@/api/people';
import { pickKeys } from '@/lib/object-keys';
import { roleFacts } from '@/rules/facts';
import { text } from '@/rules/text';

export type RoleSettings = Pick<LoanRole, 'role' | 'visibleToBorrower' | 'canAcceptFiles'>;

/** Returns a role's editable properties, without the person. */
export const roleSettingsOf = ({ role, visibleToBorrower, canAcceptFiles }: RoleSettings): RoleSettings => ({
  role,
  visibleToBorrower,
  canAcceptFiles,
});

/** Returns the properties of `place` that differ from the current ones. */
export function changedSettings(before: RoleSettings, place: RoleSettings): Partial<RoleSettings> {
  const was = roleSettingsOf(before);
  return pickKeys(place, (field) => was[field] !== place[field]);
}

/** Returns the message after a role change, specific if only one property changed. */
export function roleChangeMessage(name: string, change: Partial<RoleSettings>): string {
  if (Object.keys(change).length === 1) {
    if (change.role) return `${name} is now ${roleFacts[change.role].label.toLowerCase()}`;
    if (change.visibleToBorrower !== undefined)
      return change.visibleToBorrower ? `Borrowers now see ${name}` : `Borrowers no longer see ${name}`;
  }
  return text('contact-updated', { name });
}

/** Returns the payload for a person's role on a loan; a lead's role says that it is one. */
function toLenderUser(
  appUser: LenderUser['appUser'],
  { role, visibleToBorrower, canAcceptFiles }: RoleSettings,
): LenderUser {
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
export const joiningPayload = (userId: string, place: RoleSettings): LenderUser => ({
  ...toLenderUser({ id: userId }, place),
  newToLoan: true,
});

/** Returns the payload for a person on the loan with the changed properties; the others stay. */
export function changedPayload(role: LoanRole, change: Partial<RoleSettings>): LenderUser & { version: number } {
  return {
    ...toLenderUser({ id: role.user.id }, { ...role, ...change }),
    borrowerType: role.borrowerType,
    contactVisibleToLenders: role.visibleToLender,
    version: role.version,
  };
}
