import { placeOfWriting } from '../drafts/browser-drafts';
import { newMessage } from '../form/composition';
import { elsewhere, showInWindow } from '../window/window-moves';
import { type Writing, beginWriting } from '../writing';

/** Messages written below threads, by place: switching threads loses nothing. */
const writings = new Map<string, Writing>();
/** The places whose form is on screen. */
const shown = new Set<string>();

/** Returns the message of a place; a new one if there is none. */
export function writingAt(userId: string, loanId: string, threadId: string | null): Writing {
  const place = placeOfWriting(userId, loanId, threadId);
  const known = writings.get(place);
  if (known) return known;
  const rows = threadId ? [] : (['RECIPIENTS'] as const);
  const begun = beginWriting(newMessage(loanId, { threadId, rows }), userId, {
    onLeft: elsewhere.onLeft,
    onSent: elsewhere.onSent,
    // If it isn't on screen, it is returned in the window.
    onBack: (writing) => !shown.has(place) && showInWindow(writing),
  });
  writings.set(place, begun);
  return begun;
}

/** Returns all of them. */
export const inlineWritings = (): Writing[] => [...writings.values()];

/** Marks a place as on screen. Returns a function that unmarks it. */
export function onScreen({ place }: Writing): () => void {
  shown.add(place);
  return () => void shown.delete(place);
}
