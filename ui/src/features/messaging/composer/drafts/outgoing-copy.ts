import type { MessageContent } from '../form/composition';
import type { Dispatch } from '../sending/outbox';
import { keptHere, placeOfOutgoing } from './browser-drafts';

/** Stores an outgoing message in this browser, so that sending continues after the page closes. */
export async function keepOutgoing(place: string, written: MessageContent, outgoing: Dispatch): Promise<void> {
  const key = placeOfOutgoing(place, outgoing.key);
  await keptHere.put({ key, written, keptAt: new Date().toISOString(), outgoing });
}

/** Deletes the copy of a message that was sent or returned. */
export const forgetOutgoing = (place: string, sendKey: string): Promise<void> =>
  keptHere.forget(placeOfOutgoing(place, sendKey));
