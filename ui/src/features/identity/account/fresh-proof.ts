import type { Violation } from '@/api/models';
import type { components } from '@/api/schema';
import { rule } from '@/rules/rule';
import { askPasskey } from '../passkey-api';
import { supportsPasskeys } from '../passkeys/passkey-support';

/** The proof sent with a change of the sign-in methods. */
export type FreshProof = components['schemas']['FreshProof'];
/** The accepted second steps of a proof. */
export type RequiredProof = components['schemas']['FreshProofAsked'];

/** A proof as typed. */
export interface TypedProof {
  currentPassword: string;
  /** Empty if a passkey is used instead. */
  code: string;
}

export const blankProof: TypedProof = { currentPassword: '', code: '' };

/** Returns the proof to send: without a typed code the browser asks for a passkey, if one is accepted. */
export async function completeProof(asked: RequiredProof, { currentPassword, code }: TypedProof): Promise<FreshProof> {
  if (!asked.recoveryCode) return { currentPassword };
  if (code.trim() !== '') return { currentPassword, code };
  // Without a password the server would refuse the request for the passkey challenge.
  const byPasskey = asked.passkey && supportsPasskeys() && currentPassword !== '';
  return byPasskey ? { currentPassword, passkey: await askPasskey() } : { currentPassword };
}

/** Validates the format of a typed code. The server reports missing parts without counting a failed attempt. */
export const proofViolations = ({ code }: TypedProof): Violation[] =>
  code.trim() === '' ? [] : rule('secondStepCode', { code }).violations;
