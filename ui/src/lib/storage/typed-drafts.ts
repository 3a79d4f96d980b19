import { useState } from 'react';

/** Typed and unsent text by key; it lasts until the page is reloaded. */
const drafts = new Map<string, string>();

/** Whether there is typed and unsent text. */
export const hasTypedDrafts = (): boolean => drafts.size > 0;

/** The number of typed and unsent texts. */
export const countTypedDrafts = (): number => drafts.size;

/** Deletes all of them. */
export const clearTypedDrafts = (): void => drafts.clear();

/** Text that survives closing the component where it is typed, and is restored when it opens again. */
export function useTypedDraft(key: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState({ key, text: drafts.get(key) ?? '' });
  const text = draft.key === key ? draft.text : (drafts.get(key) ?? '');
  const keep = (typed: string) => {
    if (typed.trim()) drafts.set(key, typed);
    else drafts.delete(key);
    setDraft({ key, text: typed });
  };
  return [text, keep];
}
