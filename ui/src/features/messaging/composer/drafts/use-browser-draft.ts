import { useEffect, useState } from 'react';
import { draftsQuery } from '@/api/messaging/drafts';
import { queryClient } from '@/api/query-client';
import { cancelUploads } from '../files/message-uploads';
import { type BrowserDraft, browserDrafts } from './browser-drafts';
import { type MessageContent, hasContent } from '../form/composition';
import { findDraft } from './find-draft';

/** Returns the copy merged with the draft that the server created of it when the page closed, if it did. */
async function withServerDraft(copy: BrowserDraft): Promise<BrowserDraft> {
  const { written } = copy;
  if (written.draftId) return copy;
  const drafts = await queryClient.fetchQuery(draftsQuery(written.loanId)).catch(() => []);
  const draft = findDraft(written, drafts);
  return draft ? { ...copy, written: { ...written, draftId: draft.id, draftVersion: draft.version } } : copy;
}

/** Returns the stored message together with the text typed since: restoring never erases text. */
export function mergeWithTyped(kept: MessageContent, typed: MessageContent): MessageContent {
  if (!hasContent({ ...typed, attachments: [] })) return kept;
  return { ...kept, body: `${kept.body}${typed.body}`, attachments: [...kept.attachments, ...typed.attachments] };
}

/** Returns this browser's unfinished message for the place, as of the form's first render. */
export function useBrowserDraft(place: string) {
  const [copy, setCopy] = useState<BrowserDraft | null>(null);
  useEffect(() => {
    let here = true;
    const look = async () => {
      const found = await browserDrafts.get(place);
      if (!found || found.outgoing) return;
      const whole = await withServerDraft(found);
      if (here) setCopy(whole);
    };
    void look();
    return () => {
      here = false;
    };
  }, [place]);
  return {
    copy,
    /** The current one: an upload may have been added since. */
    take: async () => {
      setCopy(null);
      const now = await browserDrafts.get(place);
      return copy && now && !now.outgoing && now.written.files === copy.written.files ? now.written : copy?.written;
    },
    throwAway: () => {
      if (copy && !copy.written.draftId) cancelUploads(copy.written);
      void browserDrafts.forget(place);
      setCopy(null);
    },
  };
}
