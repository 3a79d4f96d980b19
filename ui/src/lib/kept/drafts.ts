import { useState } from 'react';

/** What was typed and not sent yet, by what it belongs to; it lasts until the page is loaded anew. */
const drafts = new Map<string, string>();

/** Whether something typed waits somewhere to be sent. */
export const hasDrafts = (): boolean => drafts.size > 0;

/** How much typed text waits to be sent. */
export const countDrafts = (): number => drafts.size;

/** Forgets all of it. */
export const forgetDrafts = (): void => drafts.clear();

/** Text that stays when the place where it is typed closes, and is there again when it opens. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState({ key, text: drafts.get(key) ?? '' });
  const text = draft.key === key ? draft.text : (drafts.get(key) ?? '');
  const keep = (typed: string) => {
    if (typed.trim()) drafts.set(key, typed);
    else drafts.delete(key);
    setDraft({ key, text: typed });
  };
  return [text, keep];
}
