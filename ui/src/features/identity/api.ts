import { answer, api } from '@/api/client';
import type { CurrentUser } from '@/api/models';
import type { components } from '@/api/schema';
import { holdDeviceSettings } from '@/lib/kept/erase';

/** What somebody takes the second step with. */
export type SecondStepTaken = Pick<components['schemas']['Credentials'], 'code' | 'passkey'>;

/**
 * Signs in. A wrong pair fails with code `sign-in-failed` and never says which of the two was wrong; a right one of who
 * has a second step with one of `secondSteps` until a code or a passkey comes along.
 */
export const signIn = (emailAddress: string, password: string, taken: SecondStepTaken = {}): Promise<CurrentUser> =>
  answer(api.POST('/v1/session', { body: { emailAddress, password, ...taken } }));

/** Ends the session on this device. The answer has the browser empty its storage. */
export async function signOut(): Promise<void> {
  const putBack = holdDeviceSettings();
  await answer(api.DELETE('/v1/session'));
  putBack();
}

/** Has a link to sign in sent to the address, if a person signs in with it whose sign-in is slowed down. */
export async function askForSignInLink(emailAddress: string): Promise<void> {
  await answer(api.POST('/v1/session/link', { body: { emailAddress } }));
}

/** Ends every session of this person, on all devices. */
export async function signOutEverywhere(): Promise<void> {
  const putBack = holdDeviceSettings();
  await answer(api.DELETE('/v1/sessions'));
  putBack();
}
