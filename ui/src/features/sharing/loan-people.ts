import type { Loan } from '@/api/models';
import type { ListMember } from './people-search';

/** The people of a loan as the select list takes them, each once, by user id. */
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
