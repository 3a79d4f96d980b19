import type { Opening } from '../window/window-moves';

/** The forms that are under a thread on the screen; each takes replies to its thread. */
const forms = new Map<string, (opening: Opening) => void>();

/** A thread's form is on the screen until the answer is called. */
export function showsForm(threadId: string, take: (opening: Opening) => void): () => void {
  forms.set(threadId, take);
  return () => {
    if (forms.get(threadId) === take) forms.delete(threadId);
  };
}

/** Gives a reply to the form of its thread; whether there is one. */
export async function answersInline(opening: Opening): Promise<boolean> {
  const take = opening.threadId ? forms.get(opening.threadId) : undefined;
  take?.(opening);
  return take !== undefined;
}
