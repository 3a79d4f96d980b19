import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFor } from '@/api/problem';
import { type ShareAction, type ShareEntry, rule } from '@/rules/rule';
import { holdSharing } from './held-sharings';
import { type ShareRecipient, type SharingRequest, sharingPreviewQuery } from './api';

/** Returns the request to the server for a completed dialog and the chosen button. */
export function sharingOf(
  entries: readonly ShareEntry[],
  assigned: readonly string[],
  elementIds: readonly string[],
  action: ShareAction,
  withMessage = false,
): SharingRequest {
  const wishes = entries.map(({ value, role }): ShareRecipient => {
    const assign = assigned.includes(value);
    const isEmail = rule('pickerEntry', { entry: value }) === 'EMAIL';
    return isEmail
      ? { email: value, userId: null, assign, onLoan: null }
      : { userId: value, email: null, assign, onLoan: role !== undefined };
  });
  const send = action === 'SEND_AND_ASSIGN' ? 'ASSIGN' : 'ONLY';
  return { entries: wishes, elementIds: [...elementIds], send, withMessage };
}

/**
 * Validates a sharing dialog, then holds its sharing for the undo time: which buttons are enabled, and why it can't be
 * sent.
 */
export function useSharing(loanId: string, onConfirmed: () => void) {
  const client = useQueryClient();
  const [busy, setBusy] = useState<ShareAction | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (action: ShareAction, sharing: SharingRequest) => {
    setBusy(action);
    setFailure(null);
    try {
      // The server names removed people and items while the dialog still shows the choices.
      await client.fetchQuery(sharingPreviewQuery(loanId, sharing));
      holdSharing({ loanId, sharing, key: crypto.randomUUID() });
      onConfirmed();
    } catch (error) {
      setFailure(messageFor(error));
      setBusy(null);
    }
  };
  return { send, busy, failure };
}
