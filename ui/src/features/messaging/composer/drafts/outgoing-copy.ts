import type { Written } from '../form/composition';
import type { Dispatch } from '../sending/outbox';
import { keptHere, placeOfOutgoing } from './kept-here';

/** Keeps a message that is on its way out in this browser: should the page go away, that goes on. */
export async function keepOutgoing(place: string, written: Written, outgoing: Dispatch): Promise<void> {
  const key = placeOfOutgoing(place, outgoing.key);
  await keptHere.put({ key, written, keptAt: new Date().toISOString(), outgoing });
}

/** Forgets the copy of a message that was sent, or came back. */
export const forgetOutgoing = (place: string, sendKey: string): Promise<void> =>
  keptHere.forget(placeOfOutgoing(place, sendKey));
