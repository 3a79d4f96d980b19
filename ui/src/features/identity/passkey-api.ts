import { answer, api } from '@/api/client';
import type { CurrentUser } from '@/api/models';
import type { components } from '@/api/schema';
import { makePasskey, signWithPasskey } from './passkeys/browser';

type Schemas = components['schemas'];

/** A passkey of one's own. */
export type OwnPasskey = Schemas['OwnPasskey'];
/** What a passkey said to a challenge. */
export type PasskeyAnswer = Schemas['PasskeyAnswer'];

/**
 * Has a passkey that the person chooses answer a challenge: in the browser's window, or, with a signal that ends it, among
 * what the browser fills into fields.
 */
export async function askPasskey(over?: AbortSignal): Promise<PasskeyAnswer> {
  const { ceremony, options } = await answer(api.POST('/v1/session/passkey/challenge'));
  return { ceremony, credential: await signWithPasskey(options, over) };
}

/** Signs in with a passkey alone. */
export const signInWithPasskey = (body: PasskeyAnswer): Promise<CurrentUser> =>
  answer(api.POST('/v1/session/passkey', { body }));

/** Adds a passkey; answers recovery codes, this once, if there were none yet. */
export async function addPasskey(body: Schemas['FreshProof'], passkeyName: string): Promise<string[]> {
  const { ceremony, options } = await answer(api.POST('/v1/account/passkeys/challenge', { body }));
  const credential = await makePasskey(options);
  return (await answer(api.POST('/v1/account/passkeys', { body: { ceremony, credential, passkeyName } }))).codes;
}

const at = (passkeyId: string) => ({ params: { path: { passkeyId } } });

/** Calls a passkey something else. */
export async function renamePasskey(passkeyId: string, passkeyName: string): Promise<void> {
  await answer(api.PUT('/v1/account/passkeys/{passkeyId}', { ...at(passkeyId), body: { passkeyName } }));
}

/** Removes a passkey. */
export async function removePasskey(passkeyId: string, body: Schemas['FreshProof']): Promise<void> {
  await answer(api.POST('/v1/account/passkeys/{passkeyId}/end', { ...at(passkeyId), body }));
}
