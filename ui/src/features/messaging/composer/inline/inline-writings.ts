import { draftKey } from '../drafts/browser-drafts';
import { newMessage } from '../form/composition';
import { offscreenCallbacks, showInWindow } from '../window/window-moves';
import { type WritingSession, startWriting } from '../writing';

/** Messages written below threads, by place: switching threads loses nothing. */
const sessions = new Map<string, WritingSession>();
/** The places whose form is on screen. */
const shown = new Set<string>();

/** Returns the message of a place; a new one if there is none. */
export function sessionAt(userId: string, loanId: string, threadId: string | null): WritingSession {
  const place = draftKey(userId, loanId, threadId);
  const known = sessions.get(place);
  if (known) return known;
  const rows = threadId ? [] : (['RECIPIENTS'] as const);
  const begun = startWriting(newMessage(loanId, { threadId, rows }), userId, {
    onLeft: offscreenCallbacks.onLeft,
    onSent: offscreenCallbacks.onSent,
    // If it isn't on screen, it is returned in the window.
    onBack: (writing) => !shown.has(place) && showInWindow(writing),
  });
  sessions.set(place, begun);
  return begun;
}

/** Returns all of them. */
export const inlineSessions = (): WritingSession[] => [...sessions.values()];

/** Marks a place as on screen. Returns a function that unmarks it. */
export function markOnScreen({ place }: WritingSession): () => void {
  shown.add(place);
  return () => void shown.delete(place);
}
