import type { MessageContent } from '../form/composition';
import type { MessageDispatch } from '../sending/outbox';
import { browserDrafts, outgoingKey } from './browser-drafts';

/** Stores an outgoing message in this browser, so that sending continues after the page closes. */
export async function storeOutgoing(place: string, written: MessageContent, outgoing: MessageDispatch): Promise<void> {
  const key = outgoingKey(place, outgoing.key);
  await browserDrafts.put({ key, written, keptAt: new Date().toISOString(), outgoing });
}

/** Deletes the copy of a message that was sent or returned. */
export const deleteOutgoing = (place: string, sendKey: string): Promise<void> =>
  browserDrafts.forget(outgoingKey(place, sendKey));
