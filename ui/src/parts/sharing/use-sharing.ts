import { useMemo, useState } from 'react';
import { keys } from '@/api/keys';
import { wordsFor } from '@/api/problem';
import { useUndoable } from '@/components/undo/use-undoable';
import { type ShareAction, type ShareEntry, rule } from '@/rules/rule';
import { type ShareWish, type Sharing, share, undoSharing } from './share-api';

/** What a filled dialog asks the server for, with the button that is pressed. */
export function sharingOf(
  entries: readonly ShareEntry[],
  assigned: readonly string[],
  elementIds: readonly string[],
  action: ShareAction,
  withMessage = false,
): Sharing {
  const wishes = entries.map(({ value, role }): ShareWish => {
    const assign = assigned.includes(value);
    const isEmail = rule('pickerEntry', { entry: value }) === 'EMAIL';
    return isEmail
      ? { email: value, userId: null, assign, onLoan: null }
      : { userId: value, email: null, assign, onLoan: role !== undefined };
  });
  const send = action === 'SEND_AND_ASSIGN' ? 'ASSIGN' : 'ONLY';
  return { entries: wishes, elementIds: [...elementIds], send, withMessage };
}

/** Sends what a sharing dialog holds: which button works, why it failed, and toasts with a way back once it is done. */
export function useSharing(loanId: string, onConfirmed: () => void) {
  const { say, refresh } = useUndoable(keys.loan(loanId));
  const [busy, setBusy] = useState<ShareAction | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const keyFor = useSharingKeys();

  const send = async (action: ShareAction, sharing: Sharing) => {
    setBusy(action);
    setFailure(null);
    try {
      const { toasts, undoId } = await share(loanId, sharing, keyFor(sharing));
      await refresh();
      // One toast after the other; the last offers the way back for all. Nothing takes back a mail.
      for (const words of toasts.slice(0, -1)) say(words);
      say(toasts.at(-1) ?? '', undoId ? () => undoSharing(loanId, undoId) : undefined);
      onConfirmed();
    } catch (error) {
      setFailure(wordsFor(error));
      setBusy(null);
    }
  };
  return { send, busy, failure };
}

/** A key for each thing that is sent: another try at the same does nothing twice, anything else is another sharing. */
function useSharingKeys(): (sharing: Sharing) => string {
  return useMemo(() => {
    const known = new Map<string, string>();
    return (sharing) => {
      const content = JSON.stringify(sharing);
      const key = known.get(content) ?? crypto.randomUUID();
      known.set(content, key);
      return key;
    };
  }, []);
}
