import type { Invitation, Loan } from '@/api/models';
import { localDay } from '@/lib/format';
import { type JoiningWords, rule } from '@/rules/rule';

/** The last invitation of somebody, where there was one. */
const invitationOf = (loan: Loan, userId: string): Invitation | undefined =>
  loan.invitations.find((invitation) => invitation.userId === userId);

/** What the rules ask of somebody to tell whether they have joined. */
export function joiningOf(loan: Loan, userId: string, stub: boolean) {
  const last = invitationOf(loan, userId);
  const invitation = last && {
    state: last.state,
    sentOn: localDay(last.sentAt),
    openUntil: localDay(last.expiresAt),
  };
  return { stub, invitation: invitation ?? null };
}

/** Whether somebody who was invited to the loan has joined, in words. */
export const joiningWords = (loan: Loan, user: { id: string }, stub: boolean): JoiningWords =>
  rule('joining', joiningOf(loan, user.id, stub));
