type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells the application that the server no longer knows who is asking. */
export function announceSignedOut(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the session turns out to have ended; returns how to stop. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
