type Listener = (why: string | undefined) => void;

const listeners = new Set<Listener>();

/** Tells the application that the server no longer knows who is asking, and why where there is more to say. */
export function announceSignedOut(why?: string): void {
  for (const listener of listeners) listener(why);
}

/** Calls `listener` whenever the session turns out to have ended; returns how to stop. */
export function onSignedOut(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const heldUp = new Set<() => void>();

/** Tells the application that the person's company asks for two-step sign-in, which they have to set up first. */
export function announceSecondStepMissing(): void {
  for (const listener of heldUp) listener();
}

/** Calls `listener` whenever that turns out; returns how to stop. */
export function onSecondStepMissing(listener: () => void): () => void {
  heldUp.add(listener);
  return () => heldUp.delete(listener);
}
