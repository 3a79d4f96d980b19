import { answer, api } from '@/api/client';
import type { CurrentUser } from '@/api/models';

/** Signs in. A wrong pair fails with code `sign-in-failed` and never says which of the two was wrong. */
export function signIn(emailAddress: string, password: string): Promise<CurrentUser> {
  return answer(api.POST('/v1/session', { body: { emailAddress, password } }));
}

/** Ends the session on this device. */
export async function signOut(): Promise<void> {
  await answer(api.DELETE('/v1/session'));
}

/** Ends every session of this person, on all devices. */
export async function signOutEverywhere(): Promise<void> {
  await answer(api.DELETE('/v1/sessions'));
}
