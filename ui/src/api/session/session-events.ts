type SignedOutListener = (why: string | undefined) => void;

const listeners = new Set<SignedOutListener>();

/** Announces that the server no longer recognizes the session, with the reason if there is one. */
export function announceSignedOut(why?: string): void {
  for (const listener of listeners) listener(why);
}

/** Calls `listener` whenever the session turns out to have ended. Returns a function that unsubscribes it. */
export function onSignedOut(listener: SignedOutListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const secondStepListeners = new Set<() => void>();

/** Announces that the user's company requires two-step sign-in, which they have to set up first. */
export function announceSecondStepMissing(): void {
  for (const listener of secondStepListeners) listener();
}

/** Calls `listener` on such announcements. Returns a function that unsubscribes it. */
export function onSecondStepMissing(listener: () => void): () => void {
  secondStepListeners.add(listener);
  return () => secondStepListeners.delete(listener);
}
