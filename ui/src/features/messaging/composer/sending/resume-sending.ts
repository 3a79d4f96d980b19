import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { Problem } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import { UNDO_MS } from '@/components/undo/held-send';
import { text } from '@/rules/text';
import { type BrowserDraft, browserDrafts } from '../drafts/browser-drafts';
import { restoreDispatch, sendWithRetries } from './outbox';

/** Offers the message in the place where it was written. */
async function offerAgain(copy: BrowserDraft): Promise<void> {
  const part = await import('../drafts/offer-unsent-message');
  await part.offerUnsentMessage(copy);
}

/** After this time no tab is delaying it anymore. */
const SETTLED_MS = 3 * UNDO_MS;

/**
 * Sends messages that were outgoing when the page closed, with the same keys, so that a message that did arrive isn't
 * sent twice. Messages that can't be sent are offered where they were written.
 */
export async function resumeSending(userId: string): Promise<void> {
  for (const copy of await browserDrafts.all()) {
    const { outgoing, key, written } = copy;
    if (!outgoing || !key.startsWith(`${userId}/`)) continue;
    // Another tab may be delaying it now; a future time comes from a clock that was wrong.
    const age = Date.now() - Date.parse(copy.keptAt);
    if (age >= 0 && age < SETTLED_MS) {
      setTimeout(() => void resumeSending(userId), SETTLED_MS);
      continue;
    }
    try {
      await sendWithRetries(restoreDispatch(outgoing));
      await browserDrafts.forget(key);
      toast.success(text('message-sent'));
      await queryClient.invalidateQueries({ queryKey: keys.loan(written.loanId) });
    } catch (error) {
      // Without a response the next start retries.
      if (error instanceof Problem && error.status > 0) await offerAgain(copy);
    }
  }
}
