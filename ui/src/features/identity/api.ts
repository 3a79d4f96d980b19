import { answer, api } from '@/api/client';
import type { CurrentUser } from '@/api/models';
import type { components } from '@/api/schema';
import { preserveDeviceSettings } from '@/lib/storage/erase-storage';

/** The input of the second step. */
export type SecondStepTaken = Pick<components['schemas']['Credentials'], 'code' | 'passkey'>;

/**
 * Signs in. Fails with code `sign-in-failed` for a wrong address or password, without telling which; with two-step
 * sign-in, with one of `secondSteps` until a code or a passkey is included.
 */
export const signIn = (emailAddress: string, password: string, taken: SecondStepTaken = {}): Promise<CurrentUser> =>
  answer(api.POST('/v1/session', { body: { emailAddress, password, ...taken } }));

/** Ends the session on this device. The response makes the browser clear its storage. */
export async function signOut(): Promise<void> {
  const putBack = preserveDeviceSettings();
  await answer(api.DELETE('/v1/session'));
  putBack();
}

/** Emails a sign-in link to an address whose sign-in is throttled, if it belongs to a user. */
export async function askForSignInLink(emailAddress: string): Promise<void> {
  await answer(api.POST('/v1/session/link', { body: { emailAddress } }));
}

/** Ends all sessions of this user on all devices. */
export async function signOutEverywhere(): Promise<void> {
  const putBack = preserveDeviceSettings();
  await answer(api.DELETE('/v1/sessions'));
  putBack();
}
