import type { Loan, LoanRole, UserRef } from '@/api/models';
import { type ShareEntry, rule } from '@/rules/rule';
import type { ListMember } from './people-search';

/** Returns the people of a loan for the select list, without duplicates, by user id. */
export function membersOf(loan: Loan): ListMember[] {
  const members = loan.loanRoles.map(({ user, role, keyContact, visibleToBorrower }) => ({
    id: user.id,
    user,
    role,
    keyContact,
    visibleToBorrower,
  }));
  return [...new Map(members.map((member) => [member.id, member])).values()];
}

/** Converts a loan member for the sharing dialog. */
export function entryOnLoan({ user, ...loanRole }: LoanRole): ShareEntry {
  return {
    ...entryOf(user),
    role: loanRole.role,
    borrowerType: loanRole.borrowerType,
    canAcceptFiles: loanRole.canAcceptFiles,
    visibleToBorrower: loanRole.visibleToBorrower,
  };
}

/** Converts a person who isn't on the loan. */
export function entryOf(user: UserRef): ShareEntry {
  return { value: user.id, label: rule('displayName', user), roleGroup: user.loggedRoleGroup };
}
