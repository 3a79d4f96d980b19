import type { Invitation, Loan } from '@/api/models';
import { localDay } from '@/lib/time/clock';
import { rule } from '@/rules/rule';

/** The last invitation of somebody, where there was one. */
export const invitationOf = (loan: Loan, userId: string): Invitation | undefined =>
  loan.invitations.find((invitation) => invitation.userId === userId);

const day = (instant: string) => rule('dateDisplay', { date: localDay(instant) }) ?? '';

/** How an invitation stands, in words; nothing once it was accepted. */
export function invitationWords({ state, expiresAt, sentAt }: Invitation): string | null {
  if (state === 'PENDING') return `Invited ${day(sentAt)}, open until ${day(expiresAt)}`;
  if (state === 'EXPIRED') return `Invitation expired ${day(expiresAt)}`;
  return state === 'REVOKED' ? 'Invitation withdrawn' : null;
}
