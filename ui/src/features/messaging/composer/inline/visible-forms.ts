import type { Opening } from '../window/window-moves';

/** The forms on screen by thread; each accepts replies to its thread. */
const forms = new Map<string, (opening: Opening) => void>();

/** Registers a thread's form while it is on screen. Returns a function that unregisters it. */
export function showsForm(threadId: string, take: (opening: Opening) => void): () => void {
  forms.set(threadId, take);
  return () => {
    if (forms.get(threadId) === take) forms.delete(threadId);
  };
}

/** Passes a reply to its thread's form. Returns whether there is one. */
export async function answersInline(opening: Opening): Promise<boolean> {
  const take = opening.threadId ? forms.get(opening.threadId) : undefined;
  take?.(opening);
  return take !== undefined;
}
