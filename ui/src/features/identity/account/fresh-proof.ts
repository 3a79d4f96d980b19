import type { Violation } from '@/api/models';
import type { components } from '@/api/schema';
import { rule } from '@/rules/rule';
import { askPasskey } from '../passkey-api';
import { passkeysWork } from '../passkeys/passkeys-work';

/** The proof that is sent with a change to the sign-in methods. */
export type FreshProof = components['schemas']['FreshProof'];
/** How the second step of a proof is taken. */
export type ProofAsked = components['schemas']['FreshProofAsked'];

/** A proof as it is typed. */
export interface TypedProof {
  currentPassword: string;
  /** Empty where a passkey is used instead. */
  code: string;
}

export const blankProof: TypedProof = { currentPassword: '', code: '' };

/** The proof as it is sent: without a typed code the browser asks for a passkey, where one is accepted. */
export async function completeProof(asked: ProofAsked, { currentPassword, code }: TypedProof): Promise<FreshProof> {
  if (!asked.recoveryCode) return { currentPassword };
  if (code.trim() !== '') return { currentPassword, code };
  // Without a password the server would refuse what the person was asked to sign.
  const byPasskey = asked.passkey && passkeysWork() && currentPassword !== '';
  return byPasskey ? { currentPassword, passkey: await askPasskey() } : { currentPassword };
}

/** Checks the shape of a typed code. The server reports missing parts without counting a guess. */
export const proofViolations = ({ code }: TypedProof): Violation[] =>
  code.trim() === '' ? [] : rule('secondStepCode', { code }).violations;
