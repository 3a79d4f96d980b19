import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { Problem } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import { UNDO_MS } from '@/components/undo/held-send';
import { text } from '@/rules/text';
import { type KeptHere, keptHere } from '../drafts/kept-here';
import { asDispatch, sendSurely } from './outbox';

/** Offers the message where it was written. */
async function offerBack(copy: KeptHere): Promise<void> {
  const part = await import('../drafts/offer-back');
  await part.offerBack(copy);
}

/** After so long no tab is holding it back any more. */
const SETTLED_MS = 3 * UNDO_MS;

/**
 * What was on its way out when the page went away goes out now, under the same key: if it arrived back then, it is the
 * same message. What can't go out is offered back where it was written.
 */
export async function resumeSending(userId: string): Promise<void> {
  for (const copy of await keptHere.all()) {
    const { outgoing, key, written } = copy;
    if (!outgoing || !key.startsWith(`${userId}/`)) continue;
    // Another tab may be holding it back just now; what was kept in the future was kept by a clock that is right again.
    const age = Date.now() - Date.parse(copy.keptAt);
    if (age >= 0 && age < SETTLED_MS) {
      setTimeout(() => void resumeSending(userId), SETTLED_MS);
      continue;
    }
    try {
      await sendSurely(asDispatch(outgoing));
      await keptHere.forget(key);
      toast.success(text('message-sent'));
      await queryClient.invalidateQueries({ queryKey: keys.loan(written.loanId) });
    } catch (error) {
      // Without an answer the next start tries again.
      if (error instanceof Problem && error.status > 0) await offerBack(copy);
    }
  }
}
