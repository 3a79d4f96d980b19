import { answer, api } from '@/api/client';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

/** The setup data for an authenticator app. */
export type SecondStepSetup = Schemas['SecondStepBegun'];

/** Returns a new secret for an app; nothing changes before its first code. */
export const beginSecondStep = (body: Schemas['FreshProof']): Promise<SecondStepSetup> =>
  answer(api.POST('/v1/account/second-step', { body }));

/** Turns on two-step sign-in with the app's first code. Returns the recovery codes, only this once. */
export const confirmSecondStep = async (code: string): Promise<string[]> =>
  (await answer(api.PUT('/v1/account/second-step', { body: { code } }))).codes;

/** Turns off two-step sign-in. */
export async function endSecondStep(body: Schemas['FreshProof']): Promise<void> {
  await answer(api.POST('/v1/account/second-step/end', { body }));
}

/** Returns new recovery codes; the previous ones stop working. */
export const renewRecoveryCodes = async (body: Schemas['FreshProof']): Promise<string[]> =>
  (await answer(api.POST('/v1/account/second-step/recovery-codes', { body }))).codes;
