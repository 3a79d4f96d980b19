import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { Problem, messageFor } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import {
  UNDO_MS,
  canOutlivePage,
  offerUndoOfSend,
  retryUnanswered,
  showPendingSend,
  withdrawUndoOfSend,
} from '@/components/undo/held-send';
import { text } from '@/rules/text';
import { type SharingRequest, share } from './api';

/** A confirmed sharing dialog. */
interface ConfirmedSharing {
  loanId: string;
  sharing: SharingRequest;
  /** The idempotency key, the same for every retry. */
  key: string;
}

const heldSharings = new Map<string, { confirmed: ConfirmedSharing; timer: ReturnType<typeof setTimeout> }>();

/** Holds a confirmed sharing for the undo time: no one is added, assigned or emailed before it is sent. */
export function holdSharing(confirmed: ConfirmedSharing): void {
  const { key } = confirmed;
  const undo = () => {
    if (releaseSharing(key)) toast(text('taken-back'));
  };
  heldSharings.set(key, { confirmed, timer: setTimeout(() => void deliverSharing(key), UNDO_MS) });
  offerUndoOfSend(key, undo);
  showPendingSend(key, undo);
}

/** Sends all held sharings immediately; resolves when each was made or refused. */
export async function sendHeldSharings(): Promise<void> {
  await Promise.all([...heldSharings.keys()].map(deliverSharing));
}

/** Ends the undo time of a sharing. Returns it, unless it was undone or sent before. */
function releaseSharing(key: string): ConfirmedSharing | undefined {
  const entry = heldSharings.get(key);
  if (!entry) return undefined;
  clearTimeout(entry.timer);
  heldSharings.delete(key);
  withdrawUndoOfSend(key);
  return entry.confirmed;
}

async function deliverSharing(key: string): Promise<void> {
  const confirmed = releaseSharing(key);
  if (!confirmed) return;
  const { loanId, sharing } = confirmed;
  try {
    const { toasts } = await retryUnanswered(() => share(loanId, sharing, key));
    reportSharing(loanId, toasts);
  } catch (error) {
    const isRefused = error instanceof Problem && error.status > 0;
    toast.error(messageFor(error), {
      ...(isRefused && { description: 'Nothing was shared.' }),
      action: { label: text('retry'), onClick: () => holdSharing(confirmed) },
    });
  }
}

/** Reports a sharing that was made, and shows its changes. */
function reportSharing(loanId: string, toasts: readonly string[]): void {
  for (const words of toasts) toast.success(words);
  void queryClient.invalidateQueries({ queryKey: keys.loan(loanId) });
}

/**
 * Sends held sharings when the page closes. If the page comes back, its timer repeats the call with the same key, which
 * has no further effect.
 */
function sendOnLeave(): void {
  for (const [key, { confirmed }] of heldSharings) {
    const { loanId, sharing } = confirmed;
    void share(loanId, sharing, key, canOutlivePage(sharing)).then(
      ({ toasts }) => {
        if (releaseSharing(key)) reportSharing(loanId, toasts);
      },
      () => undefined,
    );
  }
}

addEventListener('pagehide', sendOnLeave);
