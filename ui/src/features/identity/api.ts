import { answer, api } from '@/api/client';
import type { CurrentUser } from '@/api/models';

/**
 * Signs in. A wrong pair fails with code `sign-in-failed` and never says which of the two was wrong; a right one of who
 * has a second step with `second-step-asked` until the code comes along.
 */
export function signIn(emailAddress: string, password: string, code?: string): Promise<CurrentUser> {
  const body = code === undefined ? { emailAddress, password } : { emailAddress, password, code };
  return answer(api.POST('/v1/session', { body }));
}

/** Ends the session on this device. */
export async function signOut(): Promise<void> {
  await answer(api.DELETE('/v1/session'));
}

/** Ends every session of this person, on all devices. */
export async function signOutEverywhere(): Promise<void> {
  await answer(api.DELETE('/v1/sessions'));
}
