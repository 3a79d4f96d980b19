import { answer, api } from '@/api/client';
import type { CurrentUser } from '@/api/models';
import type { components } from '@/api/schema';
import { makePasskey, signWithPasskey } from './passkeys/credentials';

type Schemas = components['schemas'];

/** A passkey of the user. */
export type OwnPasskey = Schemas['OwnPasskey'];
/** A passkey's response to a challenge. */
export type PasskeyAnswer = Schemas['PasskeyAnswer'];

/**
 * Asks the user to choose a passkey and sign a challenge with it: in the browser's window or, with an abort signal, in
 * the autofill of a field.
 */
export async function askPasskey(over?: AbortSignal): Promise<PasskeyAnswer> {
  const { ceremony, options } = await answer(api.POST('/v1/session/passkey/challenge'));
  return { ceremony, credential: await signWithPasskey(options, over) };
}

/** Signs in with a passkey alone. */
export const signInWithPasskey = (body: PasskeyAnswer): Promise<CurrentUser> =>
  answer(api.POST('/v1/session/passkey', { body }));

/** Adds a passkey. Returns recovery codes, only this once, if there were none yet. */
export async function addPasskey(body: Schemas['FreshProof'], passkeyName: string): Promise<string[]> {
  const { ceremony, options } = await answer(api.POST('/v1/account/passkeys/challenge', { body }));
  const credential = await makePasskey(options);
  return (await answer(api.POST('/v1/account/passkeys', { body: { ceremony, credential, passkeyName } }))).codes;
}

const at = (passkeyId: string) => ({ params: { path: { passkeyId } } });

/** Renames a passkey. */
export async function renamePasskey(passkeyId: string, passkeyName: string): Promise<void> {
  await answer(api.PUT('/v1/account/passkeys/{passkeyId}', { ...at(passkeyId), body: { passkeyName } }));
}

/** Removes a passkey. */
export async function removePasskey(passkeyId: string, body: Schemas['FreshProof']): Promise<void> {
  await answer(api.POST('/v1/account/passkeys/{passkeyId}/end', { ...at(passkeyId), body }));
}
