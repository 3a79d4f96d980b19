import { placeOfWriting } from '../drafts/kept-here';
import { newMessage } from '../form/composition';
import { elsewhere, showInWindow } from '../window/window-moves';
import { type Writing, beginWriting } from '../writing';

/** What is written under the threads, by its place: walking to another thread and back loses nothing. */
const writings = new Map<string, Writing>();
/** The places whose form is on the screen. */
const shown = new Set<string>();

/** The writing of a place; begun when there is none. */
export function writingAt(userId: string, loanId: string, threadId: string | null): Writing {
  const place = placeOfWriting(userId, loanId, threadId);
  const known = writings.get(place);
  if (known) return known;
  const rows = threadId ? [] : (['RECIPIENTS'] as const);
  const begun = beginWriting(newMessage(loanId, { threadId, rows }), userId, {
    onLeft: elsewhere.onLeft,
    onSent: elsewhere.onSent,
    // Off the screen it comes back in the window.
    onBack: (writing) => !shown.has(place) && showInWindow(writing),
  });
  writings.set(place, begun);
  return begun;
}

/** All of them. */
export const inlineWritings = (): Writing[] => [...writings.values()];

/** A place is on the screen until the answer is called. */
export function onScreen({ place }: Writing): () => void {
  shown.add(place);
  return () => void shown.delete(place);
}
