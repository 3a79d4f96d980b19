import type { Invitation, Loan } from '@/api/models';

/** Returns a person's latest invitation, if any. */
export const invitationOf = (loan: Loan, userId: string): Invitation | undefined =>
  loan.invitations.find((invitation) => invitation.userId === userId);
