import type { InitialMessage } from '../window/window-moves';

/** The forms on screen by thread; each accepts replies to its thread. */
const visibleForms = new Map<string, (opening: InitialMessage) => void>();

/** Registers a thread's form while it is on screen. Returns a function that unregisters it. */
export function registerForm(threadId: string, take: (opening: InitialMessage) => void): () => void {
  visibleForms.set(threadId, take);
  return () => {
    if (visibleForms.get(threadId) === take) visibleForms.delete(threadId);
  };
}

/** Passes a reply to its thread's form. Returns whether there is one. */
export async function replyInline(opening: InitialMessage): Promise<boolean> {
  const take = opening.threadId ? visibleForms.get(opening.threadId) : undefined;
  take?.(opening);
  return take !== undefined;
}
