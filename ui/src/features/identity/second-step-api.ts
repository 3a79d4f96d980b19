import { answer, api } from '@/api/client';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

/** What an authenticator app needs to know. */
export type Begun = Schemas['SecondStepBegun'];

/** A new secret for an app; nothing changes before its first code. */
export const beginSecondStep = (body: Schemas['FreshProof']): Promise<Begun> =>
  answer(api.POST('/v1/account/second-step', { body }));

/** Turns the second step on with the app's first code; answers the recovery codes, this once. */
export const confirmSecondStep = async (code: string): Promise<string[]> =>
  (await answer(api.PUT('/v1/account/second-step', { body: { code } }))).codes;

/** Turns it off. */
export async function endSecondStep(body: Schemas['FreshProof']): Promise<void> {
  await answer(api.POST('/v1/account/second-step/end', { body }));
}

/** New recovery codes; those before don't work any more. */
export const renewRecoveryCodes = async (body: Schemas['FreshProof']): Promise<string[]> =>
  (await answer(api.POST('/v1/account/second-step/recovery-codes', { body }))).codes;
