import { useState } from 'react';

/** Typed and unsent text by key; it lasts until the page is reloaded. */
const drafts = new Map<string, string>();

/** Whether there is typed and unsent text. */
export const hasDrafts = (): boolean => drafts.size > 0;

/** The number of typed and unsent texts. */
export const countDrafts = (): number => drafts.size;

/** Deletes all of them. */
export const forgetDrafts = (): void => drafts.clear();

/** Text that survives closing the component where it is typed, and is restored when it opens again. */
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
