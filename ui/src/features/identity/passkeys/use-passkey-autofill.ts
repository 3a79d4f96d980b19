import { useEffect, useEffectEvent } from 'react';
import type { PasskeyAnswer } from '../passkey-api';
import { passkeysWork } from './passkeys-work';

/** Milliseconds after which a new challenge is asked for; the server forgets one after five minutes. */
const fresh = 4 * 60_000;

async function canFillIn(): Promise<boolean> {
  return passkeysWork() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** What a passkey said that the person chose in the field; nothing once it is over, or where it can't be asked. */
async function chosenInField(over: AbortSignal): Promise<PasskeyAnswer | undefined> {
  if (!(await canFillIn())) return undefined;
  const { askPasskey } = await import('../passkey-api');
  while (!over.aborted) {
    const old = AbortSignal.timeout(fresh);
    try {
      return await askPasskey(AbortSignal.any([over, old]));
    } catch {
      // Nobody asked for this: the button says what is wrong to who does.
      if (!old.aborted) return undefined;
    }
  }
  return undefined;
}

/** Has the browser offer passkeys where it fills in the address, anew for each attempt; without one it doesn't. */
export function usePasskeyAutofill(attempt: number | undefined, onChosen: (answer: PasskeyAnswer) => void): void {
  const take = useEffectEvent(onChosen);
  useEffect(() => {
    if (attempt === undefined) return;
    const over = new AbortController();
    void chosenInField(over.signal).then((answer) => {
      if (answer && !over.signal.aborted) take(answer);
    });
    return () => over.abort();
  }, [attempt]);
}
