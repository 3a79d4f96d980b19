import { type BrowserDraft, keptHere, writingOfCopy } from './browser-drafts';
import { mergeWithTyped } from './use-browser-draft';

/** Offers a message that can't be sent in the place where it was written, together with any newer text. */
export async function offerBack({ key, written }: BrowserDraft): Promise<void> {
  const place = writingOfCopy(key);
  const since = key === place ? null : await keptHere.get(place);
  const both = since && !since.outgoing ? mergeWithTyped(written, since.written) : written;
  await keptHere.put({ key: place, written: both, keptAt: new Date().toISOString(), outgoing: null });
  if (key !== place) await keptHere.forget(key);
}
