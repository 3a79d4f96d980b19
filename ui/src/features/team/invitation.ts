import type { Invitation, Loan } from '@/api/models';

/** The last invitation of somebody, where there was one. */
export const invitationOf = (loan: Loan, userId: string): Invitation | undefined =>
  loan.invitations.find((invitation) => invitation.userId === userId);
