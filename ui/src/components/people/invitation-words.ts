import type { Invitation } from '@/api/models';
import { localDay } from '@/lib/time/clock';
import { rule } from '@/rules/rule';

const day = (instant: string) => rule('dateDisplay', { date: localDay(instant) }) ?? '';

/** Returns the status of an invitation in words; nothing once it was accepted. */
export function invitationWords({ state, expiresAt, sentAt, undeliverable }: Invitation): string | null {
  if (state === 'PENDING' && undeliverable) return undeliverable;
  if (state === 'PENDING') return `Invited ${day(sentAt)}, expires ${day(expiresAt)}`;
  if (state === 'EXPIRED') return `Invitation expired ${day(expiresAt)}`;
  return state === 'REVOKED' ? 'Invitation withdrawn' : null;
}
