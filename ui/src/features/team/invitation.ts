import type { Invitation, Loan, LoanRole } from '@/api/models';

/** Returns a person's latest invitation, if any. */
export const invitationOf = (loan: Loan, userId: string): Invitation | undefined =>
  loan.invitations.find((invitation) => invitation.userId === userId);

/** Returns why emails don't reach a person on the loan; nothing while they do. */
export function undeliverableWords(loan: Loan, { user, undeliverable }: LoanRole): string | null {
  const invitation = invitationOf(loan, user.id);
  const failed = invitation?.state === 'PENDING' ? invitation.undeliverable : null;
  return failed ?? undeliverable?.words ?? null;
}
