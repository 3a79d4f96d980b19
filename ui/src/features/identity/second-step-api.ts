import { answer, api } from '@/api/client';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

/** What an authenticator app needs to know. */
export type Begun = Schemas['SecondStepBegun'];

/** A new secret for an app; nothing changes before its first code. */
export const beginSecondStep = (currentPassword: string): Promise<Begun> =>
  answer(api.POST('/v1/account/second-step', { body: { currentPassword } }));

/** Turns the second step on with the app's first code; answers the recovery codes, this once. */
export const confirmSecondStep = async (code: string): Promise<string[]> =>
  (await answer(api.PUT('/v1/account/second-step', { body: { code } }))).codes;

/** Turns it off. */
export async function endSecondStep(currentPassword: string, code: string): Promise<void> {
  await answer(api.POST('/v1/account/second-step/end', { body: { currentPassword, code } }));
}

/** New recovery codes; those before don't work any more. */
export const renewRecoveryCodes = async (currentPassword: string): Promise<string[]> =>
  (await answer(api.POST('/v1/account/second-step/recovery-codes', { body: { currentPassword } }))).codes;
