import { useEffect, useEffectEvent } from 'react';
import type { PasskeyAnswer } from '../passkey-api';
import { supportsPasskeys } from './passkey-support';

/** The age at which a new challenge is fetched, in milliseconds; the server drops one after five minutes. */
const isFresh = 4 * 60_000;

async function canFillIn(): Promise<boolean> {
  return supportsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Returns the signature of the passkey chosen in the field's autofill; undefined if aborted or unavailable. */
async function requestFromField(over: AbortSignal): Promise<PasskeyAnswer | undefined> {
  if (!(await canFillIn())) return undefined;
  const { askPasskey } = await import('../passkey-api');
  while (!over.aborted) {
    const old = AbortSignal.timeout(isFresh);
    try {
      return await askPasskey(AbortSignal.any([over, old]));
    } catch {
      // The user didn't ask for this; the button shows errors to those who do.
      if (!old.aborted) return undefined;
    }
  }
  return undefined;
}

/** Offers passkeys in the address field's autofill, again for each attempt; `null` turns it off. */
export function usePasskeyAutofill(attempt: number | undefined, onChosen: (answer: PasskeyAnswer) => void): void {
  const take = useEffectEvent(onChosen);
  useEffect(() => {
    if (attempt === undefined) return;
    const over = new AbortController();
    void requestFromField(over.signal).then((answer) => {
      if (answer && !over.signal.aborted) take(answer);
    });
    return () => over.abort();
  }, [attempt]);
}
