import { type BrowserDraft, browserDrafts, draftKeyOfCopy } from './browser-drafts';
import { mergeWithTyped } from './use-browser-draft';

/** Offers a message that can't be sent in the place where it was written, together with any newer text. */
export async function offerUnsentMessage({ key, written }: BrowserDraft): Promise<void> {
  const place = draftKeyOfCopy(key);
  const since = key === place ? null : await browserDrafts.get(place);
  const both = since && !since.outgoing ? mergeWithTyped(written, since.written) : written;
  await browserDrafts.put({ key: place, written: both, keptAt: new Date().toISOString(), outgoing: null });
  if (key !== place) await browserDrafts.forget(key);
}
